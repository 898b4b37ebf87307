import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath } from '#platform/contract/page.ts';
import { startTestApp, type TestApp } from '../../src/app/app-for-tests.server.ts';
import { createExamples } from '../access-matrix/examples.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** What the kernel takes off the server's hands: on this socket about 200 kB. */
const LARGE = 64 * 1024;
const PIPELINED = 12;
const MOST_UNSENT = 8 * 1024 * 1024;

let app: TestApp;
let folder: string;
let path: string;
const accepted = new Set<Socket>();

beforeAll(async () => {
  app = await startTestApp({ connectionLimits: { pipelined: 2 * PIPELINED, unsentBytes: MOST_UNSENT } });
  folder = await makeTemporaryFolder('basispoint-slow-');
  path = join(folder, 'site');
  await app.http.listen({ path });
  app.http.server.on('connection', (socket: Socket) => {
    accepted.add(socket);
    socket.once('close', () => accepted.delete(socket));
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('SF-01 no route works ahead for a client that does not read, and the site answers others meanwhile', async () => {
  const cookie = await app.cookieOf('operator');
  const large = new Map<string, number>();
  for (const url of await listAddresses()) {
    const { statusCode, rawPayload } = await app.get(url, 'operator');
    if (statusCode === 200 && rawPayload.length > LARGE) large.set(url, rawPayload.length);
  }
  expect([...large.keys()]).toEqual(expect.arrayContaining(['/openapi.json', '/stocks/norvik-steel/']));

  let begun = 0;
  app.http.server.on('request', (_, response) => response.once('prefinish', () => begun++));
  const clients: Socket[] = [];
  for (const url of large.keys()) {
    const client = connect(path).pause();
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    client.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`.repeat(PIPELINED));
  }
  await expect.poll(() => waitingOf(accepted)).toBeGreaterThanOrEqual(large.size / 2);
  const largest = Math.max(...large.values());
  for (const socket of accepted) expect(socket.writableLength).toBeLessThan(largest + LARGE);
  const unsent = [...accepted].reduce((sum, { writableLength }) => sum + writableLength, 0);
  expect(unsent).toBeLessThan(MOST_UNSENT + largest * large.size);
  // All of them would be twelve answers each.
  expect(begun).toBeLessThan((PIPELINED / 2) * large.size);
  expect((await app.get('/healthz')).statusCode).toBe(200);
  expect((await app.get('/stocks/')).statusCode).toBe(200);
  for (const client of clients) client.destroy();
});

test('SF-01 a planted fault is found: a server that answers all requests of a connection at once', async () => {
  let begun = 0;
  const server = createServer((_, response) => {
    begun++;
    response.end(Buffer.alloc(4 * LARGE));
  });
  const where = join(folder, 'planted');
  await once(server.listen(where), 'listening');
  const client = connect(where).pause();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PIPELINED));
  await expect.poll(() => begun).toBeGreaterThan(PIPELINED / 2);
  client.destroy();
  server.close();
});

test('SF-01 the description of the API is sent compressed, and not at all to who has it', async () => {
  const { headers, rawPayload } = await app.get('/openapi.json', 'anonymous', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], rawPayload.length < 100_000]).toEqual(['br', true]);
  const again = await app.get('/openapi.json', 'anonymous', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

const waitingOf = (sockets: Set<Socket>) => [...sockets].filter((socket) => socket.writableLength > 0).length;

async function listAddresses(): Promise<string[]> {
  const stock = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json();
  const examples = createExamples({
    stringId: 'norvik-steel',
    stockId: stock.stockId,
    industryId: stock.industryId,
    indexId: stock.indexesList[0].id,
    bondId: 1,
    etfId: 1,
    reportFileId: '00000000-0000-4000-8000-000000000000',
  });
  const listed = Object.entries(examples).flatMap(([call, requests]) => {
    const [method, pattern = ''] = call.split(' ');
    // A stream has no end to wait for.
    if (method !== 'GET' || pattern.endsWith('/live/')) return [];
    return requests.map(({ params = {}, query = {} }) => {
      const search = new URLSearchParams(query).toString();
      return fillPath(pattern, params) + (search && `?${search}`);
    });
  });
  return ['/openapi.json', '/sitemap.xml', '/sitemaps/stocks-1.xml', '/metrics', ...new Set(listed)];
}
