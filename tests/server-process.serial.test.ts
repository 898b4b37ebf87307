import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase, scratchDemoMarket } from '#platform/database/scratch-database.server.ts';

/** The built server as an operator runs it; `npm test` has built it. */
const SERVER = 'dist/server/server.js';
let demo: NewDatabase;
let empty: NewDatabase;
beforeAll(async () => {
  [demo, empty] = [await scratchDemoMarket(), await scratchDatabase()];
});
afterAll(() => Promise.all([demo.drop(), empty.drop()]));

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

async function start(environment: Record<string, string>, args: readonly string[] = []): Promise<Running> {
  const port = Number(environment.PORT ?? (await freePort()));
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: demo.url,
    LOG_LEVEL: 'info',
    PORT: String(port),
    ...environment,
  };
  const child = spawn(process.execPath, [SERVER, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, port, ended, output: () => output };
}

async function ready(running: Running): Promise<void> {
  await expect.poll(() => statusOf(running, '/readyz'), { interval: 50 }).toBe(200);
}

const statusOf = ({ port }: Running, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.status,
    () => 0,
  );

test('SIGTERM says 503 to the balancer, finishes what is open, is not held by a slow body, and ends with 0', async () => {
  // Far longer than the two requests below take: whoever comes after it is refused.
  const running = await start({ DRAIN_SECONDS: '5' });
  await ready(running);
  expect(await statusOf(running, '/stocks/')).toBe(200);
  const slow = connect(running.port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(
    'POST /api/auth/sign-in/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  running.child.kill('SIGTERM');
  await expect.poll(() => statusOf(running, '/readyz'), { interval: 50 }).toBe(503);
  expect(await statusOf(running, '/stocks/')).toBe(200);
  expect(await running.ended).toBe(0);
  slow.destroy();
});

test('a port that is taken is stated in a sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = (holder.address() as { port: number }).port;
  const running = await start({ PORT: String(port) });
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(`port ${port} on 127.0.0.1 is taken`);
  expect(running.output()).not.toContain('    at ');
  holder.close();
});

test.each([
  { why: 'the demo accounts on a public address', env: { HOST: '0.0.0.0' }, says: 'DEMO_PUBLIC=1' },
  {
    why: 'limits switched off on a public address',
    env: { HOST: '0.0.0.0', RATE_LIMITS: 'off' },
    says: 'loopback',
  },
  { why: 'a port that is no number', env: { PORT: 'http' }, says: 'PORT' },
  {
    why: 'a language that is not one of ours',
    env: { DEFAULT_LANGUAGE: 'klingon' },
    says: 'DEFAULT_LANGUAGE',
  },
  { why: 'a database address that is none', env: { DATABASE_URL: 'mysql://x' }, says: 'DATABASE_URL' },
  { why: 'a proxy that is trusted blindly', env: { TRUST_PROXY: 'true' }, says: 'TRUST_PROXY' },
  { why: 'a list of sites that cannot be read', env: { SITES_FILE: '/nowhere.json' }, says: 'SITES_FILE' },
])('$why is refused with what to do', async ({ env, says }) => {
  const running = await start(env);
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(says);
  expect(running.output()).not.toContain('    at ');
});

test('a store without the demo market is served on any address, and nothing is loaded into it', async () => {
  const running = await start({ DATABASE_URL: empty.url, HOST: '0.0.0.0' });
  await ready(running);
  expect(running.output()).not.toContain('demo');
  const { rows } = await (await fetch(`http://127.0.0.1:${running.port}/stocks/?format=json`)).json();
  expect(rows).toEqual([]);
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

test('DI-11 --empty is refused where the demo market is, and an empty store says where it is set up', async () => {
  const refused = await start({}, ['--empty']);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('npm run basispoint -- demo remove');
  const running = await start({ DATABASE_URL: empty.url }, ['--empty']);
  await ready(running);
  expect(running.output()).toContain('/setup/');
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

test('no log line holds a password, a cookie or a session', async () => {
  const running = await start({});
  await ready(running);
  const post = (password: string) =>
    fetch(`http://127.0.0.1:${running.port}/api/auth/sign-in/?secret=in-the-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'basispoint_session=in-the-cookie' },
      body: JSON.stringify({ email: 'free@demo.example', password }),
    });
  await post('in-the-password');
  const token = /basispoint_session=([^;]+)/.exec(
    (await post('basispoint-demo')).headers.get('set-cookie') ?? '',
  )?.[1];
  running.child.kill('SIGTERM');
  await running.ended;
  expect(running.output()).toContain('/api/auth/sign-in/');
  for (const secret of ['in-the-password', 'in-the-cookie', 'in-the-query', token ?? 'basispoint_session']) {
    expect(running.output()).not.toContain(secret);
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
