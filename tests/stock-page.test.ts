import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockPageData } from '#pages/stock/stock.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (path: string, viewer: TestViewer = 'paid'): Promise<StockPageData> =>
  (await app.get(`${path}?format=json`, viewer)).json();

test('ST-01 ST-06 the page is supplied with all its ids and parts', async () => {
  const data = await read('/stocks/norvik-steel/');
  expect(data).toMatchObject({
    stringId: 'norvik-steel',
    groundId: 1,
    hideGraph: false,
    excelExportAccess: true,
  });
  for (const id of [data.stockId, data.emitentId, data.branchId]) expect(id).toBeGreaterThan(0);
  expect(data.tradingGrounds.length).toBeGreaterThanOrEqual(3);
  expect(data.stockInfo.splits.length).toBeGreaterThanOrEqual(1);
  expect(data.dividendsTable.data.length).toBeGreaterThanOrEqual(12);
  expect(data.emitentSharesBondsList.length).toBeGreaterThanOrEqual(3);
  expect(data.emitentSharesStocksList.length).toBeGreaterThanOrEqual(1);
  expect(data.indexesList.length).toBeGreaterThanOrEqual(2);
  expect(data.paramsTable.map((row) => row.name)).toContain('isin');
});

test('ST-06 an export begins on 1 January five years back and ends today', async () => {
  const data = await read('/stocks/norvik-steel/');
  expect([data.excelDefaultStart, data.excelDefaultEnd]).toEqual(['2021-01-01', '2026-06-30']);
  expect(data.excelGraphTableEndDate).toBe('2026-06-30');
});

test('ST-06 export access is the flag of the account, not of the level', async () => {
  expect((await read('/stocks/norvik-steel/', 'noexcel')).excelExportAccess).toBe(false);
  expect((await read('/stocks/norvik-steel/', 'free')).excelExportAccess).toBe(false);
  expect((await read('/stocks/norvik-steel/', 'paid')).excelExportAccess).toBe(true);
});

test('ST-02 another ground changes the ground and its price dynamics, and nothing else', async () => {
  const first = await read('/stocks/norvik-steel/');
  const second = await read('/stocks/norvik-steel/2/');
  expect(second.groundId).toBe(2);
  expect(second.priceDynamics).not.toEqual(first.priceDynamics);
  expect(second.exchangeTable).toEqual(first.exchangeTable);
  expect(second.dividendsTable).toEqual(first.dividendsTable);
});

test('ST-07 the exchange table has a row for each ground, with the last trading day', async () => {
  const { exchangeTable, tradingGrounds } = await read('/stocks/norvik-steel/');
  expect(exchangeTable.data.map((row) => row['trading_ground.id'])).toEqual(
    tradingGrounds.map((ground) => ground.id),
  );
  for (const row of exchangeTable.data) {
    expect(row['date.numeric']).toBe(Date.parse(`${row.date}T00:00:00Z`) / 1000);
    expect(Number(row.min)).toBeLessThanOrEqual(Number(row.last));
    expect(Number(row.max)).toBeGreaterThanOrEqual(Number(row.last));
    const direction =
      row.change === null ? null : row.change > 0 ? 'increase' : row.change < 0 ? 'drop' : 'unchanged';
    expect(row.class).toBe(direction);
  }
});

test('ST-08 the nearest dividend is the next one to come, and the table is newest first', async () => {
  const { dividendsTable, nearestDividend, dividends } = await read('/stocks/norvik-steel/');
  const days = dividendsTable.data.map((row) => row.date_of_ex_dividend);
  expect(days).toEqual([...days].sort().reverse());
  expect(nearestDividend?.date_of_ex_dividend).toBe(days.filter((day) => day >= '2026-06-30').at(-1));
  expect(dividends[0]).toEqual(nearestDividend);
});

