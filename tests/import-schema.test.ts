import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { GOOD_ROWS } from './constraint-rows.ts';

let store: NewDatabase;
let client: pg.Client;
beforeAll(async () => {
  store = await scratchDatabase();
  client = new pg.Client({ connectionString: store.url });
  await client.connect();
  await client.query(GOOD_ROWS);
});
afterAll(async () => {
  await client.end();
  await store.drop();
});
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

test.each([
  {
    what: 'days of a listing that does not exist',
    statement: `insert into daily_trading (listing_id, day, batch_id) values (1, '2026-07-01', 1), (77, '2026-07-01', 1)`,
    says: 'there is no listing 77',
  },
  {
    what: 'days of a batch that does not exist',
    statement: `update daily_trading set batch_id = 77`,
    says: 'there is no batch 77',
  },
  {
    what: 'the end of a listing that has days',
    statement: `delete from intraday_trading; delete from watchlist_item; delete from instrument_code; delete from listing`,
    says: 'days of trading name it',
  },
])('without foreign keys, too, the store refuses $what', async ({ statement, says }) => {
  const refused = { code: '23503', table: 'daily_trading', message: expect.stringContaining(says) };
  await expect(client.query(statement)).rejects.toMatchObject(refused);
});

const code = (target: string, from: string, to: string) =>
  `insert into instrument_code (scheme, place, value, ${target}, valid_from, valid_to, batch_id)
     values ('mic_ticker', 'XOSL', 'OLD', 1, '${from}', '${to}', 1)`;

test('a ticker that is used again means another thing on later days, and never two on one day', async () => {
  await client.query(code('listing_id', '-infinity', '2020-01-01'));
  await client.query(code('instrument_id', '2020-01-01', 'infinity'));
  await expect(client.query(code('issuer_id', '2019-12-31', '2020-01-01'))).rejects.toMatchObject({
    code: '23P01',
    constraint: 'instrument_code_once_a_day',
  });
});

test('a price that was changed, undone and changed again is shown as it was at each time', async () => {
  await client.query(`
    insert into import_batch (id, source_id, known_at) values (2, 1, '2026-07-02'), (4, 1, '2026-07-04');
    insert into daily_trading_history (listing_id, day, known_from, known_until, last_price, batch_id, ended_by, why) values
      (1, '2026-06-29', '-infinity', '2026-07-02', 90, 1, 2, 'changed'),
      (1, '2026-06-29', '2026-07-02', '2026-07-03', 95, 2, 3, 'undone'),
      (1, '2026-06-29', '-infinity', '2026-07-04', 90, 1, 4, 'changed');
    insert into daily_trading (listing_id, day, last_price, batch_id) values (1, '2026-06-29', 97, 4)`);
  const knownAt = async (at: string) =>
    (
      await client.query<{ last: number }>(
        `select last_price::float8 as last from daily_trading_known(1, '2026-06-29', '2026-06-29', '${at}')`,
      )
    ).rows[0]?.last;
  expect(await knownAt('2026-07-01')).toBe(90);
  expect(await knownAt('2026-07-02')).toBe(95);
  expect(await knownAt('2026-07-03')).toBe(90);
  expect(await knownAt('2026-07-05')).toBe(97);
});

test('an import is silent while it writes: it says itself what it touched', async () => {
  const listener = new pg.Client({ connectionString: store.url });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ channel }) => heard.push(channel));
  await listener.query('listen tags_changed; listen content_changed; listen search_changed; listen heard');
  const writer = new pg.Client({ connectionString: store.url });
  await writer.connect();
  const write = `update instrument set name = name; update dividend set amount = amount`;
  await writer.query(`begin; set local basispoint.is_importing = 'on'; ${write}; commit; notify heard`);
  await expect.poll(() => heard).toEqual(['heard']);
  await writer.query(`${write}; notify heard`);
  await expect.poll(() => heard.filter((channel) => channel === 'heard').length).toBe(2);
  expect(new Set(heard)).toEqual(new Set(['tags_changed', 'content_changed', 'search_changed', 'heard']));
  await writer.end();
  await listener.end();
});
