import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import type { FileToSend } from '#platform/files/file-to-send.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { mountDownloads } from '#platform/http/mount-download.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

const BYTES = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
const ETAG = 'a-content';
const MODIFIED = new Date('2026-05-01T10:00:00.500Z');

/** Contents that behave in every way that a store can behave. */
const CONTENTS: Record<string, FileToSend> = {
  whole: {
    name: 'отчёт «год».pdf',
    mimetype: 'application/pdf',
    size: BYTES.length,
    etag: ETAG,
    lastModified: MODIFIED,
    read: async (range) => Readable.from([BYTES.subarray(range?.first, range && range.last + 1)]),
  },
  endless: {
    name: 'endless.bin',
    mimetype: 'application/zip',
    read: async () => watched(Readable.from(manyParts(() => false))),
  },
  slow: {
    name: 'slow.bin',
    mimetype: 'application/zip',
    read: async () => Readable.from(manyParts(() => isLimitOver)),
  },
  streamed: {
    name: 'rows.csv',
    mimetype: 'text/csv',
    read: async () => Readable.from(['a,b\r\n', 'я,2\r\n']),
  },
  empty: { name: 'empty.csv', mimetype: 'text/csv', size: 0, read: async () => Readable.from([]) },
  missing: {
    name: 'missing.pdf',
    mimetype: 'application/pdf',
    size: 5,
    read: async () => Readable.from(failing(0)),
  },
  closed: {
    name: 'closed.pdf',
    mimetype: 'application/pdf',
    size: 5,
    read: async () => new Readable({ read: () => undefined }).destroy(),
  },
  broken: {
    name: 'broken.pdf',
    mimetype: 'application/pdf',
    size: 5_000,
    read: async () => Readable.from(failing(2)),
  },
  short: {
    name: 'short.pdf',
    mimetype: 'application/pdf',
    size: 10,
    read: async () => Readable.from([Buffer.from('12345')]),
  },
};

let lastWatched: Readable | undefined;
const watched = (stream: Readable) => {
  lastWatched = stream;
  return stream;
};

let isLimitOver = false;
let partsRead = 0;

async function* manyParts(isEnd: (parts: number) => boolean) {
  for (partsRead = 0; !isEnd(partsRead); partsRead++) {
    await new Promise(setImmediate);
    yield Buffer.alloc(1_000, partsRead);
  }
}

async function* failing(after: number) {
  yield* manyParts((parts) => parts === after);
  throw new Error('the disk is on fire');
}

const contract = download({
  path: '/files/tests/:id/',
  summary: 'For tests',
  params: z.strictObject({ id: z.string().regex(/^[a-z]+$/) }),
});
const serveContent = serveDownload(contract, async ({ params }) => {
  const found = CONTENTS[params.id];
  if (!found) throw new Refusal('not_found');
  return found;
});

const faults: string[] = [];
let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startDownloads();
  origin = await app.listen();
});
afterAll(() => app.close());

async function startDownloads(): Promise<TestApp> {
  const started = await startTestApp({ empty: true });
  started.http.addHook('onRequest', async ({ log }) => {
    log.error = (_: unknown, message?: string) => void faults.push(message ?? '');
  });
  mountDownloads(started.http, started.services, [serveContent], 200);
  return started;
}

const open = (id: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/files/tests/${id}/`, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('QR-03 a file arrives whole, as one to save, cached by nobody, with its name in any alphabet', async () => {
  const response = await open('whole');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="_ _.pdf"; filename*=UTF-8''${encodeURIComponent('отчёт «год».pdf')}`,
    'content-length': String(BYTES.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    etag: `"${ETAG}"`,
    'last-modified': 'Fri, 01 May 2026 10:00:00 GMT',
    'x-content-type-options': 'nosniff',
  });
  expect(hashOf(await bytesOf(response))).toBe(hashOf(BYTES));
});

test('QR-03 a language may stand before the address of a file', async () => {
  const response = await fetch(`${origin}/rus/files/tests/whole/`);
  expect((await bytesOf(response)).length).toBe(BYTES.length);
});

