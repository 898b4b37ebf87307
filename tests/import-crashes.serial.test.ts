import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addTestVenues,
  beforeStatement,
  connectTo,
  fileOf,
  importFiles,
  pricesOf,
  TEST_IMPORT,
} from '#ingest/load/import-for-tests.server.ts';
import { checkFiles, writeChecked } from '#ingest/load/import-run.server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/database/embedded/embedded-postgres.server.ts';
import { makeTemporaryDirectory } from '#platform/database/embedded/temporary-directory.server.ts';
import { createDatabase, type NewDatabase } from '#platform/database/new-database.server.ts';

/** More moments, and other ones: IMPORT_CRASHES=20 IMPORT_SEED=7 npm test -- unit tests/import-crashes. */
const CRASHES = Number(process.env.IMPORT_CRASHES ?? 4);
const DAYS = 2_000;
const random = createRandom(Number(process.env.IMPORT_SEED ?? 1));
const BATCH = { kind: 'command', actor: 'test', actorId: null, note: '' } as const;

let dataDir: string;
let postgres: EmbeddedPostgres;
let store: NewDatabase;
let statements = 0;

beforeAll(async () => {
  dataDir = await makeTemporaryDirectory();
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  store = await createDatabase(postgres.url, 'crashes');
  const client = await connectTo(store.url);
  await addTestVenues(client);
  await client.end();
  await runCounted('FIRST', () => {
    statements++;
  });
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('DI-07 a process or a PostgreSQL that is killed at any moment leaves the store as before or as after the run', async () => {
  for (let crash = 0; crash < CRASHES; crash++) {
    const ticker = `CRASH${crash}`;
    const moment = Math.floor(random() * statements);
    if (crash % 2 === 0) await killProcess(ticker, moment);
    else await killPostgres(ticker, moment);
    const left = await countDays(ticker);
    expect([0, DAYS], `${ticker} at statement ${moment} of ${statements}`).toContain(left);
    const { difference } = await importFiles(store.url, [fileOf('prices.csv', pricesOf(ticker, DAYS))]);
    expect(difference.tables.find(({ table }) => table === 'daily_trading')?.added).toBe(DAYS - left);
    expect(await countDays(ticker)).toBe(DAYS);
  }
  const client = await connectTo(store.url);
  const { rows } = await client.query(
    `select status, failure, count(*)::int from import_batch where status <> 'done' group by 1, 2`,
  );
  await client.end();
  for (const row of rows) expect(row).toMatchObject({ status: 'failed', failure: 'interrupted' });
});

async function killProcess(ticker: string, moment: number): Promise<void> {
  const file = new URL('../src/ingest/load/import-child-for-tests.ts', import.meta.url);
  const child = fork(file, [store.url, String(DAYS), String(moment), ticker], { execArgv: [] });
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

/** The statement is on its way when the server dies; a session that is busy may still end its work, which is as good. */
async function killPostgres(ticker: string, moment: number): Promise<void> {
  const killed = postgres.pid;
  const kill = (number: number) => {
    if (number === moment) process.kill(killed, 'SIGKILL');
  };
  await runCounted(ticker, kill).catch(() => undefined);
  await expect.poll(() => postgres.pid).not.toBe(killed);
  await expect.poll(() => isReady()).toBe(true);
}

async function runCounted(ticker: string, before: (number: number) => void): Promise<void> {
  const client = new pg.Client({ connectionString: store.url });
  client.on('error', () => undefined);
  await client.connect();
  beforeStatement(client, (_, number) => before(number));
  try {
    const checked = await checkFiles(client, [fileOf('prices.csv', pricesOf(ticker, DAYS))], TEST_IMPORT);
    await writeChecked(client, checked, { ...TEST_IMPORT, batch: BATCH });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isReady(): Promise<boolean> {
  try {
    await (await connectTo(store.url)).end();
    return true;
  } catch {
    return false;
  }
}

async function countDays(ticker: string): Promise<number> {
  const client = await connectTo(store.url);
  const { rows } = await client.query(
    'select count(*)::int as days from daily_trading join listing on listing.id = listing_id where ticker = $1',
    [ticker],
  );
  await client.end();
  return (rows[0] as { days: number }).days;
}

/** mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
