import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { findMimetype } from '#platform/files/mimetype.ts';
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
const begun = new Set<string>();
const ended = new Set<string>();
let folder: string;
let files: FileStore;

beforeAll(async () => {
  scratch = await scratchDatabase();
  folder = await mkdtemp(join(tmpdir(), 'basispoint-load-'));
  files = createDiskFileStore(folder);
  client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
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
});

afterAll(async () => {
  await client?.end();
  await scratch?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function count(query: string, of = client): Promise<number> {
  const { rows } = await of.query<{ count: string }>(`select count(*) from ${query}`);
  return Number(rows[0]?.count);
}

test('a load that is aborted leaves nothing and says why', async () => {
  const other = await scratchDatabase();
  const empty = new pg.Client({ connectionString: other.url });
  await empty.connect();
  onTestFinished(async () => {
    await empty.end();
    await other.drop();
  });
  const abort = new AbortController();
  const loading = loadDemoMarket(empty, {
    ...OPTIONS,
    files,
    signal: abort.signal,
    onProgress: ({ step, done }) => {
      if (step === 'daily_trading' && done > 50_000) abort.abort(new Error('Enough'));
    },
  });
  await expect(loading).rejects.toThrow('Enough');
  for (const table of [
    'source',
    'issuer',
    'instrument',
    'daily_trading',
    'report',
    'site_user',
    'demo_market',
  ]) {
    expect(await count(table, empty)).toBe(0);
  }
  expect(
    await count(`pg_constraint where conrelid = 'daily_trading'::regclass and contype in ('p', 'f')`, empty),
  ).toBe(1);
});

test('the small market loads, and each step reports its end', async () => {
  expect(ended).toEqual(begun);
  for (const table of ['issuer', 'daily_trading', 'split', 'advertisement']) expect(ended).toContain(table);
  expect(await count('daily_trading')).toBeGreaterThan(400_000);
  expect(await count('listing where venue_id = 1')).toBeGreaterThan(80);
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
    'select email, level, plan_id as tariff, excel_export_access as excel from site_user where is_demo order by id',
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
    `select subject, is_closed, count(*) filter (where status_id = 1 and author_id <> user_id)::int as unread,
            count(*) filter (where status_id = 1 and author_id = user_id)::int as requested
       from support_ticket join support_message on ticket_id = support_ticket.id
       join site_user on site_user.id = user_id where email = 'paid@demo.example' group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { subject: 'Coupons of floating-rate bonds', is_closed: false, unread: 1, requested: 0 },
    { subject: 'Dates in the exported file', is_closed: true, unread: 0, requested: 0 },
    { subject: 'Two companies with one name', is_closed: false, unread: 0, requested: 1 },
  ]);
});

test('no day of trading contradicts itself', async () => {
  expect(
    await count(`daily_trading
      where low_price > least(open_price, last_price, vwap)
         or high_price < greatest(open_price, last_price, vwap)
         or bid_price >= ask_price or volume <= 0 or turnover < 10000`),
  ).toBe(0);
});

test('IF-01 IF-05 IF-06 the store holds five years of quarters, each as known today and as reported at first', async () => {
  expect(await count('report')).toBeGreaterThan(1_800);
  expect(await count('report_fact')).toBeGreaterThan(100_000);
  expect(await count('report')).toBe((await count('latest_report')) + 4);
  expect(
    await count(`latest_report join issuer on issuer.id = issuer_id
      where string_id = 'norvik-steel' and standard = 'ifrs'`),
  ).toBe(20);
});

test('IF-01 IF-05 IF-06 in the store, too, balance sheets balance and totals are sums', async () => {
  const unlike = `(select 1 from report_fact total join statement_line line on line.id = total.line_id and is_total
     join statement_line part on part.standard = line.standard and part.parent_code = line.code
     join report_fact fact on fact.report_id = total.report_id and fact.line_id = part.id
    group by total.report_id, line.id, total.value having sum(fact.value) <> total.value) as unlike`;
  expect(await count(unlike)).toBe(0);
  const balance = `(select report_id from report_fact join statement_line on id = line_id
     where (standard, code) in (('ifrs', 'total_assets'), ('ifrs', 'total_equity_and_liabilities'), ('ras', '1600'),
       ('ras', '1700'), ('bank_1', '1.07'), ('bank_1', '1.19'), ('bank_2', 'A'), ('bank_2', 'P'))
     group by report_id having count(*) = 2 and min(value) = max(value)) as balanced`;
  expect(await count(balance)).toBe(await count('report'));
});

test('ST-11 ST-16 AN-02 QR-01 MU-02 every table of the issuer side is filled', async () => {
  const least = {
    issuer_profile: 80,
    person: 400,
    person_role: 500,
    report_file: 1_000,
    analyst_comment: 150,
    comment_issuer: 150,
    consensus_estimate: 500,
    price_target: 150,
    news: 1_000,
    offering: 150,
    holder: 300,
    comment_access_request: 5,
  };
  for (const [table, rows] of Object.entries(least))
    expect(await count(table), table).toBeGreaterThanOrEqual(rows);
});

test('QR-01 each file is on the disk, as long as the store says and of the kind that it says', async () => {
  const { rows } = await client.query<{ sha256: string; size: number; mimetype: string }>(
    'select distinct on (mimetype) sha256, size::int, mimetype from stored_file order by mimetype, id',
  );
  expect(rows).toHaveLength(3);
  for (const { sha256, size, mimetype } of rows) {
    const stream = await files.read(sha256);
    const content = stream ? await buffer(stream) : Buffer.alloc(0);
    expect(content.length).toBe(size);
    expect(findMimetype(content)).toBe(mimetype);
  }
});

test.each([
  ['a report known before it was signed', `update report set known_at = effective_on - 2 where id = 1`],
  ['an archive of what no bank reports', `update report set is_archive = true where standard = 'ifrs'`],
  ['a quarterly file without its quarter', `update report_file set quarter = null where kind = 'quarterly'`],
  [
    'an approved request that nobody checked',
    `update comment_access_request set approved = true where not checked`,
  ],
  ['a forecast whose mean is beyond its ends', `update consensus_estimate set mean = high + 1`],
  ['a file name that climbs folders', `update stored_file set original_name = '../a.pdf'`],
  ['a holder without a name', `update holder set name = null where name is not null`],
])('the store refuses %s', async (_, statement) => {
  await expect(client.query(statement)).rejects.toThrow('check constraint');
});

test('an index follows the prices of its members', async () => {
  const { rows } = await client.query<{ stated: number; computed: number }>(
    `with factor as (
       select instrument_id, d.day, coalesce(exp(sum(ln(s.ratio)) filter (where s.day > d.day)), 1) as factor
         from index_member m cross join (values (date '2018-05-15'), (date '2026-03-06')) as d (day)
         left join split s using (instrument_id) where index_id = (select id from instrument where string_id = 'amber-40')
        group by 1, 2
     ), adjusted as (
       select m.instrument_id, m.weight, f.day, t.last_price / f.factor as price
         from index_member m join factor f using (instrument_id)
         join listing l on l.instrument_id = m.instrument_id and l.venue_id = 1
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