test('ST-10 ST-09 price dynamics answer by stock and ground, for each kind of viewer', async () => {
  const { stockId } = await read('/stocks/norvik-steel/');
  const path = `/api/stocks/${stockId}/1/price-dynamics/`;
  const [anonymous, free, paid] = await Promise.all(
    (['anonymous', 'free', 'paid'] as const).map(async (viewer) => (await app.get(path, viewer)).json()),
  );
  expect(anonymous).toMatchObject({
    'last_price.numeric': '***',
    'delta_last_price_1m.numeric': '***',
    date: '2026-06-30',
  });
  expect(free).toMatchObject({
    'last_price.numeric': paid['last_price.numeric'],
    'delta_last_price_1m.numeric': '***',
  });
  expect(paid['absolute_min_price_1y.numeric']).toBeLessThanOrEqual(paid['absolute_min_price_1m.numeric']);
  expect(paid['absolute_max_price_1y.numeric']).toBeGreaterThanOrEqual(paid['absolute_max_price_1m.numeric']);
});

test('ST-10 the month ends on the last trading day and begins after the same day of the month before', async () => {
  const { stockId } = await read('/stocks/norvik-steel/');
  const paid = (await app.get(`/api/stocks/${stockId}/1/price-dynamics/`, 'paid')).json();
  const { rows } = await app.services.stores.primaryPool.query(
    `select min(min_price)::float8 as lowest, max(max_price)::float8 as highest
       from daily_trading where listing_id = (select id from listing where instrument_id = $1 and ground_id = 1)
        and day between '2026-05-31' and '2026-06-30'`,
    [stockId],
  );
  expect([paid['absolute_min_price_1m.numeric'], paid['absolute_max_price_1m.numeric']]).toEqual([
    rows[0].lowest,
    rows[0].highest,
  ]);
});

test.each(['0', '2147483648', '99999999999999999999', '-1', 'x', '1e3', '1.5'])(
  'ST-10 stock %s does not exist',
  async (id) => {
    expect((await app.get(`/api/stocks/${id}/1/price-dynamics/`)).statusCode).toBe(404);
    expect((await app.get(`/api/stocks/1/${id}/price-dynamics/`)).statusCode).toBe(404);
  },
);

test('ST-10 a stock that never traded has no dynamics, which is no secret; one that is not listed is not found', async () => {
  const { stockId, groundId } = await read('/stocks/vexley-robotics/');
  const untraded = await app.get(`/api/stocks/${stockId}/${groundId}/price-dynamics/`);
  expect([untraded.statusCode, untraded.json()]).toEqual([200, null]);
  expect((await app.get(`/api/stocks/${stockId}/2147483647/price-dynamics/`)).statusCode).toBe(404);
  const { emitentSharesBondsList } = await read('/stocks/norvik-steel/');
  expect((await app.get(`/api/stocks/${emitentSharesBondsList[0]?.id}/1/price-dynamics/`)).statusCode).toBe(
    404,
  );
});

test('ST-09 a split is no fall: earlier prices are told in the shares of today', async () => {
  const before = await read('/stocks/kalynozbud/');
  const dynamics = (data: StockPageData) => data.priceDynamics;
  const query = (text: string) => app.services.stores.primaryPool.query(text, [before.stockId]);
  // Every price before the day becomes three times as high, and each share becomes three.
  await query(`update daily_trading set last_price = last_price * 3, min_price = min_price * 3, max_price = max_price * 3
                where listing_id in (select id from listing where instrument_id = $1) and day < '2026-06-30'`);
  await query(
    `insert into split (instrument_id, day, coefficient, batch_id) values ($1, '2026-06-30', 3, 1)`,
  );
  await expect.poll(async () => dynamics(await read('/stocks/kalynozbud/'))).toEqual(dynamics(before));
  expect((await read('/stocks/kalynozbud/')).exchangeTable).toEqual(before.exchangeTable);
});

test('ST-07 ST-09 a day without a deal leaves the last price as it was', async () => {
  const before = await read('/stocks/dunmarrow-insurance/');
  await app.services.stores.primaryPool.query(
    `insert into daily_trading (listing_id, day, batch_id)
     select id, '2026-07-01', batch_id from listing where instrument_id = $1`,
    [before.stockId],
  );
  await app.services.pageCache.forgetAll();
  const after = await read('/stocks/dunmarrow-insurance/');
  expect(after.exchangeTable).toEqual(before.exchangeTable);
  expect(after.priceDynamics).toEqual(before.priceDynamics);
});
