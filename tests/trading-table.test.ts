import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { ARCHIVE_ROWS, DRAWN_ROWS } from '#features/trading-table/limits.ts';
import {
  TABLE_FIELDS,
  type TradingRow,
  type TradingTableData,
  tradingRow,
  tradingTable,
} from '#features/trading-table/trading-table.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const DAYS = { dateFrom: '2026-03-30', dateTo: '2026-06-30' };

let app: TestApp;
let norvik: number;
beforeAll(async () => {
  app = await startTestApp();
  norvik = (await app.get('/stocks/norvik-steel/?format=json')).json().stockId;
});
afterAll(() => app.close());

const ask = async (body: object = DAYS, viewer: TestViewer = 'paid', listing = `${norvik}/1`, prefix = '') =>
  app.http.inject({
    method: 'POST',
    url: `${prefix}/api/stocks/${listing}/createTableTradingFullInfo/`,
    headers: { cookie: await app.cookieOf(viewer) },
    payload: body,
  });
const archive = (query = '', viewer: TestViewer = 'paid', listing = `${norvik}/1`) =>
  app.get(`/api/stocks/get-tradings-full-info-table/${listing}/${query}`, viewer);

const read = async (...requested: Parameters<typeof ask>): Promise<TradingTableData> =>
  (await ask(...requested)).json();
const readArchive = async (...requested: Parameters<typeof archive>): Promise<TradingTableData> =>
  (await archive(...requested)).json();

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(text, values)).rows as Row[];
}

interface StoredDay {
  readonly day: string;
  readonly last: number | null;
  readonly average: number | null;
  readonly turnover: number | null;
  readonly volume: number | null;
  readonly deals: number | null;
}

const storedDays = (venueId = 1) =>
  query<StoredDay>(
    `select day::text, last_price::float8 as last, vwap::float8 as average, turnover::float8 as turnover,
            volume::float8 as volume, trades as deals from daily_trading
      where listing_id = (select id from listing where instrument_id = $1 and venue_id = $2) order by day desc`,
    [norvik, venueId],
  );

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, each) => all + (each ?? 0), 0);

test('CH-14 the table has every stored day of the requested ones, the latest first, and says what its columns are', async () => {
  const stored = (await storedDays()).filter(({ day }) => day >= DAYS.dateFrom && day <= DAYS.dateTo);
  const response = await ask();
  const table: TradingTableData = response.json();
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(table).toMatchObject({ result: true, total: stored.length, older: null, newer: null, decimals: 2 });
  expect(table.fields).toEqual([...TABLE_FIELDS]);
  expect(Object.keys(table.fieldsLabels).sort()).toEqual([...TABLE_FIELDS].sort());
  expect(table.data.map(({ date, volume, deals }) => [date, volume, deals])).toEqual(
    stored.map(({ day, volume, deals }) => [day, volume, deals]),
  );
  expect(table.data.map((row) => row['last_price.no_round'])).toEqual(stored.map(({ last }) => last));
  // What PostgreSQL wrote is what the declaration promises.
  for (const row of table.data) expect(tradingRow.strict().parse(row)).toEqual(row);
  expect(tradingTable.strict().parse(table)).toEqual(table);
});

test('CH-14 a rounded field has a twin without rounding', async () => {
  const { data, decimals } = await read();
  const twins = Object.keys(data[0] ?? {}).filter((key) => key.endsWith('.no_round'));
  expect(twins).toHaveLength(10);
  for (const row of data) {
    for (const twin of twins) {
      const field = twin.replace('.no_round', '') as keyof TradingRow;
      const exact = row[twin as keyof TradingRow];
      const digits = field === 'overturn' ? 0 : field === 'change_1_day' ? 2 : decimals;
      if (exact === null) expect(row[field]).toBeNull();
      else expect(Math.abs(Number(row[field]) - Number(exact))).toBeLessThanOrEqual(0.51 * 10 ** -digits);
    }
  }
});

test('CH-14 the change is that since the trading day before, also on the first day of the table', async () => {
  const { data } = await read();
  const stored = (await storedDays()).filter(({ last }) => last !== null);
  for (const { date, change_1_day } of data) {
    const at = stored.findIndex(({ day }) => day === date);
    const [now, before] = [stored[at]?.last, stored[at + 1]?.last];
    if (typeof now === 'number' && typeof before === 'number')
      expect(change_1_day, date).toBeCloseTo(percentChange(before, now), 1);
  }
  expect(data.at(-1)?.change_1_day).not.toBeNull();
});

test('CH-14 totals are those of all days, whatever the page', async () => {
  const stored = await storedDays();
  const [first, second] = [await readArchive(), await readArchive('?before=2025-06-30')];
  expect(first.total).toBe(stored.length);
  expect(second.totals).toEqual(first.totals);
  expect(first.totals.overturn).toBeCloseTo(sum(stored.map(({ turnover }) => turnover)), 0);
  expect(first.totals.deals).toBe(sum(stored.map(({ deals }) => deals)));
});

