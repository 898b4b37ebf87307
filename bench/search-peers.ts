import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { SEARCH_CATEGORIES } from '../src/domain/search/categories.ts';
import { foldText } from '../src/engines/search/folding/fold-text.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.server.ts';
import { searchCrowd } from './search-crowd.ts';

export interface Peer {
  readonly name: string;
  /** How many in each category have the term somewhere. */
  count(term: string): Promise<readonly number[]>;
  readonly bytes: number;
  readonly buildMs: number;
  stop(): Promise<void>;
}

const ROWS_AT_ONCE = 20_000;
const nothingToStop = async () => undefined;

/** The least that answers the same: every name read for every term. */
export async function startPlainScan(size: number): Promise<Peer> {
  const begin = performance.now();
  const names = SEARCH_CATEGORIES.map((): string[] => []);
  for (const { category, name, codes } of searchCrowd(size)) {
    const folded = foldText(`${name} ${codes?.join(' ') ?? ''}`);
    names[SEARCH_CATEGORIES.indexOf(category)]?.push(folded);
  }
  const letters = names.flat().reduce((sum, name) => sum + name.length, 0);
  return {
    name: 'String.includes',
    count: async (term) => names.map((list) => list.filter((name) => name.includes(term)).length),
    bytes: letters + 24 * size,
    buildMs: performance.now() - begin,
    stop: nothingToStop,
  };
}

export async function startTrigramsOfPostgres(size: number): Promise<Peer | string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basispoint-search-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const stop = async () => {
    await client.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const hasIt = await client.query('create extension pg_trgm').then(
    () => true,
    () => false,
  );
  if (!hasIt) {
    await stop();
    return 'pg_trgm: this PostgreSQL does not have it';
  }
  const begin = performance.now();
  await client.query('create unlogged table searched (category smallint, folded text)');
  let rows: { categories: number[]; folded: string[] } = { categories: [], folded: [] };
  const flush = async () => {
    await client.query('insert into searched select * from unnest($1::smallint[], $2::text[])', [
      rows.categories,
      rows.folded,
    ]);
    rows = { categories: [], folded: [] };
  };
  for (const { category, name, codes } of searchCrowd(size)) {
    rows.categories.push(SEARCH_CATEGORIES.indexOf(category));
    rows.folded.push(foldText(`${name} ${codes?.join(' ') ?? ''}`));
    if (rows.folded.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  await client.query('create index on searched using gin (folded gin_trgm_ops)');
  await client.query('vacuum analyze searched');
  const buildMs = performance.now() - begin;
  const { rows: sizes } = await client.query<{ bytes: string }>(
    `select pg_total_relation_size('searched') as bytes`,
  );
  return {
    name: 'pg_trgm (GIN)',
    count: async (term) => {
      const { rows: counts } = await client.query<{ category: number; count: string }>(
        `select category, count(*) from searched where folded like '%' || $1 || '%' group by category`,
        [term],
      );
      const byCategory = new Map(counts.map(({ category, count }) => [category, Number(count)]));
      return SEARCH_CATEGORIES.map((_, category) => byCategory.get(category) ?? 0);
    },
    bytes: Number(sizes[0]?.bytes),
    buildMs,
    stop,
  };
}

/** Finds words that begin with the term; it has no way to find one inside of a word. */
export async function startMiniSearch(size: number): Promise<Peer> {
  const before = process.memoryUsage().heapUsed;
  const begin = performance.now();
  const options = { fields: ['folded'], storeFields: ['category'], searchOptions: { prefix: true } };
  const index = new MiniSearch(options);
  index.addAll(
    Array.from(searchCrowd(size), ({ id, category, name: title, codes }) => ({
      id,
      category: SEARCH_CATEGORIES.indexOf(category),
      folded: foldText(`${title} ${codes?.join(' ') ?? ''}`),
    })),
  );
  return {
    name: 'MiniSearch (prefix)',
    count: async (term) => {
      const counts = SEARCH_CATEGORIES.map(() => 0);
      for (const { category } of index.search(term)) counts[category] = (counts[category] ?? 0) + 1;
      return counts;
    },
    bytes: process.memoryUsage().heapUsed - before,
    buildMs: performance.now() - begin,
    stop: nothingToStop,
  };
}
