import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDemoMarket } from '#platform/database/scratch-database.server.ts';
import { findFreePort } from '../e2e/free-port.ts';

/** Far longer than the requests of the test take: whoever comes after it is refused. */
const DRAIN_SECONDS = '20';

let demo: Awaited<ReturnType<typeof scratchDemoMarket>>;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  demo = await scratchDemoMarket();
  port = await findFreePort();
  const env = { PATH: process.env.PATH, DATABASE_URL: demo.url, LOG_LEVEL: 'error', DRAIN_SECONDS };
  server = fork('dist/server/server.js', { env: { ...env, PORT: String(port) }, stdio: 'ignore' });
});
afterAll(async () => {
  if (server.exitCode === null) server.kill('SIGKILL');
  await demo.drop();
});

test('SF-05 a server that stops resets nobody: idle clients, clients at work, and readers of a stream', async () => {
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  // Drawn and cached, so that the answers while the site drains do not depend on the speed of the machine.
  expect(await statusOf('/stocks/')).toBe(200);
  const idle = await Promise.all(Array.from({ length: 16 }, () => openIdle()));
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const cookie = await signIn();
  const streams = await Promise.all([openStream(cookie), openStream(cookie)]);
  const streamed = streams.map((stream) => text(stream));

  server.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  const ended = once(server, 'exit');
  // As long as the site drains, everyone is answered, and asked to connect anew.
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(agent)));
  expect(answers).toEqual(answers.map(() => ({ status: 200, closes: true })));

  for (const { ended: end } of idle) expect(await end).toBe('ended');
  for (const words of await Promise.all(streamed)) expect(words).toMatch(/^retry: \d+/);
  expect(await ended).toEqual([0, null]);
  agent.destroy();
});

test('SF-05 a planted fault is found: a server that resets an idle connection', async () => {
  const accepted: Socket[] = [];
  const reckless = createServer((socket) => {
    accepted.push(socket);
    socket.once('data', () => socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
  });
  await once(reckless.listen(0, '127.0.0.1'), 'listening');
  const address = reckless.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const { ended } = await openIdle(address.port);
  for (const socket of accepted) socket.resetAndDestroy();
  expect(await ended).toBe('reset');
  reckless.close();
});

/** Has had an answer, and says nothing since. */
async function openIdle(at = port): Promise<{ socket: Socket; ended: Promise<'ended' | 'reset'> }> {
  const socket = connect(at, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const ended = new Promise<'ended' | 'reset'>((resolve) => {
    socket.on('end', () => resolve('ended')).on('error', () => resolve('reset'));
  });
  socket.resume();
  return { socket, ended };
}

function ask(agent: Agent): Promise<{ status: number; closes: boolean }> {
  return new Promise((resolve, reject) => {
    get({ port, path: '/stocks/', agent, host: '127.0.0.1' }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
        );
    }).on('error', reject);
  });
}

async function signIn(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paid@demo.example', password: 'basispoint-demo' }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function openStream(cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const path = '/api/stocks/1/1/live/';
    get({ port, path, host: '127.0.0.1', headers: { cookie } }, resolve).on('error', reject);
  });
}

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  );
