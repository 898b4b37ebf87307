import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let listener: pg.Client;
let heard: string[] = [];
let ids: { stock: number; issuer: number; listing: number; bond: number; index: number; person: number };

beforeAll(async () => {
  app = await startTestApp();
  listener = new pg.Client({ connectionString: app.databaseUrl });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('listen tags_changed');
  const { rows } = await sql<typeof ids>`
    select stock.id as stock, stock.issuer_id as issuer, listing.id as listing,
           (select min(id) from instrument where issuer_id = stock.issuer_id and kind = 'bond') as bond,
           (select min(instrument_id) from market_index) as index,
           (select min(person_id) from person_role where issuer_id = stock.issuer_id) as person
      from instrument stock join listing on listing.instrument_id = stock.id and venue_id = 1
     where string_id = 'norvik-steel' and kind = 'stock'`.execute(app.services.stores.primary);
  if (!rows[0]) throw new Error('the demo market has this stock');
  ids = rows[0];
});
afterAll(async () => {
  await listener.end();
  await app.close();
});

/** What a statement announces, notice by notice. */
async function announcedBy(statement: string): Promise<string[]> {
  heard = [];
  await sql.raw(statement).execute(app.services.stores.primary);
  await sql.raw(`notify tags_changed, 'end'`).execute(app.services.stores.primary);
  await expect.poll(() => heard.at(-1)).toBe('end');
  return heard.slice(0, -1);
}

const sorted = (tags: readonly string[]) => [...tags].sort().join();

test.each<{ what: string; statement: () => string; tags: () => readonly string[] }>([
  {
    what: 'a dividend',
    statement: () => `update dividend set amount = amount where instrument_id = ${ids.stock}`,
    tags: () => [`instrument:${ids.stock}`, `issuer:${ids.issuer}`],
  },
  {
    what: 'a day of trading',
    statement: () => `update daily_trading set trades = trades where listing_id = ${ids.listing}`,
    tags: () => [`prices:instrument:${ids.stock}`, `prices:issuer:${ids.issuer}`, 'prices:venue:1'],
  },
  {
    what: 'a value of an index',
    statement: () => `update index_value set value = value where index_id = ${ids.index}`,
    tags: () => [`prices:instrument:${ids.index}`],
  },
  {
    what: 'an option of a bond',
    statement: () => `insert into bond_option (bond_id, kind, day) values (${ids.bond}, 'put', '2031-01-01')`,
    tags: () => [`instrument:${ids.bond}`, `issuer:${ids.issuer}`],
  },
  {
    what: 'what is taken away',
    statement: () =>
      `delete from dividend where id = (select max(id) from dividend where instrument_id = ${ids.stock})`,
    tags: () => [`instrument:${ids.stock}`, `issuer:${ids.issuer}`],
  },
  {
    what: 'an issuer, whose name stands on the pages of others',
    statement: () => `update issuer set name = name where id = ${ids.issuer}`,
    tags: () => [`issuer:${ids.issuer}`, 'reference'],
  },
  {
    what: 'a fact of a report',
    statement: () =>
      `update report_fact set value = value where report_id = (select min(id) from report where issuer_id = ${ids.issuer})`,
    tags: () => [`issuer:${ids.issuer}`],
  },
  {
    what: 'a file of a report',
    statement: () =>
      `update stored_file set size = size
        where id = (select file_id from report_file where issuer_id = ${ids.issuer} order by id limit 1)`,
    tags: () => ['files', `issuer:${ids.issuer}`],
  },
  {
    what: 'a label',
    statement: () => `insert into label_override values ('shell', 'sign_in', 'eng', 'Enter')`,
    tags: () => ['labels'],
  },
  { what: 'the menu', statement: () => `update menu_node set position = position`, tags: () => ['menu'] },
  {
    what: 'nothing',
    statement: () => `update dividend set amount = amount where instrument_id = -1`,
    tags: () => [],
  },
  {
    what: 'more than a hundred things',
    statement: () =>
      `insert into person (name, batch_id)
         select 'Person ' || n, (select min(id) from import_batch) from generate_series(1, 101) n`,
    tags: () => ['issuer', 'reference'],
  },
  {
    what: 'an emptied table',
    statement: () => 'truncate price_target',
    tags: () => ['instrument', 'issuer'],
  },
])('$what is announced by the tags of exactly that', async ({ statement, tags }) => {
  const announced = await announcedBy(statement());
  expect(announced.join()).toBe(sorted(tags()));
});

test('a person is announced by every issuer that they work for', async () => {
  const { rows } = await sql<{ tag: string }>`
    select distinct 'issuer:' || issuer_id as tag from person_role where person_id = ${ids.person}`.execute(
    app.services.stores.primary,
  );
  const announced = await announcedBy(`update person set name = name where id = ${ids.person}`);
  expect(announced.join()).toBe(sorted([...rows.map(({ tag }) => tag), 'reference']));
});

test('a hundred things are announced one by one, in notices that are short enough', async () => {
  const announced = await announcedBy(
    `update daily_trading set trades = trades where listing_id in (select id from listing order by id limit 100) and day = '2026-06-30'`,
  );
  expect(announced.length).toBeGreaterThan(0);
  expect(Math.max(...announced.map(({ length }) => length))).toBeLessThan(8_000);
  expect(
    announced
      .join()
      .split(',')
      .filter((tag) => tag.startsWith('prices:instrument:')).length,
  ).toBeGreaterThan(50);
});

test('ticks announce no tags', async () => {
  const tick = { listing: ids.listing, at: '2026-06-30T17:30:00Z', price: 84.2, volume: 1 };
  const statement = `select record_ticks((select min(id) from import_batch), '[${JSON.stringify(tick)}]')`;
  expect(await announcedBy(statement)).toEqual([]);
});

test('every table that is shown announces tags, however it changes', async () => {
  const { rows } = await sql<{ shown: string; triggers: number }>`
    select relname as shown,
           (select count(*)::int from pg_trigger other
             where other.tgrelid = shown.tgrelid and other.tgfoid = 'announce_tags'::regproc) as triggers
      from pg_trigger shown join pg_class on pg_class.oid = shown.tgrelid
     where shown.tgfoid = 'announce_content'::regproc`.execute(app.services.stores.primary);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ triggers }) => triggers !== 4)).toEqual([]);
});
