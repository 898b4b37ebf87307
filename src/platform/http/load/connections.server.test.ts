import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, Connections } from './connections.server.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
/** Longer than any test. */
const LONG_MS = 3_600_000;
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function listen(limits: Partial<ConnectionLimits> = {}) {
  const responses: ServerResponse[] = [];
  let isDraining = false;
  const server = createServer((request, response) =>
    connections.answerInTurn(request, response, (_, begun) => {
      responses.push(begun);
    }),
  );
  const connections = new Connections(server, () => isDraining, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanUps.push(() => server.close().closeAllConnections());
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    cleanUps.push(() => socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { server, connections, responses, open, drain: () => (isDraining = true) };
}

async function hear(socket: Socket): Promise<string> {
  let heard = '';
  for await (const data of socket) heard += data;
  return heard;
}

test('SF-01 requests that a client sends without waiting are answered one after the other', async () => {
  const { open, responses } = await listen();
  const socket = await open();
  socket.write(GET.repeat(3));
  for (const count of [1, 2, 3]) {
    await expect.poll(() => responses.length).toBe(count);
    await new Promise(setImmediate);
    expect(responses).toHaveLength(count);
    responses.at(-1)?.end(`answer ${count}`);
  }
});

test('SF-01 a client that sends more than fits is disconnected', async () => {
  const { open, responses } = await listen({ pipelined: 4 });
  const socket = await open();
  socket.write(GET.repeat(6));
  await once(socket.resume(), 'close');
  expect(responses).toHaveLength(1);
});

test('SF-01 the next request of a client that does not read is not begun, and those who read least are cut', async () => {
  const { open, responses, connections } = await listen({ unsentBytes: 1024 * 1024 });
  const [slow, small] = [await open(), await open()];
  slow.pause().write(GET.repeat(2));
  await expect.poll(() => responses.length).toBe(1);
  responses[0]?.end(Buffer.alloc(64 * 1024 * 1024));
  small.write(GET);
  await expect.poll(() => responses.length).toBe(2);
  connections.cutUnread();
  await expect.poll(() => responses[0]?.destroyed).toBe(true);
  responses[1]?.end('read');
  expect(String((await once(small, 'data'))[0])).toContain('read');
  expect(responses).toHaveLength(2);
});

test('SF-05 while it is draining, every answer closes its connection', async () => {
  const { open, responses, drain } = await listen();
  const socket = await open();
  drain();
  socket.write(GET);
  await expect.poll(() => responses.length).toBe(1);
  responses[0]?.end('last');
  expect(await hear(socket)).toMatch(/connection: close[\s\S]*last$/i);
});

test('SF-05 a server that closes ends idle connections without a reset, and lets an open answer finish', async () => {
  const { server, open, responses } = await listen();
  const [idle, busy] = [await open(), await open()];
  const errors: unknown[] = [];
  for (const socket of [idle, busy]) socket.on('error', (error) => errors.push(error));
  busy.write(GET);
  await expect.poll(() => responses.length).toBe(1);
  const closed = new Promise((resolve) => server.close(resolve));
  expect(await hear(idle)).toBe('');
  responses[0]?.writeHead(200, { connection: 'close' }).end('finished');
  expect(await hear(busy)).toContain('finished');
  await closed;
  expect(errors).toEqual([]);
});

test('SF-04 a client that was refused is read again after its time, others at once', async () => {
  const { open, responses, connections } = await listen();
  const refused = await open();
  refused.write(GET);
  await expect.poll(() => responses.length).toBe(1);
  const first = responses[0];
  first?.end('later');
  connections.rest(first?.req.socket as Socket, LONG_MS);
  await once(refused, 'data');
  refused.write(GET);
  const other = await open();
  for (const count of [2, 3]) {
    other.write(GET);
    await expect.poll(() => responses.length).toBe(count);
    expect(responses.at(-1)?.req.socket.remotePort).toBe(other.localPort);
    responses.at(-1)?.end('now');
    await once(other, 'data');
  }
  first?.req.socket.resume();
  await expect.poll(() => responses.at(-1)?.req.socket.remotePort).toBe(refused.localPort);
});

test('SF-04 the time of a refused client ends by itself', async () => {
  const { open, responses, connections } = await listen();
  const refused = await open();
  refused.write(GET);
  await expect.poll(() => responses.length).toBe(1);
  responses[0]?.end('later');
  connections.rest(responses[0]?.req.socket as Socket, 1);
  refused.write(GET);
  await expect.poll(() => responses.length).toBe(2);
});
