import { readFileSync } from 'node:fs';
import { findConnector } from '#ingest/sources/connectors/connectors.ts';
import { insertSource } from '#ingest/sources/data-source.repository.ts';
import type { SourceNews, SourceTools } from '#ingest/sources/run/source-tools.server.ts';
import { readSourceForm, type SourceForm } from '#ingest/sources/source-form.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ReplayAnswer } from './replay-server.ts';

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

/** Tools that reach the replay server, whose waits cost nothing, and what operators would have been written. */
export function testTools(
  database: Database,
  url: string,
  store: FileStore,
  changed: Partial<SourceTools> = {},
): SourceTools & { readonly news: (SourceNews & { readonly source: string })[] } {
  const news: (SourceNews & { readonly source: string })[] = [];
  let clock = 0;
  return {
    news,
    database,
    url,
    store,
    config: {
      folders: [],
      hosts: ['127.0.0.1'],
      allowsPrivate: true,
      mostBytes: 1_000_000,
      contact: 'data@example.org',
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
