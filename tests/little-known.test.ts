import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeMeasures } from '#market/bonds/measures/compute-measures.server.ts';
import { findAccounts } from '#market/multiples/multipliers.repository.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

/** As real files leave it: names, prices without turnover, a bond of which a list knew only the ISIN, an index without a base. */
const LITTLE = `
  insert into source (id, code, name) values (1, 'files', 'Files');
  insert into import_batch (id, source_id, known_at) values (1, 1, '2026-06-30 18:00Z');
  insert into issuer (id, string_id, name, is_stub, batch_id) values (1, 'ore', 'Ore', true, 1);
  insert into instrument (id, kind, string_id, issuer_id, name, ticker, isin, currency, batch_id) values
    (1, 'stock', 'ore', 1, 'Ore', 'ORE', null, 'NOK', 1),
    (2, 'bond', 'ore-bond', 1, 'Ore bond', null, 'NO0000000005', 'NOK', 1),
    (3, 'index', 'north', null, 'North', 'NORTH', null, 'NOK', 1),
    (4, 'etf', 'north-etf', 1, 'North ETF', 'NETF', null, 'NOK', 1),
    (5, 'stock', 'quiet', 1, 'Quiet', 'QUIET', null, 'NOK', 1),
    (6, 'bond', 'dated-bond', 1, 'Dated bond', null, 'NO0000000013', 'NOK', 1);
  insert into stock (instrument_id, share_type, batch_id) values (1, 'ordinary', 1), (5, 'ordinary', 1);
  insert into bond (instrument_id, batch_id) values (2, 1);
  insert into bond (instrument_id, face_value, coupon_type, coupon_rate, coupons_per_year, issued_on, matures_on, batch_id)
    values (6, 1000, 'fixed', 5, 2, '2024-01-15', '2030-01-15', 1);
  insert into market_index (instrument_id, batch_id) values (3, 1);
  insert into etf (instrument_id, tracked_index_id, batch_id) values (4, 3, 1);
  insert into listing (id, instrument_id, venue_id, ticker, currency, batch_id)
    select id, id, (select id from venue where mic = 'XOSL'), coalesce(ticker, isin), 'NOK', 1
      from instrument where kind <> 'index';
  insert into daily_trading (listing_id, day, last_price, volume, batch_id)
    select listing_id, day, 90 + extract(day from day) / 10, 100, 1
      from unnest(array[1, 2, 4, 6]) listing_id, generate_series('2026-06-22'::date, '2026-06-26', '1 day') day;
  insert into index_value (index_id, day, value, batch_id)
    select 3, day, 1000 + extract(day from day), 1 from generate_series('2026-06-22'::date, '2026-06-26', '1 day') day;
`;

let app: TestApp;
/** As they are before anything is measured or added. */
const pages = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({ empty: true });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(LITTLE);
  await client.end();
  await app.services.screener.start();
  for (const path of PAGES) pages.set(path, (await app.get(path)).body);
});
afterAll(() => app.close());

const PAGES = [
  '/',
  '/stocks/',
  '/stocks/ore/',
  '/stocks/quiet/',
  '/bonds/',
  '/bonds/ore-bond/',
  '/bonds/dated-bond/',
  '/indexes/',
  '/indexes/north/',
  '/etf/',
  '/etf/north-etf/',
  '/company/',
  '/company/ore/',
  '/search/?q=ore',
  '/bonds/map/',
  '/bonds/curves/',
  '/calculator/',
];

test.each(PAGES)('DI-12 %s is a whole page where little is known', async (path) => {
  const separator = path.includes('?') ? '&' : '?';
  const [html, json] = [await app.get(path), await app.get(`${path}${separator}format=json`)];
  expect(html.statusCode).toBe(200);
  expect(json.json<{ failed?: string[] }>().failed ?? []).toEqual([]);
  expect(html.body).not.toMatch(/NaN|undefined|Infinity|1970/);
});

/** The words of a page, without marks, between bars. */
function textOf(path: string): string {
  return (pages.get(path) ?? '')
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|[\s|]*/g, ' | ');
}

test.each([
  { path: '/', says: 'Most active | No turnover data for this day.', why: 'prices without turnover' },
  { path: '/', says: 'Oslo Børs', why: 'the first venue where something is traded' },
  {
    path: '/stocks/ore/',
    says: 'Shares outstanding | – | Listed since | –',
    why: 'a share by its name only',
  },
  { path: '/stocks/ore/', says: 'Industry | Not classified', why: 'an issuer without an industry' },
  { path: '/stocks/quiet/', says: 'No prices from this exchange', why: 'a listing without prices' },
  {
    path: '/bonds/',
    says: 'Ore bond | NOK | NO0000000005, NOK | – | – | –',
    why: 'a bond without terms in a list',
  },
  { path: '/bonds/ore-bond/', says: 'Currency | NOK | Exchanges', why: 'no face value, coupon, maturity' },
  { path: '/bonds/dated-bond/', says: 'Coupon rate | 5.00%', why: 'a bond of an unknown day count' },
  {
    path: '/company/ore/',
    says: 'Dated bond | NO0000000013 | 5.00% | 15.01.2030 | – | –',
    why: 'units issued',
  },
  {
    path: '/indexes/north/',
    says: 'Base date | – | Base value | – | Number of constituents | –',
    why: 'an index of values',
  },
])('DI-12 $path: $why', ({ path, says }) => {
  expect(textOf(path)).toContain(says);
});

test.each([
  { path: '/', never: 'No trades' },
  { path: '/stocks/quiet/', never: 'No trades' },
  { path: '/stocks/ore/', never: 'Industry leaders' },
  { path: '/stocks/ore/', never: 'Dividend yield' },
  { path: '/bonds/ore-bond/', never: 'Perpetual' },
  { path: '/bonds/', never: 'Perpetual' },
  { path: '/company/ore/', never: 'Perpetual' },
])('DI-12 $path never says "$never"', ({ path, never }) => {
  expect(pages.has(path)).toBe(true);
  expect(textOf(path)).not.toContain(never);
});

test('DI-12 a bond without terms has a price and says why it has no yield', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await computeMeasures(app.services.stores.primary, { today: '2026-06-30', leading: 'worst' });
  const { rows } = await client.query(
    'select bond_id, price, ytm, no_yield_reason as reason from bond_measure order by bond_id',
  );
  await client.end();
  expect(rows).toEqual([
    { bond_id: 2, price: 92.6, ytm: null, reason: 'unknown_terms' },
    { bond_id: 6, price: 92.6, ytm: null, reason: 'unknown_terms' },
  ]);
});

test('DI-12 a year of 52 weeks is compared with the year before', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`
    insert into issuer (id, string_id, name, batch_id) values (2, 'weeks', 'Weeks', 1);
    insert into report (id, issuer_id, standard, period_end, fiscal_year, months, currency, unit_multiplier, effective_on, known_at, batch_id)
      values (1, 2, 'ifrs', '2025-01-03', 2024, 12, 'USD', 1, '2025-02-01', '2025-02-02', 1),
             (2, 2, 'ifrs', '2025-12-27', 2025, 12, 'USD', 1, '2026-02-01', '2026-02-02', 1);
    insert into report_fact (report_id, line_id, value)
      select report.id, line.id, 100 * report.id from report, statement_line line
       where line.standard = 'ifrs' and code = 'revenue'`);
  await client.end();
  const accounts = await findAccounts(app.services.stores.primary, 2, ['revenue']);
  expect(accounts?.reports.map(({ periodEnd, facts }) => [periodEnd, facts.revenue])).toEqual([
    ['2024-12-31', 100],
    ['2025-12-31', 200],
  ]);
});
