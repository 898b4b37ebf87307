import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { findConnector } from '#ingest/sources/connectors/connectors.ts';
import { insertSource } from '#ingest/sources/data-source.repository.ts';
import type { SourceNews, SourceTools } from '#ingest/sources/run/source-tools.server.ts';
import { readSourceForm, type SourceForm } from '#ingest/sources/source-form.ts';
import { type Database, openDatabase, type Pooled } from '#platform/database/database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { type ReplayAnswer, type ReplayServer, startReplay } from './replay-server.ts';

export const readFixture = (name: string): readonly ReplayAnswer[] =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));

const EMPTY: SourceForm = {
  code: 'replayed',
  name: '',
  kind: 'https',
  connector: null,
  address: '',
  schedule: '0 * * * *',
  timeZone: 'UTC',
  creates: true,
  format: '',
  venue: '',
  days: '',
  known: '',
  accept: '',
  values: '',
  secret: '',
  secretHeader: '',
  region: '',
  rejected: 1,
  changed: 5,
  mayCreate: true,
};

export async function addTestSource(
  database: Database,
  given: Partial<Omit<SourceForm, 'connector'>> & { readonly connector?: string },
): Promise<string> {
  const { connector: named, ...rest } = given;
  const connector = findConnector(named);
  const content = readSourceForm({ ...EMPTY, ...(connector && { kind: 'connector' }), ...rest, connector });
  if (!content) throw new Error('this is no source');
  await insertSource(database, content);
  return content.code;
}

type TestTools = SourceTools & { readonly news: (SourceNews & { readonly source: string })[] };

export interface SourceStore extends Pooled {
  readonly url: string;
  readonly folder: string;
  readonly replay: ReplayServer;
  /** Tools that reach the replay server, whose waits cost nothing, and what operators would have been written. */
  tools(changed?: Partial<SourceTools>): TestTools;
  close(): Promise<void>;
}

/** An empty store, a folder for its files and a replay server, for each test of a file. */
export function openSourceStore(): SourceStore {
  // Filled before each test.
  const here = {} as SourceStore;
  beforeEach(async () => void Object.assign(here, await startSourceStore()));
  afterEach(() => here.close());
  return here;
}

async function startSourceStore(): Promise<SourceStore> {
  const scratch = await scratchDatabase();
  const opened = openDatabase(scratch.url);
  const folder = await makeTemporaryFolder('basispoint-sources-');
  const replay = await startReplay();
  return {
    ...opened,
    url: scratch.url,
    folder,
    replay,
    tools: (changed) => toolsOf(opened.database, scratch.url, folder, changed),
    close: async () => {
      await replay.stop();
      await opened.database.destroy();
      await scratch.drop();
      await rm(folder, { recursive: true });
    },
  };
}

function toolsOf(
  database: Database,
  url: string,
  folder: string,
  changed: Partial<SourceTools> = {},
): TestTools {
  const news: TestTools['news'] = [];
  let clock = 0;
  return {
    news,
    database,
    url,
    store: createDiskFileStore(join(folder, 'files')),
    config: {
      folders: [],
      hosts: ['127.0.0.1'],
      allowsPrivate: true,
      mostBytes: 1_000_000,
      contact: 'data@example.org',
      stagingFolder: folder,
      readSecret: () => null,
    },
    now: new Date('2026-06-30T12:00:00Z'),
    pace: {
      now: () => clock,
      wait: async (ms) => {
        clock += ms;
      },
    },
    notify: async (_, { code }, one) => {
      news.push({ ...one, source: code });
    },
    ...changed,
  };
}
