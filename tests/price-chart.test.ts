import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import type { StockPageData } from '#pages/public/stock/stock.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const NORVIK = '/stocks/norvik-steel/';

let app: TestApp;
let other: StockPageData;
let index: number;
beforeAll(async () => {
  app = await startTestApp();
  other = await read('/stocks/norvik-steel/2/');
  index = other.indexTabs[0]?.id ?? 0;
});
afterAll(() => app.close());

const read = async (path: string, viewer: TestViewer = 'paid'): Promise<StockPageData> =>
  (await app.get(`${path}${path.includes('?') ? '&' : '?'}format=json`, viewer)).json();

const chartOf = async (query: string, viewer: TestViewer = 'paid'): Promise<PriceChartData> => {
  const { priceChart } = await read(NORVIK + query, viewer);
  if (!priceChart) throw new Error('the share has a chart');
  return priceChart;
};

test.each([
  { query: '', shown: { period: 1, date_from: '2026-05-30', date_to: '2026-06-30', type: 'simple' } },
  { query: '?period=4', shown: { period: 4, date_from: '2025-06-30', date_to: '2026-06-30' } },
  {
    query: '?from=2026-01-05&to=2026-02-01',
    shown: { period: null, date_from: '2026-01-05', date_to: '2026-02-01' },
  },
  { query: '?type=extended', shown: { type: 'extended', period: 1 } },
  { query: '?period=99&type=x&from=yesterday', shown: { period: 1, type: 'simple' } },
  { query: '?period=2&period=3', shown: { period: 1 } },
])('CH-03 CH-05 the first paint shows what "$query" selects', async ({ query, shown }) => {
  const chart = await chartOf(query);
  expect(chart).toMatchObject(shown);
  const times = chart.series.flatMap(({ data }) => data.map(([time]) => time));
  expect(times.length).toBeGreaterThan(10);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse(chart.date_from));
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.parse(chart.date_to));
});

test('CH-05 a start after the end shows no series and says why, also without script', async () => {
  const address = `${NORVIK}?from=2026-03-01&to=2026-02-01`;
  expect((await chartOf('?from=2026-03-01&to=2026-02-01')).series).toEqual([]);
  expect((await app.get(address, 'paid')).body).toContain('The start date is after the end date.');
});

test('CH-01 the stock-style view has the whole history behind its days', async () => {
  const chart = await chartOf('?view=stock');
  expect(chart.date_from).toBe('2026-05-30');
  expect(chart.series[0]?.data[0]?.[0]).toBe(Date.parse(chart.firstTradingDate ?? ''));
});

test('CH-03 without script the period tabs are links, and the current day is only on venue 1', async () => {
  const html = (await app.get(`${NORVIK}?period=4`, 'paid')).body;
  expect(html).toMatch(/<a[^>]*href="\/stocks\/norvik-steel\/\?period=5"[^>]*>3Y</);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>1Y</);
  expect(html).toMatch(/>1D</);
  expect((await app.get('/stocks/norvik-steel/2/', 'paid')).body).not.toMatch(/>1D</);
  expect((await app.get(`${NORVIK}?type=extended`, 'paid')).body).not.toMatch(/>1D</);
});

test('CM-01 the address brings compared shares and indexes along, in its order', async () => {
  const chart = await chartOf(`?compare=${index},${other.stockId}@2`);
  expect(chart.compared).toEqual([
    { kind: 'index', id: index },
    { kind: 'stock', id: other.stockId, venueId: 2 },
  ]);
  expect(chart.series.map(({ tgId, field }) => [tgId, field])).toEqual([
    [1, 'last_price.numeric'],
    [2, 'last_price.numeric'],
  ]);
  expect(chart.indexes.map(({ index_id }) => index_id)).toEqual([index]);
  expect(chart.indexes[0]?.graph_data.length).toBeGreaterThan(10);
});

test('CM-01 what an address names and nobody knows is left out', async () => {
  const answer = await app.get(`${NORVIK}?compare=999999,999999@1`, 'paid');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('999999@1</');
});

test.each(['anonymous', 'free'] as const)('CM-03 a reader who is %s compares nothing', async (viewer) => {
  const chart = await chartOf(`?compare=${index},${other.stockId}@2`, viewer);
  expect(chart.compared).toEqual([]);
  expect(chart.indexes).toEqual([]);
  expect(chart.series.every(({ tgId }) => tgId === 1)).toBe(true);
});

test('CH-09 the extended chart of an anonymous reader has no series, and says how to get them', async () => {
  expect((await chartOf('?type=extended', 'anonymous')).series).toEqual([]);
  expect((await app.get(`${NORVIK}?type=extended`)).body).toContain('Sign in to see candlesticks.');
});

test('CH-11 an anonymous curve has no price, neither in the HTML nor in the data', async () => {
  const known = (await chartOf('?period=4')).series.flatMap(({ data }) => data.map(([, value]) => value));
  // Short ones also stand for something else.
  const revealing = [...new Set(known.map(String))].filter((value) => value.replace('.', '').length >= 5);
  expect(revealing.length).toBeGreaterThan(300);
  for (const address of [`${NORVIK}?period=4`, `${NORVIK}?period=4&format=json`]) {
    // Where the drawing has its lines says nothing but their shape.
    const body = (await app.get(address)).body.replaceAll(/<(svg|path|rect|line|g|text|use)\b[^>]*>/g, '');
    const figures = new Set(body.match(/\d+(\.\d+)?/g));
    expect(revealing.filter((value) => figures.has(value))).toEqual([]);
    const written = body.replaceAll(/[\u00a0 ]/g, '');
    expect(revealing.filter((value) => value.length > 6 && written.includes(value))).toEqual([]);
  }
});

test('CH-10 flags are for full access', async () => {
  expect((await chartOf('')).flags).not.toEqual([]);
  expect(JSON.stringify((await chartOf('', 'free')).flags)).not.toContain('dividend');
});

test('CH-07 a share that does not trade any more shows its last days', async () => {
  const { priceChart } = await read('/stocks/brzozowy-mlyn/');
  expect(priceChart).toMatchObject({ period: 1, date_to: priceChart?.lastTradingDate });
  expect(priceChart?.series[0]?.data.length).toBeGreaterThan(10);
  const moved = (await read('/stocks/brzozowy-mlyn/?period=0')).priceChart;
  expect(moved).toMatchObject({
    period: 0,
    date_from: priceChart?.date_from,
    date_to: priceChart?.lastTradingDate,
  });
});

test('ST-15 where the graph is hidden there is no chart', async () => {
  const { stockId } = await read(NORVIK);
  await app.services.stores.primaryPool.query(
    'update stock set hides_chart = true where instrument_id = $1',
    [stockId],
  );
  try {
    await expect.poll(async () => (await read(NORVIK)).priceChart).toBeNull();
    expect((await app.get(NORVIK, 'paid')).body).not.toContain('Price and turnover');
  } finally {
    await app.services.stores.primaryPool.query(
      'update stock set hides_chart = false where instrument_id = $1',
      [stockId],
    );
    await expect.poll(async () => (await read(NORVIK)).priceChart).not.toBeNull();
  }
});
