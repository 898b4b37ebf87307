import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDatabase } from '#foundation/database/scratch-database.server.ts';
import { createDiskFileStore } from '#foundation/files/disk-file-store.server.ts';
import type { FileStore } from '#foundation/files/file-store.ts';
import { findMimetype } from '#foundation/files/mimetype.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { type DemoMarketOptions, loadDemoMarket } from './load-demo-market.server.ts';

const OPTIONS: Omit<DemoMarketOptions, 'files'> = {
  today: '2026-03-08',
  now: new Date('2026-03-08T09:00:00Z'),
  size: 'small',
  accounts: DEMO_ACCOUNTS.map((account) => ({ ...account, passwordHash: 'hash' })),
};

let scratch: Awaited<ReturnType<typeof scratchDatabase>>;
let client: pg.Client;
let loadedRows = 0;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  scratch = await scratchDatabase();
  folder = await mkdtemp(join(tmpdir(), 'basispoint-load-'));
  files = createDiskFileStore(folder);
  client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await scratch?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function count(query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${query}`);
  return Number(rows[0]?.count);
}

test('a load that is aborted leaves nothing and says why', async () => {
  const abort = new AbortController();
  const loading = loadDemoMarket(client, {
    ...OPTIONS,
    files,
    signal: abort.signal,
    onProgress: ({ step, done }) => {
      if (step === 'daily_trading' && done > 50_000) abort.abort(new Error('Enough'));
    },
  });
  await expect(loading).rejects.toThrow('Enough');
  for (const table of ['source', 'issuer', 'instrument', 'daily_trading', 'site_user', 'demo_market']) {
    expect(await count(table)).toBe(0);
  }
  expect(
    await count(`pg_constraint where conrelid = 'daily_trading'::regclass and contype in ('p', 'f')`),
  ).toBe(3);
});

test('the small market loads, and each step reports its end', async () => {
  const begun = new Set<string>();
  const ended = new Set<string>();
  const { rows } = await loadDemoMarket(client, {
    ...OPTIONS,
    files,
    onProgress: ({ step, done, total }) => {
      expect(done).toBeLessThanOrEqual(total);
      begun.add(step);
      if (done === total) ended.add(step);
    },
  });
  loadedRows = rows;
  expect(ended).toEqual(begun);
  for (const table of ['issuer', 'daily_trading', 'split', 'advertisement']) expect(ended).toContain(table);
  expect(await count('daily_trading')).toBeGreaterThan(400_000);
  expect(await count('listing where ground_id = 1')).toBeGreaterThan(80);
});

test('a second load is refused', async () => {
  await expect(loadDemoMarket(client, { ...OPTIONS, files })).rejects.toThrow('empty store');
});

test('the batch and the market are recorded with their last trading day', async () => {
  const { rows } = await client.query(
    `select size, last_day::text, finished_at is not null as finished, row_count::int
       from demo_market, import_batch join source on source.id = source_id where code = 'demo'`,
  );
  expect(rows).toEqual([{ size: 'small', last_day: '2026-03-06', finished: true, row_count: loadedRows }]);
});

test('the demo accounts can sign in and differ as documented', async () => {
  const { rows } = await client.query(
    'select email, level, tariff, excel_export_access as excel from site_user where is_demo order by id',
  );
  expect(rows).toEqual([
    { email: 'free@demo.example', level: 1, tariff: null, excel: false },
    { email: 'paid@demo.example', level: 1077, tariff: 677, excel: true },
    { email: 'noexcel@demo.example', level: 1077, tariff: 677, excel: false },
    { email: 'operator@demo.example', level: 1, tariff: null, excel: false },
  ]);
  expect(await count('site_user where is_operator')).toBe(1);
});

test('SH-08 the paid reader has an unread answer, and the operator a question to answer', async () => {
  const { rows } = await client.query(
    `select subject, is_closed, count(*) filter (where status_id = 1 and contacts_id <> user_id)::int as unread,
            count(*) filter (where status_id = 1 and contacts_id = user_id)::int as asked
       from support_ticket join support_message on ticket_id = support_ticket.id
       join site_user on site_user.id = user_id where email = 'paid@demo.example' group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { subject: 'Coupons of floating-rate bonds', is_closed: false, unread: 1, asked: 0 },
    { subject: 'Dates in the exported file', is_closed: true, unread: 0, asked: 0 },
    { subject: 'Two companies with one name', is_closed: false, unread: 0, asked: 1 },
  ]);
});

test('no day of trading contradicts itself', async () => {
  expect(
    await count(`daily_trading
      where min_price > least(open_price, last_price, average_price)
         or max_price < greatest(open_price, last_price, average_price)
         or buying_quote >= selling_quote or volume <= 0 or overturn < 10000`),
  ).toBe(0);
});

test('an index follows the prices of its members', async () => {
  const { rows } = await client.query<{ stated: number; computed: number }>(
    `with factor as (
       select instrument_id, d.day, coalesce(exp(sum(ln(s.coefficient)) filter (where s.day > d.day)), 1) as factor
         from index_member m cross join (values (date '2018-05-15'), (date '2026-03-06')) as d (day)
         left join split s using (instrument_id) where index_id = (select id from instrument where string_id = 'amber-40')
        group by 1, 2
     ), adjusted as (
       select m.instrument_id, m.weight, f.day, t.last_price / f.factor as price
         from index_member m join factor f using (instrument_id)
         join listing l on l.instrument_id = m.instrument_id and l.ground_id = 1
         join daily_trading t on t.listing_id = l.id and t.day = f.day
        where m.index_id = (select id from instrument where string_id = 'amber-40')
     )
     select (select v.value from index_value v join instrument i on i.id = v.index_id
              where i.string_id = 'amber-40' and v.day = '2018-05-15')::float
          / (select v.value from index_value v join instrument i on i.id = v.index_id
              where i.string_id = 'amber-40' and v.day = '2026-03-06')::float as stated,
            sum(early.weight * early.price / late.price)::float / 100 as computed
       from adjusted early join adjusted late using (instrument_id)
      where early.day = '2018-05-15' and late.day = '2026-03-06'`,
  );
  expect(rows[0]?.stated).toBeCloseTo(rows[0]?.computed ?? 0, 5);
});

test('the weights of each index sum to one hundred', async () => {
  expect(
    await count('(select 1 from index_member group by index_id having sum(weight) = 100) as whole'),
  ).toBe(12);
});

test('the intraday line ends at the last price of the day', async () => {
  const ends = `(select distinct on (listing_id) listing_id, price from intraday_trading
                  order by listing_id, traded_at desc) as ends
                join daily_trading using (listing_id)`;
  expect(await count(`${ends} where day = '2026-03-06' and price = last_price`)).toBeGreaterThan(80);
  expect(await count(`${ends} where day = '2026-03-06' and price <> last_price`)).toBe(0);
});

test('a new row gets a number after those of the market', async () => {
  const { rows } = await client.query<{ is_free: boolean }>(
    `select nextval(pg_get_serial_sequence('instrument', 'id')) > max(id) as is_free from instrument`,
  );
  expect(rows[0]?.is_free).toBe(true);
});
