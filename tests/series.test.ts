import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TradingSeries, tradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { PATIENCE } from './wait-for.ts';

const PATH = '/api/chart/get_tradings/';

let app: TestApp;
let norvik: number;
beforeAll(async () => {
  app = await startTestApp();
  norvik = (await app.get('/stocks/norvik-steel/?format=json')).json().stockId;
});
afterAll(() => app.close());

const bodyOf = (changes: object = {}) => ({
  date_from: '2026-05-30',
  date_to: '2026-06-30',
  stocks_ids: [norvik],
  trading_ground_ids: [1],
  fields: ['last_price.numeric'],
  ...changes,
});

const ask = async (changes: object = {}, viewer: TestViewer = 'paid', prefix = '') =>
  app.http.inject({
    method: 'POST',
    url: prefix + PATH,
    headers: { cookie: await app.cookieOf(viewer) },
    payload: bodyOf(changes),
  });

const read = async (changes: object = {}, viewer: TestViewer = 'paid'): Promise<TradingSeries[]> =>
  (await ask(changes, viewer)).json();

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(text, values)).rows as Row[];
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

test('CH-06 CH-08 a series shows each trading day of the range as the store has it', async () => {
  const rows = await query<{ ms: number; price: number }>(
    `select (extract(epoch from day) * 1000)::float8 as ms, last_price::float8 as price from daily_trading
      where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1)
        and day between '2026-05-30' and '2026-06-30' order by day`,
    [norvik],
  );
  const response = await ask();
  const [series, ...more] = response.json() as TradingSeries[];
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(more).toEqual([]);
  expect(series).toMatchObject({
    stockId: norvik,
    tgId: 1,
    field: 'last_price.numeric',
    unit: 'value',
    overturn: false,
    oldDataDate: null,
    colorNum: 1,
    lastTodayValue: rows.at(-1)?.price,
  });
  expect(series?.data).toEqual(rows.map(({ ms, price }) => [ms, price]));
  // What PostgreSQL wrote is what the declaration promises.
  expect(tradingSeries.parse(series)).toEqual(series);
});

test('CH-08 every field is a series of its own, the turnover in its own colour, named in the reader’s language', async () => {
  const fields = [
    'last_price.numeric',
    'avar_price.numeric',
    'overturn.numeric',
    'legal_close_price.numeric',
  ];
  const series = (await ask({ fields }, 'paid', '/rus')).json() as TradingSeries[];
  expect(series.map(({ field, colorNum, overturn }) => [field, colorNum, overturn])).toEqual([
    ['last_price.numeric', 1, false],
    ['avar_price.numeric', 2, false],
    ['overturn.numeric', 0, true],
    ['legal_close_price.numeric', 3, false],
  ]);
  expect(series[2]?.color).toBe('#f8bb68');
  expect(series[0]?.name).toMatch(/\p{Script=Cyrillic}/u);
});

test('CH-12 the average price has two decimals', async () => {
  const [average] = await read({ fields: ['avar_price.numeric'], date_from: '2016-01-01' });
  for (const [, value] of average?.data ?? []) expect(value).toBe(Number(value?.toFixed(2)));
  expect(average?.data.length).toBeGreaterThan(500);
});

test('ST-06 CH-08 prices before a split are reported in today’s shares, and money is not', async () => {
  const [split] = await query<{ day: string; coefficient: number }>(
    `select day::text, ratio::float8 as coefficient from split where instrument_id = $1 order by day desc limit 1`,
    [norvik],
  );
  if (!split) throw new Error('the demo share has a split');
  const [stored] = await query<{ day: string; price: number; turnover: number }>(
    `select day::text, last_price::float8 as price, turnover::float8 as turnover from daily_trading
      where day < $2 and listing_id = (select id from listing where instrument_id = $1 and venue_id = 1)
      order by day desc limit 1`,
    [norvik, split.day],
  );
  const days = { date_from: stored?.day, date_to: split.day };
  const [price, turnover] = await read({ ...days, fields: ['last_price.numeric', 'overturn.numeric'] });
  expect(price?.data[0]?.[1]).toBeCloseTo((stored?.price ?? 0) / split.coefficient, 3);
  expect(turnover?.data[0]?.[1]).toBe(stored?.turnover);
  // Without it the price would seem to fall by half over night.
  expect(Number(price?.data[1]?.[1]) / Number(price?.data[0]?.[1])).toBeGreaterThan(0.8);
});