test('CH-14 the archive is read page by page to its end and back, each day once', async () => {
  const stored = await storedDays();
  const seen: string[] = [];
  const cursors: string[] = [''];
  for (let table = await readArchive(); ; ) {
    seen.push(...table.data.map(({ date }) => date));
    if (table.older === null) break;
    expect(table.data).toHaveLength(ARCHIVE_ROWS);
    cursors.push(table.older);
    table = await readArchive(`?before=${table.older}`);
  }
  expect(seen).toEqual(stored.map(({ day }) => day));
  for (let at = cursors.length - 1; at > 0; at--) {
    const { newer } = await readArchive(`?before=${cursors[at]}`);
    expect(newer).toBe(cursors[at - 1] || 'latest');
  }
  expect((await readArchive()).newer).toBeNull();
});

test('CH-14 the archive can be narrowed to some days', async () => {
  const table = await readArchive('?from=2025-01-01&to=2025-03-31');
  expect(table).toMatchObject({ archive: true, date_from: '2025-01-01', date_to: '2025-03-31', older: null });
  expect(table.data.map(({ date }) => date).every((day) => day >= '2025-01-01' && day <= '2025-03-31')).toBe(
    true,
  );
  expect(table.total).toBe(table.data.length);
  expect(table.total).toBeGreaterThan(40);
});

test('CH-14 prices and volumes before a split are reported in today’s shares', async () => {
  const before = await read({ dateFrom: '2025-01-01', dateTo: '2025-01-31' });
  const [{ id }] = (await query<{ id: number }>('select max(id) as id from import_batch')) as [
    { id: number },
  ];
  await query(`insert into split values ($1, '2025-02-03', 4, $2)`, [norvik, id]);
  try {
    const days = { dateFrom: '2025-01-01', dateTo: '2025-02-28' };
    const after = await read(days);
    const old = before.data[0];
    const reported = after.data.find(({ date }) => date === old?.date);
    expect(reported?.['last_price.no_round']).toBeCloseTo(Number(old?.['last_price.no_round']) / 4, 4);
    expect(reported?.volume).toBe(Number(old?.volume) * 4);
    expect(reported?.overturn).toBe(old?.overturn);
    // The first day after it is compared with the day before in the same shares.
    const first = after.data.findLast(({ date }) => date >= '2025-02-03');
    const stored = (await storedDays()).filter(({ last }) => last !== null);
    const at = stored.findIndex(({ day }) => day === first?.date);
    expect(first?.change_1_day).toBeCloseTo(
      percentChange(Number(stored[at + 1]?.last) / 4, Number(stored[at]?.last)),
      1,
    );
  } finally {
    await query(`delete from split where instrument_id = $1 and day = '2025-02-03'`, [norvik]);
  }
});

test('CH-14 a cheap share keeps the decimals that it is quoted with', async () => {
  const listing = `(select id from listing where instrument_id = ${norvik} and venue_id = 2)`;
  await query(`update daily_trading set last_price = 0.0123, low_price = 0.0123, vwap = 0.01234
                where listing_id = ${listing} and day > '2026-06-01'`);
  const { decimals, data } = await read(DAYS, 'paid', `${norvik}/2`);
  expect(decimals).toBe(4);
  expect(data[0]).toMatchObject({ last_price: 0.0123, avar_price: 0.0123, 'avar_price.no_round': 0.01234 });
});

test('CH-14 columns are named in the reader’s language, the turnover with its currency', async () => {
  const { fieldsLabels, currency_name } = await read(DAYS, 'paid', `${norvik}/1`, '/rus');
  expect(fieldsLabels).toMatchObject({ date: 'Дата', overturn: `Оборот, ${currency_name}` });
});

test('CH-14 days without trading are an empty table', async () => {
  const table = await read({ dateFrom: '1980-01-01', dateTo: '1980-12-31' });
  expect(table).toMatchObject({ result: false, data: [], total: 0, older: null, newer: null });
  expect(table.totals).toEqual({
    max_price: null,
    min_price: null,
    avar_price: null,
    overturn: null,
    volume: null,
    deals: null,
  });
});

describe('CH-14 LV-04 who sees what', () => {
  const PUBLIC = ['date', 'date.numeric', 'deals'];

  test('without an account prices, changes and turnover are asterisks, in the call, the archive and the page', async () => {
    const page = (await app.get('/stocks/norvik-steel/?mode=table&format=json')).json();
    for (const table of [
      await read(DAYS, 'anonymous'),
      await readArchive('', 'anonymous'),
      page.tradingTable,
    ]) {
      expect(table.data.length).toBeGreaterThan(10);
      for (const row of table.data as TradingRow[])
        for (const [field, value] of Object.entries(row))
          if (!PUBLIC.includes(field)) expect([null, '***'], field).toContain(value);
      expect(table.totals).toMatchObject({
        max_price: '***',
        min_price: '***',
        avar_price: '***',
        overturn: '***',
        volume: '***',
      });
      expect(table.totals.deals).toBeGreaterThan(0);
    }
  });

  test('a missing value is missing for everyone', async () => {
    const [open, shut] = [await readArchive(), await readArchive('', 'anonymous')];
    const missing = ({ data }: TradingTableData) =>
      data.flatMap((row) =>
        Object.entries(row).flatMap(([field, value]) => (value === null ? [row.date + field] : [])),
      );
    expect(missing(shut)).toEqual(missing(open));
  });

  test('signed in without full access sees the prices', async () => {
    expect((await read(DAYS, 'free')).data).toEqual((await read(DAYS, 'paid')).data);
  });
});

