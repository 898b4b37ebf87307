import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Table } from '#engines/screener/table.ts';
import { buildTable } from '#engines/screener/table-builder.ts';
import { createMapFeed } from '#features/bond-map/map-feed.server.ts';
import type { ListId } from '#market/lists/list-fields.ts';
import { createListFeeds } from '#market/lists/lists-feed.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

type Held = ListId | 'bond-map';
const HELD: readonly Held[] = ['bonds', 'stocks', 'indexes', 'etf', 'companies', 'bond-map'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ background: true });
  await app.background?.started;
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const list of HELD) await app.services.screener.read(list);
  await expect.poll(() => app.services.screener.stats().some(({ isStale }) => isStale)).toBe(false);
});

const readings = () =>
  Object.fromEntries(app.services.screener.stats().map((one) => [one.list, one.readings]));

/** What a list would be if it were read anew. */
async function readAnew(list: Held): Promise<Table> {
  const { primary } = app.services.stores;
  const feed = { ...createListFeeds(primary, app.services.today), 'bond-map': createMapFeed(primary) }[list];
  const rows = [];
  for await (const batch of feed.readAll()) rows.push(...batch);
  return buildTable(feed.shape, rows);
}

const run = (sql: string) => app.services.stores.primaryPool.query(sql);
/** Each case changes instruments of its own, so that none depends on what another left. */
let bonds: number[];
let stocks: number[];
beforeAll(async () => {
  bonds = await idsOf('bond', 'isin is not null and exists (select from bond_measure where bond_id = id)');
  stocks = await idsOf('stock', 'exists (select from index_member where instrument_id = instrument.id)');
});
const idsOf = async (kind: string, condition: string): Promise<number[]> =>
  (
    await run(`select id from instrument
      where kind = '${kind}' and status = 'active' and string_id <> 'norvik-steel' and ${condition}
      order by id limit 4`)
  ).rows.map(({ id }) => id);
const NORVIK = `(select id from instrument where string_id = 'norvik-steel')`;

test.each<{ what: string; sql: () => string; lists: readonly Held[] }>([
  {
    what: 'a bond gets another name, currency and ISIN',
    sql: () =>
      `update instrument set name = 'Aaa ' || name, currency = 'CHF', isin = null where id = ${bonds[0]}`,
    lists: ['bonds', 'bond-map'],
  },
  {
    what: 'a bond is traded at another price, from which its yield is computed again',
    sql: () => `update daily_trading set last_price = last_price * 1.01, high_price = high_price * 1.02
           where listing_id in (select id from listing where instrument_id = ${bonds[1]})
             and day = (select day from bond_measure where bond_id = ${bonds[1]})`,
    lists: ['bonds', 'bond-map'],
  },
  {
    what: 'a bond leaves the market',
    sql: () => `update instrument set status = 'matured' where id = ${bonds[2]}`,
    lists: ['bonds', 'bond-map'],
  },
  {
    what: 'a bond is rated',
    sql: () => `insert into rating (issuer_id, bond_id, agency, symbol, assigned_on, batch_id)
          select issuer_id, id, 'Nordic', 'AAA', current_date, batch_id from instrument where id = ${bonds[3]}`,
    lists: ['bonds', 'bond-map'],
  },
  {
    what: 'an issuer moves to another country',
    sql: () =>
      `update issuer set country = 'IS' where id = (select issuer_id from instrument where id = ${NORVIK})`,
    lists: ['stocks', 'bonds', 'companies', 'indexes'],
  },
  {
    what: 'a stock is renamed and leaves a venue',
    sql: () => `with renamed as (update instrument set name = 'Zzz' where id = ${stocks[0]} returning id)
          update listing set status = 'delisted' where id = (select min(id) from listing where instrument_id = ${stocks[0]})`,
    lists: ['stocks'],
  },
  {
    what: 'a stock splits',
    sql: () => `insert into split (instrument_id, day, ratio, batch_id)
          select id, (select max(day) from listing join daily_trading on listing_id = listing.id where instrument_id = ${stocks[1]}), 4, batch_id
            from instrument where id = ${stocks[1]}`,
    lists: ['stocks'],
  },
  {
    what: 'an index loses a member',
    sql: () => `delete from index_member where instrument_id = ${stocks[2]}`,
    lists: ['indexes'],
  },
  {
    what: 'a company issues a bond',
    sql: () => `with issued as (
            insert into instrument (string_id, kind, name, issuer_id, currency, batch_id)
            select 'new-bond', 'bond', 'Mmm', issuer_id, 'EUR', batch_id from instrument where id = ${NORVIK} returning id, batch_id)
          insert into bond (instrument_id, issuer_type, coupon_type, coupon_rate, face_value, batch_id)
          select id, 'corporate', 'fixed', 5, 1000, batch_id from issued`,
    lists: ['bonds', 'companies'],
  },
])('SF-11 the store changes and no list is read anew: $what', async ({ sql, lists }) => {
  const before = readings();
  const merged = () =>
    Object.fromEntries(app.services.screener.stats().map((one) => [one.list, one.mergedRows]));
  const mergedBefore = merged();
  const { rowCount } = await run(sql());
  expect(rowCount).toBeGreaterThan(0);
  for (const list of lists)
    await expect.poll(() => [list, merged()[list]]).not.toEqual([list, mergedBefore[list]]);
  for (const list of HELD)
    await expect
      .poll(async () => contentOf(await app.services.screener.read(list)))
      .toEqual(contentOf(await readAnew(list)));
  expect(readings()).toEqual(before);
});

test('SF-11 where no row is named, the lists concerned are read anew', async () => {
  const before = readings();
  await run(`update venue set names = names || '{"rus": "Другая"}' where id = (select min(id) from venue)`);
  await expect.poll(readings).toMatchObject({ stocks: (before.stocks ?? 0) + 1, etf: (before.etf ?? 0) + 1 });
  expect(readings()).toMatchObject({ bonds: before.bonds, indexes: before.indexes });
});

const contentOf = ({ rowOf: _, ...table }: Table) => table;
