import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { createDatabase } from '#platform/database/new-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { markBuild } from '../launch/stamps.mjs';
import { loadDemo } from '../src/app/store/demo.server.ts';
import { copyCached } from './cached-folder.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The day on which the tests' market ends: a Tuesday. */
export const TEST_DAY = '2026-06-30';

const EMPTY = 'basispoint_test_empty';
const DEMO = 'basispoint_test_demo';
const FILES = 'test-files';

/** Nothing here has to outlive a power cut, so nothing waits for the disk. Durability has a server of its own. */
const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
};

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

/** Both templates on the server that is given, or on an embedded one that is thrown away. */
function startMarket(): Promise<TestMarket> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? loadInto(DATABASE_URL) : startCached();
}

async function loadInto(serverUrl: string): Promise<TestMarket> {
  const filesDir = await mkdtemp(join(tmpdir(), 'basispoint-test-files-'));
  const { empty, demo } = await makeTemplates(serverUrl, { filesDir, suffix: `_${process.pid}` });
  return {
    serverUrl,
    emptyTemplate: empty.name,
    demoTemplate: demo.name,
    filesDir,
    stop: async () => {
      await demo.drop();
      await empty.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

/** The folder of a server with both templates is made once for the code that makes it. */
async function startCached(): Promise<TestMarket> {
  const dataDir = await makeTemporaryFolder('basispoint-test-');
  await copyCached('test-market', `${TEST_DAY}-${markBuild().content}`, dataDir, async (folder) => {
    const server = await startQuickly(folder);
    await makeTemplates(server.url, { filesDir: join(folder, FILES), suffix: '' }).finally(() =>
      server.stop(),
    );
  });
  const server = await startQuickly(dataDir);
  return {
    serverUrl: server.url,
    emptyTemplate: EMPTY,
    demoTemplate: DEMO,
    filesDir: join(dataDir, FILES),
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const startQuickly = (dataDir: string) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, settings: WITHOUT_DURABILITY });

async function makeTemplates(serverUrl: string, { filesDir, suffix }: { filesDir: string; suffix: string }) {
  const empty = await createDatabase(serverUrl, EMPTY + suffix);
  const demo = await createDatabase(serverUrl, DEMO + suffix, empty.name);
  const now = new Date(`${TEST_DAY}T18:00:00Z`);
  const files = createDiskFileStore(filesDir);
  await loadDemo(demo.url, { size: 'small', today: TEST_DAY, leading: 'worst', now, files });
  return { empty, demo };
}
