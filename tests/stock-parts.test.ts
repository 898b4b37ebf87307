import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockPageData } from '#pages/public/stock/stock.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;
const read = async (stringId: string, viewer: TestViewer = 'paid'): Promise<StockPageData> =>
  (await app.get(`/stocks/${stringId}/?all=dividends&format=json`, viewer)).json();

test('ST-08 the years of a share are the sums of its dividends, stated in the shares of today', async () => {
  const { dividendsTable, stockId } = await read('norvik-steel');
  const [years] = dividendsTable.years;
  const stored = await query(
    `select extract(year from ex_dividend_on)::int as year,
            sum(amount / coalesce((select exp(sum(ln(ratio))) from split
                                    where split.instrument_id = $1 and day > ex_dividend_on), 1))::float8 as amount
       from dividend where instrument_id = $1 group by 1 order by 1`,
    [stockId],
  );
  expect(dividendsTable.years).toHaveLength(1);
  expect(years?.years.map(({ year }) => year)).toEqual(stored.map(({ year }) => year));
  for (const [at, { amount }] of stored.entries()) expect(years?.years[at]?.amount).toBeCloseTo(amount, 4);
});

test('ST-08 a yield is the dividend against the last price before its ex-dividend day, a coming one against the latest', async () => {
  const { dividendsTable, nearestDividend, stockId } = await read('norvik-steel');
  for (const row of dividendsTable.data.slice(0, 6)) {
    const [close] = await query(
      `select last_price::float8 as last from daily_trading
        where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1) and day < $2
        order by day desc limit 1`,
      [stockId, row.date_of_ex_dividend],
    );
    expect(row.yield).toBeCloseTo((row.summ / close.last) * 100, 1);
  }
  expect(nearestDividend?.yield).toBe(dividendsTable.data[0]?.yield);
});

test.each<{ viewer: TestViewer; type: string }>([
  { viewer: 'anonymous', type: 'string' },
  { viewer: 'free', type: 'number' },
  { viewer: 'paid', type: 'number' },
])(
  'ST-08 LV-05 to $viewer the amount is open and its yield, which reveals the price, a $type',
  async (seen) => {
    const { dividendsTable, nearestDividend } = await read('norvik-steel', seen.viewer);
    for (const row of dividendsTable.data.slice(0, 5)) {
      expect([typeof row.summ, typeof row.yield]).toEqual(['number', seen.type]);
    }
    expect(typeof nearestDividend?.yield).toBe(seen.type);
  },
);

test('ST-08 a dividend in a currency that the share is not traded in has no yield and years of its own', async () => {
  const { stockId } = await read('norvik-steel');
  await query(
    `insert into dividend (instrument_id, amount, currency, ex_dividend_on, batch_id) values ($1, 7, 'CHF', '2025-10-03', 1)`,
    [stockId],
  );
  await expect.poll(async () => (await read('norvik-steel')).dividendsTable.years).toHaveLength(2);
  const { dividendsTable } = await read('norvik-steel', 'anonymous');
  expect(dividendsTable.years[1]).toEqual({ currency_name: 'CHF', years: [{ year: 2025, amount: 7 }] });
  expect(dividendsTable.data.find((row) => row.currency_name === 'CHF')?.yield).toBeNull();
  await query(`delete from dividend where currency = 'CHF' and instrument_id = $1`, [stockId]);
  await expect.poll(async () => (await read('norvik-steel')).dividendsTable.years).toHaveLength(1);
});

test('ST-08 a page has five dividends and the number of all; its address or the endpoint brings all of them', async () => {
  const whole = (await read('norvik-steel')).dividendsTable;
  expect(whole.data).toHaveLength(whole.count);
  const page = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json().dividendsTable;
  const data = whole.data.slice(0, 5);
  const oldest = data.at(-1)?.date_of_ex_dividend ?? '';
  const splits = whole.splits.filter(({ date }: { date: string }) => date > oldest);
  expect(splits.length).toBeLessThan(whole.splits.length);
  expect(page).toEqual({ ...whole, data, splits });
  expect((await app.get(`/api/stocks/${whole.stock_id}/dividends/`, 'paid')).json()).toEqual(whole);
});

test('ST-08 a share that never paid has neither rows nor years', async () => {
  expect((await read('quillstone-software')).dividendsTable).toMatchObject({ data: [], count: 0, years: [] });
});

const forecastsOf = async (viewer: TestViewer = 'paid', stringId = 'norvik-steel') =>
  (await read(stringId, viewer)).blocks['price-forecasts'];

