import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { S3Bucket } from '#platform/configuration/config-s3.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { Files } from '#platform/files/files.server.ts';
import { createS3FileStore } from '#platform/files/s3-file-store.server.ts';
import { KEY_ID, REGION, type S3ForTests, SECRET, startS3, type Trouble } from './s3-for-tests.ts';
import { sha256 } from './sig-v4.ts';

const PATIENCE = { answerMs: 5_000, partMs: 5_000, tries: 3, pauseMs: 5 };
/** For a store that is slow on purpose. */
const HASTE = { ...PATIENCE, answerMs: 300, partMs: 300 };
const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
const HASH = sha256(CONTENT);
const PATH = `/papers/site.one/${HASH.slice(0, 2)}/${HASH}`;

let s3: S3ForTests;
const open = (changed: Partial<S3Bucket> = {}, patience = PATIENCE) =>
  createS3FileStore(
    {
      endpoint: s3.endpoint,
      bucket: 'papers',
      region: REGION,
      keyId: KEY_ID,
      secret: SECRET,
      prefix: 'site.one/',
      addressing: 'path',
      ...changed,
    },
    patience,
  );

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.requests.length = 0;
  s3.troubles.length = 0;
  s3.objects.clear();
});

test('a content goes into the bucket by its hash, signed, once, and comes back whole', async () => {
  const store = open();
  expect(await store.put(CONTENT)).toEqual({ sha256: HASH, size: CONTENT.length });
  expect(await store.put(CONTENT)).toEqual({ sha256: HASH, size: CONTENT.length });
  expect(s3.requests).toEqual([`HEAD ${PATH}`, `PUT ${PATH}`, `HEAD ${PATH}`]);
  const stream = await store.read(HASH);
  expect(stream && sha256(await buffer(stream))).toBe(HASH);
});

test('a part of a content is read by its first and last byte', async () => {
  s3.objects.set(PATH, CONTENT);
  const stream = await open().read(HASH, { first: 1_000, last: 1_999 });
  expect(stream && (await buffer(stream))).toEqual(CONTENT.subarray(1_000, 2_000));
  expect(s3.requests).toEqual([`GET ${PATH} bytes=1000-1999`]);
});

test('what was never stored is not there; a bucket that is not there is a fault', async () => {
  expect(await open().read(HASH)).toBeNull();
  await expect(open({ bucket: 'elsewhere' }).read(HASH)).rejects.toThrow('404 NoSuchBucket');
  await expect(open().read('../papers')).rejects.toThrow('hash');
});

test.each([
  { wrong: { secret: 'another' }, code: 'SignatureDoesNotMatch' },
  { wrong: { keyId: 'ANOTHER' }, code: 'InvalidAccessKeyId' },
  { wrong: { region: 'eu-test-2' }, code: 'AuthorizationHeaderMalformed' },
])('a store that is opened with $wrong says $code, and no secret', async ({ wrong, code }) => {
  const refused = open(wrong).put(CONTENT);
  await expect(refused).rejects.toThrow(`403 ${code}`);
  await expect(refused).rejects.not.toThrow(/another|secret/i);
  expect(s3.objects.size).toBe(0);
  const stream = await open(wrong).read(HASH);
  await expect(stream && buffer(stream)).rejects.toThrow(`403 ${code}`);
});

test.each(['busy', 'gone', 'slow'] as Trouble[])(
  'a store that is %s twice is asked a third time',
  async (trouble) => {
    const store = open({}, trouble === 'slow' ? HASTE : PATIENCE);
    s3.troubles.push(trouble, trouble);
    await store.put(CONTENT);
    expect(s3.objects.get(PATH)).toEqual(CONTENT);
    s3.troubles.push(trouble, trouble);
    const stream = await store.read(HASH);
    expect(stream && sha256(await buffer(stream))).toBe(HASH);
  },
);

test.each([
  { trouble: 'busy', words: '503 SlowDown' },
  { trouble: 'gone', words: 'fetch failed' },
  { trouble: 'slow', words: 'does not answer' },
] as { trouble: Trouble; words: string }[])(
  'a store that stays $trouble is a fault after three tries',
  async ({ trouble, words }) => {
    s3.troubles.push(...Array<Trouble>(6).fill(trouble));
    const read = open({}, trouble === 'slow' ? HASTE : PATIENCE).read(HASH);
    await expect(read.then((stream) => stream && buffer(stream))).rejects.toThrow(words);
    expect(s3.requests.length).toBe(3);
  },
);

test.each(['cut', 'stall'] as Trouble[])(
  'a content that is %s in the middle goes on from the next byte',
  async (trouble) => {
    s3.objects.set(PATH, CONTENT);
    s3.troubles.push(trouble, trouble);
    const stream = await open({}, trouble === 'stall' ? HASTE : PATIENCE).read(HASH);
    expect(stream && sha256(await buffer(stream))).toBe(HASH);
    expect(s3.requests).toEqual([
      `GET ${PATH}`,
      `GET ${PATH} bytes=150000-299999`,
      `GET ${PATH} bytes=225000-299999`,
    ]);
  },
);

test('a content that is cut again and again ends in an error, never in a short file', async () => {
  s3.objects.set(PATH, CONTENT);
  s3.troubles.push('cut', 'cut', 'cut');
  const stream = await open().read(HASH, { first: 0, last: CONTENT.length - 1 });
  await expect(stream && buffer(stream)).rejects.toThrow();
});

test('a reader who goes away ends the request', async () => {
  s3.objects.set(PATH, CONTENT);
  s3.troubles.push('stall');
  const stream = await open().read(HASH);
  const ended = vi.fn();
  stream?.once('data', () => stream.destroy()).once('close', ended);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(s3.requests.length).toBe(1);
});

test('where the bucket stands before the host, it is signed there', async () => {
  const requests: Request[] = [];
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (requested) => {
    requests.push(requested as Request);
    return new Response(null, { status: 200 });
  });
  await open({ endpoint: 'https://s3.example.org', addressing: 'host' }).put(CONTENT);
  expect(requests[0]?.url).toBe(`https://papers.s3.example.org/site.one/${HASH.slice(0, 2)}/${HASH}`);
  fetching.mockRestore();
});

test('new files go to the bucket while those on the disk still open, each from the store that took it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'basispoint-files-'));
  const disk = createDiskFileStore(root);
  const old = { ...(await new Files(disk).put(Buffer.from('old'))) };
  const files = new Files(open(), disk);
  const fresh = await files.put(CONTENT);
  expect([old.store, fresh.store]).toEqual(['disk', 's3']);
  expect((await buffer(await files.read(old))).toString()).toBe('old');
  expect(sha256(await buffer(await files.read(fresh)))).toBe(HASH);
  await expect(new Files(disk).read(fresh)).rejects.toThrow('"s3" is not configured');
  await expect(files.read({ ...old, store: 's3' })).rejects.toThrow('has no content');
  await rm(root, { recursive: true });
});
