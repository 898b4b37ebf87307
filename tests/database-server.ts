import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { createDatabase } from '#platform/database/new-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { loadDemo } from '../src/app/store/demo.server.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The day on which the tests' market ends: a Tuesday. */
export const TEST_DAY = '2026-06-30';

/**
 * One PostgreSQL for all tests: the server that DATABASE_URL names, or an embedded one that is thrown away.
 * It is migrated once and the demo market is loaded once; test files copy them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users++;
  shared.market ??= startMarket();
  const { serverUrl, emptyTemplate, demoTemplate, filesDir, stop } = await shared.market;
  project.provide('databaseServer', serverUrl);
  project.provide('emptyTemplate', emptyTemplate);
  project.provide('demoTemplate', demoTemplate);
  project.provide('demoFiles', filesDir);
  return async () => {
    shared.users--;
    if (shared.users === 0) await stop();
  };
}

interface TestMarket {
  readonly serverUrl: string;
  readonly emptyTemplate: string;
  readonly demoTemplate: string;
  readonly filesDir: string;
  stop(): Promise<void>;
}

/** Each project of the configuration has its own copy of this module, but all run in one process. */
const shared = sharedIn(globalThis as SharedScope);

interface SharedScope {
  basispointTests?: { users: number; market?: Promise<TestMarket> };
}

function sharedIn(scope: SharedScope) {
  scope.basispointTests ??= { users: 0 };
  return scope.basispointTests;
}

async function startMarket(): Promise<TestMarket> {
  const server = await startServer(process.env.DATABASE_URL);
  const empty = await createDatabase(server.url, `basispoint_test_empty_${process.pid}`);
  const demo = await createDatabase(server.url, `basispoint_test_demo_${process.pid}`, empty.name);
  const filesDir = await mkdtemp(join(tmpdir(), 'basispoint-test-files-'));
  const now = new Date(`${TEST_DAY}T18:00:00Z`);
  await loadDemo(demo.url, {
    size: 'small',
    today: TEST_DAY,
    leading: 'worst',
    now,
    files: createDiskFileStore(filesDir),
  });
  return {
    serverUrl: server.url,
    emptyTemplate: empty.name,
    demoTemplate: demo.name,
    filesDir,
    stop: async () => {
      await demo.drop();
      await empty.drop();
      await server.stop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

async function startServer(url: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  if (url) return { url, stop: async () => undefined };
  const dataDir = await makeTemporaryFolder('basispoint-test-');
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await forgetDurability(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nothing here has to outlive a power cut, so nothing waits for the disk. Durability has a server of its own. */
async function forgetDurability(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const settings = [
    'fsync = off',
    'synchronous_commit = off',
    'full_page_writes = off',
    "max_wal_size = '8GB'",
  ];
  for (const setting of settings) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()').finally(() => client.end());
}