test('NU-07 ST-09 the change of a month and of a year on the page is that of the chart of the same days', async () => {
  const { priceDynamics } = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json();
  for (const [name, from] of [
    ['delta_last_price_1m.numeric', '2026-05-30'],
    ['delta_last_price_1y.numeric', '2025-06-30'],
  ] as const) {
    const [series] = await read({ date_from: from });
    const [first, last] = [series?.data[0]?.[1], series?.data.at(-1)?.[1]];
    expect(priceDynamics[name], name).toBeCloseTo((Number(last) / Number(first) - 1) * 100, 1);
  }
});

describe('CH-03 CH-13 one day', () => {
  const one = {
    date_from: '2026-06-30',
    fields: ['last_price.numeric', 'overturn.numeric', 'avar_price.numeric'],
  };

  test('on venue 1 is shown minute by minute, at true instants, with the money of each', async () => {
    const minutes = await query<{ ms: number; price: number; money: number }>(
      `select (extract(epoch from traded_at) * 1000)::float8 as ms, price::float8, (price * volume)::float8 as money
         from intraday_trading
        where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1) order by traded_at`,
      [norvik],
    );
    const [price, turnover, average] = await read(one);
    expect(minutes.length).toBeGreaterThan(50);
    expect(price?.data).toEqual(minutes.map(({ ms, price: value }) => [ms, value]));
    expect(turnover?.data).toEqual(minutes.map(({ ms, money }) => [ms, money]));
    expect(average?.data).toEqual([]);
  });

  test('NU-07 within it a price is compared with the previous close, as the change of the day is', async () => {
    const [price, turnover] = await read(one);
    const [yesterday] = await query<{ price: number }>(
      `select last_price::float8 as price from daily_trading
        where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1) and day < '2026-06-30'
        order by day desc limit 1`,
      [norvik],
    );
    expect([price?.previous_close, turnover?.previous_close]).toEqual([yesterday?.price, null]);
    expect((await read(one, 'anonymous'))[0]?.previous_close).toBe('***');
    const [days] = await read();
    expect(days?.previous_close).toBeNull();
    const { lastTodayValue, change_1_day } = price ?? {};
    expect(change_1_day).toBeCloseTo((Number(lastTodayValue) / (yesterday?.price ?? 0) - 1) * 100, 2);
  });

  test('on any other venue, or without minutes in the store, is a day', async () => {
    const [elsewhere] = await read({ ...one, trading_ground_ids: [2] });
    expect(elsewhere?.data.map(([ms]) => dayOf(ms))).toEqual(['2026-06-30']);
    const [earlier] = await read({ ...one, date_from: '2026-06-29', date_to: '2026-06-29' });
    expect(earlier?.data.map(([ms]) => ms)).toEqual([Date.parse('2026-06-29')]);
  });
});

describe('CH-07 days without trading', () => {
  let idle: { stock: number; venue: number; last: string };
  beforeAll(async () => {
    const [found] = await query<typeof idle>(
      `select instrument_id as stock, venue_id as venue, max(day)::text as last
         from daily_trading join listing on listing.id = listing_id join stock using (instrument_id)
        where listing.status <> 'delisted' and not hides_chart
        group by 1, 2 having max(day) < '2026-05-01' limit 1`,
    );
    if (!found) throw new Error('the demo market has a share that stopped trading');
    idle = found;
  });
  const idleBody = () => ({ stocks_ids: [idle.stock], trading_ground_ids: [idle.venue] });

  test('are answered with the last day of trading, under 206', async () => {
    const moved = await ask(idleBody());
    expect([moved.statusCode, moved.json()]).toEqual([206, idle.last]);
    const back = await ask({ ...idleBody(), date_from: idle.last, date_to: idle.last, getChartIteration: 1 });
    expect(back.statusCode).toBe(200);
    expect(back.json()[0].data).not.toEqual([]);
  });

  test('are answered with 2 where that day is today', async () => {
    const moved = await ask({ date_from: '2026-07-01', date_to: '2026-08-01' });
    expect([moved.statusCode, moved.json()]).toEqual([206, 2]);
  });

  test.each([
    { why: 'a reader who chose them keeps them', changes: { userChangePeriod: true }, series: 1 },
    { why: 'after three moves there is nothing', changes: { getChartIteration: 3 }, series: 0 },
  ])('$why', async ({ changes, series }) => {
    const response = await ask({ ...idleBody(), ...changes });
    expect([response.statusCode, response.json().length]).toEqual([200, series]);
  });

  test('show when trading stopped where the days end later', async () => {
    const [series] = await read({ ...idleBody(), userChangePeriod: true });
    expect(series).toMatchObject({
      data: [],
      oldDataDate: idle.last,
      'oldDataDate.numeric': Date.parse(idle.last) / 1000,
    });
  });

  test('before a share was listed stay empty', async () => {
    const response = await ask({ date_from: '1999-01-01', date_to: '1999-12-31' });
    expect([response.statusCode, response.json()[0].data]).toEqual([200, []]);
  });

  test('have a place in the API description', async () => {
    const { responses } = (await app.get('/openapi.json')).json().paths[PATH].post;
    expect(JSON.stringify(responses[206])).toContain('"const":2');
    expect(JSON.stringify(responses[200])).not.toContain('x-unread');
    expect(responses[200].content['application/json'].schema.items.properties.data.type).toBe('array');
  });
});

