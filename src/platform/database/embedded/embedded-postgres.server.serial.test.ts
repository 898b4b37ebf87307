import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findClusterProcesses } from './cluster-processes.server.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.server.ts';
import { makeTemporaryDirectory } from './temporary-directory.server.ts';

let dataDir: string;
let running: EmbeddedPostgres[];
let messages: string[];

let initialised: string;
beforeAll(async () => {
  initialised = await makeTemporaryDirectory();
  await (await startEmbeddedPostgres({ dataDir: initialised, log: () => undefined })).stop();
});
afterAll(() => rm(initialised, { recursive: true }));

beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
  running = [];
  messages = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  await rm(dataDir, { recursive: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const log = (message: string) => messages.push(message);
  const database = await startEmbeddedPostgres({ dataDir, log, ...options });
  running.push(database);
  return database;
}

/** As after a first start, which takes most of the time and has tests of its own. */
async function startAgain(): Promise<EmbeddedPostgres> {
  await cp(join(initialised, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  return start();
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' }).finally(() => client.end());
  return rows[0]?.[0];
}

const RESTARTED = 'PostgreSQL ended unexpectedly (SIGKILL); starting it again';
const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

test('what was written is there after a stop and a start', async () => {
  const first = await start();
  await ask(first.url, `create table sample as select 'ж'::text as letter`);
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select upper(letter) from sample')).toBe('Ж');
});

test('an existing database is started as it is, without being made anew or recovered', async () => {
  await (await startAgain()).stop();
  const whole = readFileSync(join(dataDir, 'postgres', 'global', 'pg_control'));
  for (let round = 0; round < 3; round += 1) {
    const database = await start();
    const control = await ask(database.url, 'select system_identifier::text from pg_control_system()');
    expect(control).toBe(String(whole.readBigUInt64LE(0)));
    await database.stop();
  }
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('automatic recovery');
});

test('the database keeps its promises and opens no port', async () => {
  const { url } = await startAgain();
  expect(await ask(url, `select current_setting('fsync')`)).toBe('on');
  expect(await ask(url, `select current_setting('listen_addresses')`)).toBe('');
});

test('a second start on the same data directory is refused and leaves the first untouched', async () => {
  const first = await startAgain();
  await expect(start()).rejects.toThrow(`already in use by process ${process.pid}`);
  expect(await ask(first.url, 'select 1')).toBe(1);
});

test('another program finds the running database and nothing once it has stopped', async () => {
  const database = await startAgain();
  const url = await findRunningEmbeddedPostgres(dataDir);
  expect(url).toBe(database.url);
  await database.stop();
  expect(await findRunningEmbeddedPostgres(dataDir)).toBeNull();
});

test('stopping twice is stopping once, and leaves no process', async () => {
  const database = await startAgain();
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(await findClusterProcesses(join(dataDir, 'postgres'))).toEqual([]);
});

test('a server that was killed comes back by itself under the same address', async () => {
  const database = await startAgain();
  const killed = database.pid;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => ask(database.url, 'select 1').catch(() => null)).toBe(1);
  expect(database.pid).not.toBe(killed);
  expect(messages).toContain(RESTARTED);
});

test('a stop while a killed server is being restarted leaves no process', async () => {
  const database = await startAgain();
  process.kill(database.pid, 'SIGKILL');
  await expect.poll(() => messages, { interval: 5 }).toContain(RESTARTED);
  await database.stop();
  expect(await findClusterProcesses(join(dataDir, 'postgres'))).toEqual([]);
});

test('the lock file of a process number that is in use again does not stop a start', async () => {
  await (await startAgain()).stop();
  const stale = `${process.ppid}\n${join(dataDir, 'postgres')}\n1\n5432\n/tmp\n\n        0         0\nready   \n`;
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), stale);
  expect(await ask((await start()).url, 'select 1')).toBe(1);
});

test.runIf(isLinux)(
  'the site stops the server, not the Ctrl-C that reaches every process of the terminal',
  async () => {
    const { pid } = await startAgain();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    expect(Number(fields?.[2])).toBe(pid);
  },
);

test('a data directory that is a file is named as such', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(start({ dataDir: file })).rejects.toThrow(`The data directory ${file} is not a directory.`);
});

test.runIf(isRoot)('below a closed directory another user still runs the server', async () => {
  const closed = join(dataDir, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const inside = { dataDir: join(closed, 'data'), privileges: 'other-user' } as const;
  const first = await start(inside);
  expect(statSync(`/proc/${first.pid}`).uid).not.toBe(0);
  await ask(first.url, 'create table sample (id int)');
  await first.stop();
  const second = await start({ ...inside });
  expect(await ask(second.url, 'select count(*)::int from sample')).toBe(0);
});

test.runIf(isRoot)('a cluster of root can be taken over by another user, which then keeps it', async () => {
  const first = await start();
  await ask(first.url, 'create table sample as select 7 as id');
  await first.stop();
  await (await start({ privileges: 'other-user' })).stop();
  const third = await start();
  expect(statSync(`/proc/${third.pid}`).uid).not.toBe(0);
  expect(await ask(third.url, 'select id from sample')).toBe(7);
});

test.runIf(isRoot)('a full disk is called a full disk', async () => {
  const mount = join(dataDir, 'small');
  await mkdir(mount);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', mount], { stdio: 'ignore' });
  } catch {
    return; // Containers may not mount.
  }
  const failure = await start({ dataDir: join(mount, 'data') }).catch(String);
  execFileSync('umount', [mount]);
  expect(failure).toContain('is full. Free some space');
});

test.runIf(!isRoot)('a data directory that may not be written is named with what to do', async () => {
  const locked = join(dataDir, 'locked');
  await mkdir(locked);
  await chmod(locked, 0o500);
  await expect(start({ dataDir: join(locked, 'data') })).rejects.toThrow(
    /cannot be written by this user.*DATA_DIR/,
  );
});
