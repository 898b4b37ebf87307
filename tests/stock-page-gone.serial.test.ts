import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { StockPageData } from '#pages/public/stock/stock.contract.ts';
import { readConfig } from '#platform/configuration/config.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { openStores } from '#platform/database/stores.server.ts';
import { createApp } from '../src/app/create-app.server.ts';
import { createLog } from '../src/app/log.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'basispoint-stock-gone-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** One share on two venues, with three days of trading on each. */
const ONE_SHARE = `
  insert into source (id, code, name) values (1, 'test', 'Test');
  insert into import_batch (id, source_id) values (1, 1);
  insert into venue (id, code, names, country, time_zone, position) values
    (1, 'one', '{"eng": "First Exchange"}', 'NO', 'Europe/Oslo', 1),
    (2, 'two', '{"eng": "Second Exchange"}', 'NO', 'Europe/Oslo', 2);
  insert into issuer (id, string_id, name, country, industry_id, batch_id) values (1, 'ore', 'Ore', 'NO', 1, 1);
  insert into instrument (id, kind, string_id, issuer_id, name, ticker, currency, batch_id)
    values (1, 'stock', 'ore', 1, 'Ore', 'ORE', 'EUR', 1);
  insert into stock (instrument_id, share_type) values (1, 'ordinary');
  insert into listing (id, instrument_id, venue_id, ticker, currency, batch_id)
    values (1, 1, 1, 'ORE', 'EUR', 1), (2, 1, 2, 'ORE', 'EUR', 1);
  insert into daily_trading (listing_id, day, last_price, low_price, high_price, batch_id)
    select listing_id, day, 10 * listing_id + extract(day from day), 10, 50, 1
      from generate_series(1, 2) listing_id,
           generate_series('2026-06-24'::date, '2026-06-26', '1 day') day;
`;

test('ST-02 ST-05 a database that stops and starts again in the middle of reading: a clear message, then the page as it was', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { database } = openDatabase(first.url);
  await migrate(database);
  await database.destroy();
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  await client.query(ONE_SHARE);
  await client.end();

  const stores = openStores(first.url);
  const { http } = await createApp({
    // Cached data would still be shown: here every read queries the store.
    config: { ...readConfig({}), pageCache: false, rateLimits: false },
    stores,
    log: createLog('silent'),
    version: '0',
  });
  const before = await http.inject('/stocks/ore/?format=json');
  expect(before.statusCode).toBe(200);
  expect(before.json<StockPageData>()).toMatchObject({ groundId: 1, failed: [] });

  await first.stop();
  await expect.poll(async () => (await http.inject('/readyz')).statusCode).toBe(503);
  // A reader who changes the venue, one who comes by a link, and one who reads another language.
  const switched = await http.inject('/stocks/ore/2/?format=json');
  expect([switched.statusCode, switched.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'unavailable' }),
  ]);
  for (const [path, words] of [
    ['/stocks/ore/', 'The data is not available right now. Please try again in a moment.'],
    ['/rus/stocks/ore/2/', 'Сейчас данные недоступны.'],
  ] as const) {
    const page = await http.inject(path);
    expect([path, page.statusCode]).toEqual([path, 503]);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain(words);
    expect(page.body).not.toMatch(/ECONN|at .*\.ts/);
  }

  const second = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await expect.poll(async () => (await http.inject('/readyz')).statusCode).toBe(200);
  expect((await http.inject('/stocks/ore/?format=json')).json()).toEqual(before.json());
  const after = await http.inject('/stocks/ore/2/');
  expect([after.statusCode, after.body.includes('This section did not load')]).toEqual([200, false]);
  await http.close();
  await stores.close();
  await second.stop();
});