test.each([
  {
    why: 'CH-05 a start after the end',
    changes: { date_to: '2026-05-01' },
    status: 400,
    code: 'graph_period_start_incorrect',
  },
  {
    why: 'CH-05 a range beyond thirty years',
    changes: { date_from: '1990-01-01' },
    status: 400,
    code: 'graph_period_too_long',
  },
  {
    why: 'CH-06 fewer venues than stocks',
    changes: { stocks_ids: [1, 2] },
    status: 400,
    code: 'bad_request',
  },
  {
    why: 'CH-06 an unknown venue',
    changes: { trading_ground_ids: [77] },
    status: 404,
    code: 'not_traded_there',
  },
  {
    why: 'CH-06 an unknown stock',
    changes: { stocks_ids: [2_000_000_000] },
    status: 404,
    code: 'not_traded_there',
  },
  { why: 'CH-06 an unknown field', changes: { fields: ['volume'] }, status: 400, code: 'bad_request' },
  {
    why: 'CH-07 more moves than there are',
    changes: { getChartIteration: 4 },
    status: 400,
    code: 'bad_request',
  },
  {
    why: 'CM-02 eleven stocks',
    changes: { stocks_ids: Array(11).fill(1), trading_ground_ids: Array(11).fill(1) },
    status: 400,
    code: 'max_stocks_in_compare',
  },
])('$why is refused as $code', async ({ changes, status, code }) => {
  const response = await ask(changes);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(response.json().message).not.toContain('{{');
});

const twoPairs = { stocks_ids: 'norvik on two venues' };
test.each([
  { why: 'CM-03 a comparison', ask: twoPairs, viewer: 'anonymous', status: 401 },
  { why: 'CM-03 a comparison', ask: twoPairs, viewer: 'free', status: 403 },
  { why: 'CM-03 a comparison', ask: twoPairs, viewer: 'paid', status: 200 },
  {
    why: 'CH-09 what candles are made of',
    ask: { fields: ['open_price.numeric'] },
    viewer: 'anonymous',
    status: 401,
  },
  {
    why: 'CH-09 what candles are made of',
    ask: { fields: ['max_price.numeric'] },
    viewer: 'free',
    status: 200,
  },
  {
    why: 'CM-02 the same pair twice, which is one,',
    ask: { stocks_ids: 'norvik twice' },
    viewer: 'free',
    status: 200,
  },
] as const)('$why is answered to $viewer with $status', async ({ ask: requested, viewer, status }) => {
  const pairs = 'stocks_ids' in requested && {
    stocks_ids: [norvik, norvik],
    trading_ground_ids: requested === twoPairs ? [1, 2] : [1, 1],
  };
  const response = await ask({ ...requested, ...pairs }, viewer);
  expect(response.statusCode).toBe(status);
  if (status === 200) expect(response.json()).toHaveLength(requested === twoPairs ? 2 : 1);
});

