import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import readExcelFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDemoMarket } from '#platform/database/scratch-database.server.ts';
import { atFullSpeed, slowDownExports } from './slow-exports.ts';
import { PATIENCE } from './wait-for.ts';

/** The built server as an operator runs it; `npm test` has built it. */
const SERVER = 'dist/server/server.js';

let demo: NewDatabase;
let dataDir: string;
let pool: pg.Pool;
let running: Running | null = null;
beforeAll(async () => {
  demo = await scratchDemoMarket();
  dataDir = await mkdtemp(join(tmpdir(), 'basispoint-restart-'));
  pool = new pg.Pool({ connectionString: demo.url, max: 2 });
  pool.on('error', () => undefined);
});
afterEach(() => running?.end('SIGKILL'));
afterAll(async () => {
  await pool.end();
  await demo.drop();
  await rm(dataDir, { recursive: true });
});

interface Running {
  readonly origin: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

async function start(): Promise<Running> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: demo.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect.poll(() => isReady()).toBe(true);
  return {
    origin,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

async function signIn({ origin }: Running): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paid@demo.example', password: 'basispoint-demo' }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The queues start behind the site, so the first asking may come too early. */
async function prepare({ origin }: Running, cookie: string): Promise<string> {
  const { stockId } = await (await fetch(`${origin}/stocks/norvik-steel/?format=json`)).json();
  return vi.waitFor(async () => {
    const answer = await fetch(`${origin}/api/stocks/${stockId}/1/trading-export/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ from: '', to: '', archive: true }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()).id;
  }, PATIENCE);
}

async function rowOf(id: string): Promise<{ state: string; written: number; total: number; tries: number }> {
  const { rows } = await pool.query(
    'select state, rows_written as written, rows_total as total, attempts as tries from export_job where id = $1',
    [id],
  );
  return rows[0];
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'CH-16 a process that ends by %s in the middle of a file is followed by one that finishes it',
  async (signal) => {
    await slowDownExports(pool, 1.5);
    running = await start();
    const cookie = await signIn(running);
    const id = await prepare(running, cookie);
    await vi.waitFor(async () => expect((await rowOf(id)).written).toBeGreaterThan(0), PATIENCE);
    await running.end(signal);
    const left = await rowOf(id);
    expect([left.state, left.tries]).toEqual(signal === 'SIGKILL' ? ['running', 1] : ['waiting', 0]);
    expect(left.written).toBeLessThan(left.total);

    await atFullSpeed(pool);
    running = await start();
    await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('ready'), PATIENCE);
    const file = await fetch(`${running.origin}/files/exports/${id}/`, { headers: { cookie } });
    const [sheet] = await readExcelFile(Buffer.from(await file.arrayBuffer()));
    expect(sheet?.data.filter(([day]) => (day as unknown) instanceof Date)).toHaveLength(left.total);
    await running.end('SIGTERM');
  },
);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