test('QR-03 HEAD shows all of it but the bytes, which are not even read', async () => {
  const read = vi.spyOn(CONTENTS.whole as FileToSend, 'read');
  const response = await open('whole', {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(BYTES.length));
  expect((await bytesOf(response)).length).toBe(0);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test.each([
  { range: 'bytes=0-0', first: 0, last: 0 },
  { range: 'bytes=100-299', first: 100, last: 299 },
  { range: 'bytes=199990-', first: 199_990, last: 199_999 },
  { range: 'bytes=-5', first: 199_995, last: 199_999 },
  { range: 'bytes=5-999999999', first: 5, last: 199_999 },
])('QR-03 $range is answered with that part', async ({ range, first, last }) => {
  const response = await open('whole', { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${BYTES.length}`);
  expect(response.headers.get('content-length')).toBe(String(last - first + 1));
  expect(hashOf(await bytesOf(response))).toBe(hashOf(BYTES.subarray(first, last + 1)));
});

test.each([
  { headers: { range: 'bytes=200000-' }, status: 416 },
  { headers: { range: 'bytes=0-1,5-6' }, status: 200 },
  { headers: { range: 'bytes=0-1', 'if-range': `"${ETAG}"` }, status: 206 },
  { headers: { range: 'bytes=0-1', 'if-range': '"another"' }, status: 200 },
  { headers: { range: 'bytes=0-1', 'if-range': `W/"${ETAG}"` }, status: 200 },
  { headers: { range: 'bytes=0-1', 'if-range': 'Fri, 01 May 2026 10:00:00 GMT' }, status: 206 },
  { headers: { range: 'bytes=0-1', 'if-range': 'Fri, 01 May 2026 10:00:01 GMT' }, status: 200 },
  { headers: { 'if-none-match': `"x", W/"${ETAG}"` }, status: 304 },
  { headers: { 'if-none-match': '"x"' }, status: 200 },
  { headers: { 'if-none-match': '*' }, status: 304 },
  { headers: { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' }, status: 304 },
  { headers: { 'if-modified-since': 'Fri, 01 May 2026 09:59:59 GMT' }, status: 200 },
  { headers: { 'if-modified-since': 'Sat, 02 May 2026 10:00:00 GMT', 'if-none-match': '"x"' }, status: 200 },
] as { headers: Record<string, string>; status: number }[])(
  'QR-03 a request with $headers is answered $status',
  async ({ headers, status }) => {
    const response = await open('whole', headers);
    expect(response.status).toBe(status);
    const { length } = await bytesOf(response);
    expect(length).toBe({ 200: BYTES.length, 206: 2, 304: 0, 416: 0 }[status]);
    if (status === 416) expect(response.headers.get('content-range')).toBe('bytes */200000');
  },
);

test('a file whose length nobody knows is sent whole, whatever part is requested', async () => {
  const response = await open('streamed', { range: 'bytes=0-1' });
  expect(response.status).toBe(200);
  expect(response.headers.get('accept-ranges')).toBe('none');
  expect(await response.text()).toBe('a,b\r\nя,2\r\n');
  expect((await bytesOf(await open('empty'))).length).toBe(0);
});

test('QR-03 what cannot be found or read is refused: a browser is shown a page, a program a code', async () => {
  for (const [id, status, code] of [
    ['nothing', 404, 'not_found'],
    ['not-even-an-id', 404, 'not_found'],
    ['missing', 500, 'fault'],
    ['closed', 500, 'fault'],
  ] as const) {
    const reported = await open(id, { accept: '*/*' });
    expect(reported.status).toBe(status);
    expect(await reported.json()).toMatchObject({ code });
    const shown = await open(id, { accept: 'text/html,*/*;q=0.8' });
    expect(shown.status).toBe(status);
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect(await shown.text()).toContain('<h1>');
  }
  expect((await fetch(`${origin}/files/tests/whole/?x=1`)).status).toBe(400);
});

test.each(['broken', 'short'])(
  'QR-03 a %s file ends in a cut connection, never in a file that looks whole',
  async (id) => {
    faults.length = 0;
    await expect(open(id).then(bytesOf)).rejects.toThrow();
    expect(faults).toEqual(['a download broke off']);
  },
);

test('a download that takes longer than any time limit of the server is carried to its end', async () => {
  const hasty = await startTestApp({
    empty: true,
    timeLimits: { headers: 1_500, request: 1_500, keepAlive: 1_500, idle: 1_500, checkEvery: 50 },
  });
  mountDownloads(hasty.http, hasty.services, [serveContent]);
  const target = new URL(await hasty.listen());
  const response = await fetch(new URL('/files/tests/slow/', target));
  const whole = bytesOf(response);
  // Whoever began later, and is cut off by the limits, shows that they are over for the download too.
  const unfinished = connect(Number(target.port), target.hostname).resume();
  unfinished.write('POST /api/auth/sign-in/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await once(unfinished, 'close');
  isLimitOver = true;
  expect((await whole).length).toBe(1_000 * partsRead);
  expect(partsRead).toBeGreaterThan(25);
  await hasty.close();
});

test('a reader who goes away ends the reading of the file', async () => {
  faults.length = 0;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /files/tests/endless/ HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'data');
  const reading = lastWatched;
  expect(reading?.destroyed).toBe(false);
  socket.destroy();
  await expect.poll(() => reading?.destroyed).toBe(true);
  expect(faults).toEqual([]);
});

test('one visitor holds a dozen downloads at most, and gets a slot back as one ends', async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => open('endless')));
  expect(held.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const refused = await open('endless');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  for (const response of held) await response.body?.cancel();
  await expect.poll(async () => (await open('whole')).status).toBe(200);
});

test('a server that stops is not held up by a download without end', async () => {
  const stopping = await startDownloads();
  const response = await fetch(`${await stopping.listen()}/files/tests/endless/`);
  const reading = response.body?.getReader();
  const drained = async () => {
    while (!(await reading?.read())?.done);
  };
  const [read] = await Promise.allSettled([drained(), stopping.close()]);
  expect(read.status).toBe('rejected');
});