describe('CH-11 LV-05 a reader who may not see prices', () => {
  const fields = ['last_price.numeric', 'avar_price.numeric', 'buying_quote.numeric', 'overturn.numeric'];

  test('SF-02 receives the curve of one price from 0 to 1 without a unit, and no price of the store in any byte', async () => {
    const rows = await query<Record<string, string>>(
      `select last_price::text, vwap::text, bid_price::text, turnover::text from daily_trading
        where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1)
          and day between '2026-05-30' and '2026-06-30'`,
      [norvik],
    );
    const { body } = await ask({ fields }, 'anonymous');
    const prices = rows.flatMap((row) => Object.values(row)).filter((price) => price.length >= 5);
    expect(prices.length).toBeGreaterThan(70);
    for (const price of prices) expect(body).not.toContain(price);
    for (const series of JSON.parse(body) as TradingSeries[]) {
      const values = series.data.map(([, value]) => Number(value));
      expect(series.unit).toBe('none');
      // Two quantities together would give the prices away.
      expect(values.length > 0).toBe(series.field === 'last_price.numeric');
      for (const value of values) expect(value * 50).toBeCloseTo(Math.round(value * 50), 9);
      expect([series.lastTodayValue, series.change_1_day]).toEqual(['***', '***']);
    }
  });

  test('sees the same curve as the others', async () => {
    const [shape] = await read({}, 'anonymous');
    const [prices] = await read({}, 'free');
    const levelAt = new Map(shape?.data);
    const rising = prices?.data.toSorted((a, b) => Number(a[1]) - Number(b[1])) ?? [];
    const levels = rising.map(([ms]) => Number(levelAt.get(ms)));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBeGreaterThan(3);
  });
});

test('CH-11 what is cached follows the store, and a flat series stands in the middle', async () => {
  const [other] = await query<{ id: number }>(`select id from instrument where string_id = 'caldervoe-bank'`);
  const changes = { date_from: '2026-06-20', stocks_ids: [other?.id] };
  const values = async (viewer: TestViewer) =>
    new Set((await read(changes, viewer))[0]?.data.map(([, value]) => value));
  expect((await values('anonymous')).size).toBeGreaterThan(2);
  expect((await values('paid')).size).toBeGreaterThan(2);
  await query(
    `update daily_trading set last_price = 7, low_price = 7, high_price = 7, open_price = 7
      where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1) and day >= '2026-05-01'`,
    [other?.id],
  );
  await vi.waitFor(async () => expect([...(await values('anonymous'))]).toEqual([0.5]), PATIENCE);
  expect([...(await values('paid'))]).toEqual([7]);
});

describe('CH-10 CH-11 the stock page carries the first data of its chart', () => {
  const page = async (viewer: TestViewer, query = '') =>
    (await app.get(`/stocks/norvik-steel/?format=json${query}`, viewer)).json();

  test.each([
    { viewer: 'anonymous', unit: 'none', flags: '***' },
    { viewer: 'free', unit: 'value', flags: '***' },
    {
      viewer: 'paid',
      unit: 'value',
      flags: expect.arrayContaining([expect.objectContaining({ kind: 'split' })]),
    },
  ] as const)('$viewer: curves of unit $unit', async ({ viewer, unit, flags }) => {
    const { priceChart, get_tradings, indexTabs } = await page(viewer);
    expect(get_tradings).toBe(PATH);
    expect(priceChart).toMatchObject({ lastTradingDate: '2026-06-30', displayOffset: 180, flags });
    expect(priceChart.series.map((series: TradingSeries) => series.unit)).toEqual([unit, unit]);
    expect(priceChart.series[0].data.length).toBeGreaterThan(15);
    expect(indexTabs.length).toBeGreaterThanOrEqual(3);
    expect(new Set(indexTabs.map(({ id }: { id: number }) => id)).size).toBe(indexTabs.length);
  });

  test('CM-03 what its address compares is there for those who may, and what is no index is left out', async () => {
    const { indexTabs } = await page('paid');
    const query = `&compare=${norvik}@2,${indexTabs[0].id},2000000000`;
    const { priceChart } = await page('paid', query);
    expect(priceChart.series.map(({ tgId }: TradingSeries) => tgId)).toEqual([1, 2]);
    expect(priceChart.indexes).toEqual([expect.objectContaining({ index_id: indexTabs[0].id })]);
    expect(priceChart.indexes[0].graph_data.length).toBeGreaterThan(15);
    expect((await page('free', query)).priceChart).toMatchObject({ compared: [], indexes: [] });
  });
});
