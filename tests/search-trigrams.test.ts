import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createSearchFeed } from '#market/search/search-feed.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

/** No index is built in this process: the store answers. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (text: string) => (await app.services.stores.primaryPool.query(text)).rows;
const totals = async (term: string) =>
  Object.fromEntries(
    Object.entries(await app.services.search.ask({ term })).map(([category, hits]) => [category, hits.total]),
  );
const scansOf = async (index: string) =>
  Number(
    (await read(`select idx_scan from pg_stat_user_indexes where indexrelname = '${index}'`))[0]?.idx_scan,
  );

test('SE-10 without an index the store looks into its trigrams instead of reading every name', async () => {
  await read(
    `insert into instrument (kind, string_id, name, currency, ticker, batch_id)
     select 'index', 'pflaume-' || n, 'Zibarte ' || md5(n::text), 'EUR', 'ZBRT' || n, min(id)
       from import_batch, generate_series(1, 20000) n group by n`,
  );
  await read('vacuum analyze instrument');
  const before = await scansOf('instrument_by_search_text');
  expect(await totals('zbrt19999')).toMatchObject({ bonds: 0, stocks: 0, indexes: 1, companies: 0, etf: 0 });
  expect((await totals('zibarte')).indexes).toBe(20_000);
  await expect.poll(() => scansOf('instrument_by_search_text'), { interval: 200 }).toBeGreaterThan(before);
  const plan = await read(`explain select id from instrument where search_text like '%zbrt199%'`);
  expect(JSON.stringify(plan)).toContain('instrument_by_search_text');
});

test('SE-10 the store puts a code first, then a whole name, a beginning, the start of a word', async () => {
  await read(
    `insert into instrument (kind, string_id, name, currency, ticker, batch_id)
     select 'index', 'order-' || n, (array['Alt Quetsche', 'Quetschenbaum', 'Quetsche', 'Anders', 'Zwiquetschen'])[n], 'EUR',
            case n when 4 then 'QUETSCHE' end, min(id) from import_batch, generate_series(1, 5) n group by n`,
  );
  const { indexes } = await app.services.search.ask({ term: 'quetsche', category: 'indexes' });
  expect(indexes?.items.map(({ match }) => match)).toEqual([
    'code',
    'name',
    'name-start',
    'word-start',
    'inside',
  ]);
  expect(indexes?.total).toBe(5);
  const paged = await app.services.search.ask({ term: 'quetsche', category: 'indexes', limit: 2, offset: 1 });
  expect(paged.indexes?.items).toEqual(indexes?.items.slice(1, 3));
});

test('SE-04 many who ask at once wait for one another, and all are answered', async () => {
  const headers = { cookie: await app.cookieOf('paid') };
  const url = '/api/suggest/';
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      app.http.inject({ method: 'POST', url, headers, payload: { term: 'norvik' } }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('SE-10 a database that cannot have trigrams is migrated and searched all the same', async () => {
  const name = `basispoint_no_trigrams_${process.pid}`;
  const server = new pg.Client({ connectionString: inject('databaseServer') });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const { database, pool } = openDatabase(url.href, { connections: 2 });
  // Where nobody looks, so that its operators are not known to the migration.
  await pool.query('create schema elsewhere; create extension pg_trgm schema elsewhere');
  await migrate(database);
  const feed = createSearchFeed(database);
  expect((await feed.search({ term: 'norvik', category: 'etf' })).etf?.total).toBe(0);

  await pool.query('alter extension pg_trgm set schema public');
  const { rows } = await pool.query('select add_search_trigrams() as added');
  expect(rows).toEqual([{ added: true }]);
  await database.destroy();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});