describe('CH-14 the page', () => {
  const page = async (address: string, viewer: TestViewer = 'paid') =>
    (await app.get(`/stocks/norvik-steel/${address}&format=json`, viewer)).json();

  test('has a table only where its address requests one', async () => {
    expect((await page('?period=1')).tradingTable).toBeNull();
    const { tradingTable: table, priceChart } = await page('?mode=table&period=2');
    expect(table).toMatchObject({
      archive: false,
      date_from: priceChart.date_from,
      date_to: priceChart.date_to,
      before: null,
    });
    expect(priceChart).toMatchObject({ mode: 'table', view: 'chart' });
  });

  test('draws a year of days at once and leads to the rest', async () => {
    expect((await page('?mode=table&period=4')).tradingTable).toMatchObject({ older: null });
    const { tradingTable: table } = await page('?mode=table&period=5');
    expect(table.data).toHaveLength(DRAWN_ROWS);
    const html = (await app.get('/stocks/norvik-steel/?mode=table&period=5', 'paid')).body;
    expect(html).toContain(`href="/stocks/norvik-steel/?mode=table&amp;period=5&amp;before=${table.older}`);
  });

  test('has all days in its archive, or those of its address', async () => {
    const { tradingTable: all } = await page('?view=archive');
    expect(all).toMatchObject({ archive: true, date_from: null, date_to: null });
    expect(all.total).toBeGreaterThan(1000);
    const { tradingTable: some } = await page(
      '?view=archive&from=2025-01-01&to=2025-12-31&before=2025-06-01',
    );
    expect(some).toMatchObject({ date_from: '2025-01-01', date_to: '2025-12-31', before: '2025-06-01' });
    expect(some.data[0].date < '2025-06-01').toBe(true);
  });

  test('CH-05 a start after the end says so in place of a table', async () => {
    const address = '?mode=table&from=2026-03-01&to=2026-02-01';
    expect((await page(address)).tradingTable).toBeNull();
    expect((await app.get(`/stocks/norvik-steel/${address}`, 'paid')).body).toContain(
      'The start date is after the end date.',
    );
  });
});

test.each([
  {
    why: 'a start after the end',
    body: { dateFrom: '2026-06-30', dateTo: '2026-06-01' },
    code: 'graph_period_start_incorrect',
  },
  {
    why: 'more years than an answer spans',
    body: { dateFrom: '1900-01-01', dateTo: '2026-06-01' },
    code: 'graph_period_too_long',
  },
  {
    why: 'a day that does not exist',
    body: { dateFrom: '2026-02-30', dateTo: '2026-06-01' },
    code: 'bad_request',
  },
  {
    why: 'a day as PostgreSQL would take it',
    body: { dateFrom: '-infinity', dateTo: 'now' },
    code: 'bad_request',
  },
  { why: 'a year too many', body: { dateFrom: '2026-01-01', dateTo: '12026-01-01' }, code: 'bad_request' },
  { why: 'no days', body: {}, code: 'bad_request' },
  { why: 'an unknown key', body: { ...DAYS, limit: 1e9 }, code: 'bad_request' },
  { why: 'SQL', body: { ...DAYS, before: "2026-01-01'; drop table listing; --" }, code: 'bad_request' },
])('CH-14 $why is refused with $code', async ({ body, code }) => {
  const response = await ask(body);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe(code);
});

test.each(['?before=x', '?from=2026-02-30', '?page=2', '?before=2026-01-01&before=2026-01-02'])(
  'CH-14 an archive asked with %s is refused',
  async (requested) => {
    expect((await archive(requested)).statusCode).toBe(400);
  },
);

test('CH-05 an archive whose start is after its end is refused', async () => {
  expect((await archive('?from=2026-06-30&to=2026-06-01')).json().code).toBe('graph_period_start_incorrect');
});

test.each([
  { listing: '999999/1', code: 'not_traded_there' },
  { listing: '1/99', code: 'not_traded_there' },
  { listing: '0/1', code: 'not_found' },
  { listing: '99999999999/1', code: 'not_found' },
  { listing: 'x/1', code: 'not_found' },
])('CH-14 a share that is not at $listing is not found', async ({ listing, code }) => {
  for (const response of [await ask(DAYS, 'paid', listing), await archive('', 'paid', listing)]) {
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe(code);
  }
});

test('CH-14 the edges of the calendar are days like others', async () => {
  expect((await archive('?from=0001-01-01&to=9999-12-31&before=9999-12-31')).statusCode).toBe(200);
  expect((await ask({ dateFrom: '9999-01-01', dateTo: '9999-12-31' })).json().total).toBe(0);
});