test('ST-05 price forecasts are summed up and each is measured against the last price', async () => {
  const page = await read('norvik-steel');
  const forecasts = page.blocks['price-forecasts'];
  const stored = await query(
    `select target_price::float8 as target from price_target where instrument_id = $1 and target_on >= '2026-06-30'`,
    [page.stockId],
  );
  const targets = stored.map(({ target }) => target);
  const last = Number(page.exchangeTable.data[0]?.last);
  expect(forecasts?.summary).toMatchObject({
    count: targets.length,
    low: Math.min(...targets),
    high: Math.max(...targets),
    last,
  });
  expect(forecasts?.summary?.mean).toBeCloseTo(
    targets.reduce((sum, target) => sum + target, 0) / targets.length,
    3,
  );
  for (const { target, upside } of forecasts?.data ?? []) {
    expect(upside).toBeCloseTo((target / last - 1) * 100, 1);
  }
  const { buy = 0, hold = 0, sell = 0 } = forecasts?.summary?.recommendations ?? {};
  expect(buy + hold + sell).toBe(targets.length);
});

test.each<{ viewer: TestViewer; type: string }>([
  { viewer: 'anonymous', type: 'string' },
  { viewer: 'free', type: 'number' },
  { viewer: 'paid', type: 'number' },
])(
  'ST-05 LV-05 to $viewer a target is open, and the upside, which reveals the price, a $type',
  async (seen) => {
    const forecasts = await forecastsOf(seen.viewer);
    expect([typeof forecasts?.summary?.mean, typeof forecasts?.summary?.last]).toEqual(['number', seen.type]);
    expect(typeof forecasts?.summary?.upside).toBe(seen.type);
    for (const { target, upside } of forecasts?.data ?? []) {
      expect([typeof target, typeof upside]).toEqual(['number', seen.type]);
    }
  },
);

test('ST-05 an older forecast of a provider is kept below and does not count; a split makes targets smaller', async () => {
  const { stockId } = await read('norvik-steel');
  const before = await forecastsOf();
  const first = before?.data[0];
  await query(
    `insert into price_target (instrument_id, provider_id, recommendation, target_price, currency, published_on, target_on, batch_id)
     values ($1, $2, 'sell', 3, 'EUR', '2024-01-10', '2025-01-10', 1)`,
    [stockId, first?.provider_id],
  );
  await expect.poll(async () => (await forecastsOf())?.data.length).toBe((before?.data.length ?? 0) + 1);
  const after = await forecastsOf();
  expect(after?.summary).toEqual(before?.summary);
  // One became three on a day between: see the story of the share.
  expect(after?.data.at(-1)).toMatchObject({ is_current: false, target: 1, recommendation: 'sell' });
});

test('ST-05 nobody has set a price: the page has no such section', async () => {
  expect(await forecastsOf('paid', 'harrowmere-power')).toBeNull();
  expect(await forecastsOf('paid', 'vexley-robotics')).toBeNull();
});

test('ST-16 placements are of all the securities of the issuer, latest first, with what they brought', async () => {
  const { blocks, issuerId } = await read('cuiyu-software');
  const { placements } = blocks;
  const stored = await query(
    `select offering.id, day::text, instrument.kind,
            (offering.units * price * case when instrument.kind = 'bond' then face_value / 100 else 1 end)::float8 as raised
       from offering join instrument on instrument.id = instrument_id left join bond using (instrument_id)
      where issuer_id = $1 order by day desc, name, offering.id`,
    [issuerId],
  );
  expect(stored.length).toBeGreaterThan(0);
  expect(placements?.map(({ id, date, instrument_kind: kind }) => [id, date, kind])).toEqual(
    stored.map(({ id, day, kind }) => [id, day, kind]),
  );
  for (const [at, { raised }] of stored.entries()) expect(placements?.[at]?.raised).toBeCloseTo(raised, 0);
  const share = placements?.find(({ instrument_kind: kind }) => kind === 'stock');
  expect(share?.url).toBe('/stocks/cuiyu-software/');
});

test('ST-16 the bonds of an issuer are among the placements on the page of its share', async () => {
  const { blocks, emitentSharesBondsList } = await read('norvik-steel');
  const names = new Set(blocks.placements?.map(({ name }) => name));
  expect(emitentSharesBondsList.length).toBeGreaterThan(2);
  for (const { name } of emitentSharesBondsList) expect(names).toContain(name);
});
