import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPostmasterPid, stopLeftovers } from '#platform/database/embedded/cluster-processes.server.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { nameSocketDirectory } from '#platform/database/embedded/socket-directory.server.ts';
import { makeTemporaryDirectory } from '#platform/database/embedded/temporary-directory.server.ts';
import { PATIENCE } from './wait-for.ts';

const KILLS = 20;
const WRITER = join(import.meta.dirname, 'durability-writer.ts');
const silent = () => undefined;

let dataDir: string;
let cluster: string;
let writer: Writer | null;

beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
  cluster = join(dataDir, 'postgres');
  writer = null;
});
afterEach(async () => {
  await writer?.kill();
  await stopLeftovers(cluster, silent);
  await rm(await nameSocketDirectory(dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true });
});

test('no acknowledged row is lost when the site, or site and database, are killed while writing', async () => {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    writer = startWriter();
    await writer.whenStored(1 + someRows());
    await writer.kill();
    if (kill % 2 === 1) await killDatabase();
    acknowledged.push(...writer.acknowledgedIds);
  }
  expect(await findLost(acknowledged)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS);
});

test('no acknowledged row is lost when the database alone is killed while writing', async () => {
  writer = startWriter();
  let killed: number | null = null;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await whenReplaced(killed);
    await writer.whenStored(writer.acknowledgedIds.length + 1 + someRows());
    killed = await killDatabase();
  }
  await whenReplaced(killed);
  await writer.whenStored(writer.acknowledgedIds.length + 1);
  await writer.kill();
  expect(await findLost(writer.acknowledgedIds)).toEqual([]);
  expect(writer.acknowledgedIds.length).toBeGreaterThan(KILLS);
});

test('a first start that is killed at any moment is followed by one that works', async () => {
  for (const hasBegun of STEPS_OF_A_FIRST_START) {
    const before = new Set(readdirSync(dataDir));
    writer = startWriter();
    await vi.waitUntil(() => hasBegun(before), PATIENCE);
    await writer.kill();
  }
  writer = startWriter();
  await writer.whenStored(1);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.init'))).toEqual([]);
});

/** As many rows more as a moment brings: a kill comes at any point of a write. */
const someRows = () => Math.floor(Math.random() * 40);

/** A new folder, one that initdb is filling, one that it is about to leave, the cluster, its running server. */
const STEPS_OF_A_FIRST_START: readonly ((before: ReadonlySet<string>) => boolean)[] = [
  (before) => findDraft(before) !== null,
  (before) => existsSync(join(findDraft(before) ?? '/nowhere', 'PG_VERSION')),
  (before) => existsSync(join(findDraft(before) ?? '/nowhere', 'global', 'pg_control')),
  () => existsSync(join(cluster, 'PG_VERSION')),
  () => existsSync(join(cluster, 'postmaster.pid')),
];

function findDraft(before: ReadonlySet<string>): string | null {
  const name = readdirSync(dataDir).find((each) => each.startsWith('postgres.init-') && !before.has(each));
  return name ? join(dataDir, name) : null;
}

interface Writer {
  readonly acknowledgedIds: readonly number[];
  whenStored(count: number): Promise<void>;
  kill(): Promise<void>;
}

function startWriter(): Writer {
  const child: ChildProcess = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledgedIds: number[] = [];
  const lines = child.stdout ? createInterface({ input: child.stdout }) : null;
  lines?.on('line', (line) => line.startsWith('stored ') && acknowledgedIds.push(Number(line.slice(7))));
  const closed = lines ? once(lines, 'close') : Promise.resolve();

  return {
    acknowledgedIds,
    async whenStored(count) {
      await vi.waitUntil(() => acknowledgedIds.length >= count || child.exitCode !== null, PATIENCE);
      if (child.exitCode !== null) throw new Error('the writer ended by itself');
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

async function killDatabase(): Promise<number> {
  const pid = await findPostmasterPid(cluster);
  if (pid === null) throw new Error('no database runs');
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** A row may still be acknowledged after its server was killed, so a new row is no sign of a new server. */
async function whenReplaced(killed: number | null): Promise<void> {
  await vi.waitUntil(async () => ![null, killed].includes(await findPostmasterPid(cluster)), PATIENCE);
}

async function findLost(ids: readonly number[]): Promise<readonly number[]> {
  const database = await startEmbeddedPostgres({ dataDir, log: silent });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'select id from unnest($1::int[]) id where not exists (select from stored where stored.id = id.id)',
    [ids],
  );
  await client.end();
  await database.stop();
  return rows.map(({ id }) => id);
}
