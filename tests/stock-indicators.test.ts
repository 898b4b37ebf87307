import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndicatorsData } from '#features/indicators/indicators.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;
const idOf = async (stringId: string): Promise<number> =>
  (await query(`select id from instrument where kind = 'stock' and string_id = $1`, [stringId]))[0]?.id;
const read = async (
  stringId: string,
  { venue = 1, viewer = 'paid' as TestViewer, prefix = '' } = {},
): Promise<IndicatorsData> =>
  (await app.get(`${prefix}/api/stocks/indicators/${await idOf(stringId)}/${venue}/`, viewer)).json();

interface Day {
  readonly day: string;
  readonly last: number;
  readonly min: number;
  readonly max: number;
  readonly turnover: number;
  readonly buy: number;
  readonly sell: number;
  readonly shares: number;
  readonly currency: string;
}

/** The year of trading that ends on the last day, latest last; for shares that were not split in it. */
const yearOf = async (stringId: string, venue = 1): Promise<Day[]> =>
  query(
    `select day::text, last_price::float8 as last, low_price::float8 as min, high_price::float8 as max,
            turnover::float8 as turnover, bid_price::float8 as buy, ask_price::float8 as sell,
            shares_outstanding::float8 as shares, listing.currency
       from daily_trading join listing on listing.id = listing_id join stock using (instrument_id)
      where instrument_id = $1 and venue_id = $2 and day > '2025-06-30' order by day`,
    [await idOf(stringId), venue],
  );

const returnsOf = (values: readonly number[]) =>
  values.slice(1).map((value, at) => Math.log(value / (values[at] ?? 1)));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number) => Math.round(value * 100) / 100;

test('ST-12 size and liquidity: capitalization, turnover of the day and of the month, spread', async () => {
  const days = await yearOf('norvik-steel');
  const latest = days.at(-1);
  if (!latest) throw new Error('norvik-steel trades');
  const month = days.filter(({ day }) => day > '2026-05-30');
  expect(await read('norvik-steel')).toMatchObject({
    date: '2026-06-30',
    'date.numeric': Date.parse('2026-06-30T00:00:00Z') / 1000,
    currency_name: 'EUR',
    capitalization: Math.round(latest.last * latest.shares),
    turnover: Math.round(latest.turnover),
    turnover_month_average: Math.round(meanOf(month.map(({ turnover }) => turnover))),
    spread: round(((latest.sell - latest.buy) / ((latest.sell + latest.buy) / 2)) * 100),
  });
});

test('ST-12 risk: the volatility of a year and the position of the last price in it', async () => {
  const days = await yearOf('norvik-steel');
  const returns = returnsOf(days.map(({ last }) => last));
  const mean = meanOf(returns);
  const deviation = Math.sqrt(
    returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (returns.length - 1),
  );
  const [lowest, highest] = [
    Math.min(...days.map(({ min }) => min)),
    Math.max(...days.map(({ max }) => max)),
  ];
  const { volatility, range_position_1y: position } = await read('norvik-steel');
  expect(volatility).toBeCloseTo(deviation * Math.sqrt(252) * 100, 1);
  expect(position).toBeCloseTo((((days.at(-1)?.last ?? 0) - lowest) / (highest - lowest)) * 100, 1);
});

test('ST-12 beta is measured against the index with the most members in the currency of the venue', async () => {
  const { beta } = await read('norvik-steel');
  const [index] = await query(
    `select id, string_id, name from instrument join (select index_id, count(*) from index_member group by 1) counted
         on index_id = id where currency = 'EUR' order by count desc, id limit 1`,
  );
  expect(beta).toMatchObject({ index_url: `/indexes/${index.string_id}/` });
  const values = new Map(
    (await query(`select day::text, value::float8 from index_value where index_id = $1`, [index.id])).map(
      ({ day, value }) => [day, value],
    ),
  );
  const common = (await yearOf('norvik-steel')).filter(({ day }) => values.has(day));
  const share = returnsOf(common.map(({ last }) => last));
  const market = returnsOf(common.map(({ day }) => values.get(day)));
  const [of, against] = [meanOf(share), meanOf(market)];
  const together = share.reduce((sum, value, at) => sum + (value - of) * ((market[at] ?? 0) - against), 0);
  const alone = market.reduce((sum, value) => sum + (value - against) ** 2, 0);
  expect(beta?.value).toBeCloseTo(together / alone, 1);
});

test('ST-12 the dividend yield is what twelve months paid, against the last price in its currency', async () => {
  const [paid] = await query(
    `select sum(amount)::float8 as amount, min(currency) as currency, count(*)::int from dividend
      where instrument_id = $1 and ex_dividend_on > '2025-06-30' and ex_dividend_on <= '2026-06-30'`,
    [await idOf('norvik-steel')],
  );
  expect(paid.count).toBeGreaterThan(0);
  const last = (await yearOf('norvik-steel')).at(-1)?.last ?? 0;
  const { dividend_yield_12m: percent } = await read('norvik-steel');
  expect(paid.currency).toBe('EUR');
  expect(percent).toBe(round((paid.amount / last) * 100));
  expect((await read('norvik-steel', { venue: 2 })).dividend_yield_12m).toBe(percent);
  expect((await read('quillstone-software')).dividend_yield_12m).toBeNull();
});

test('ST-12 ST-02 another venue has indicators of its own, in its own currency', async () => {
  const [first, second] = [await read('norvik-steel'), await read('norvik-steel', { venue: 2 })];
  expect([first.currency_name, second.currency_name]).toEqual(['EUR', 'USD']);
  expect(second.capitalization).not.toBe(first.capitalization);
  expect(second.beta?.index_url).not.toBe(first.beta?.index_url);
});

test.each<{ viewer: TestViewer; price: string; dynamics: string }>([
  { viewer: 'anonymous', price: 'string', dynamics: 'string' },
  { viewer: 'free', price: 'number', dynamics: 'string' },
  { viewer: 'paid', price: 'number', dynamics: 'number' },
])(
  'ST-12 LV-05 to $viewer what reveals the price is a $price, what shows its year a $dynamics',
  async (seen) => {
    const data = await read('norvik-steel', { viewer: seen.viewer });
    for (const key of [
      'capitalization',
      'turnover',
      'turnover_month_average',
      'spread',
      'dividend_yield_12m',
    ] as const) {
      expect([key, typeof data[key]]).toEqual([key, seen.price]);
    }
    expect(typeof data.range_position_1y).toBe(seen.dynamics);
    expect([typeof data.volatility, typeof data.beta?.value]).toEqual(['number', 'number']);
  },
);

test('ST-12 a share of three weeks has no volatility yet, one without a known number of shares no capitalization', async () => {
  expect(await read('cuiyu-software')).toMatchObject({ volatility: null, beta: null });
  expect((await read('cuiyu-software')).capitalization).toBeGreaterThan(0);
  expect((await read('ostermoor-telecom')).capitalization).toBeNull();
});

test('ST-12 a split changes no indicator of the price', async () => {
  const before = await read('kalynozbud');
  const id = await idOf('kalynozbud');
  const listings = 'listing_id in (select id from listing where instrument_id = $1)';
  await query(
    `update daily_trading set last_price = last_price * 3, open_price = open_price * 3, low_price = low_price * 3, high_price = high_price * 3
      where ${listings} and day < '2026-06-01'`,
    [id],
  );
  await query(
    `update dividend set amount = amount * 3 where instrument_id = $1 and ex_dividend_on < '2026-06-01'`,
    [id],
  );
  await query(`insert into split (instrument_id, day, ratio, batch_id) values ($1, '2026-06-01', 3, 1)`, [
    id,
  ]);
  await expect.poll(async () => (await read('kalynozbud')).volatility).toBeCloseTo(before.volatility ?? 0, 1);
  const after = await read('kalynozbud');
  expect(after.range_position_1y).toBeCloseTo(Number(before.range_position_1y), 1);
  expect(after.dividend_yield_12m).toBeCloseTo(Number(before.dividend_yield_12m), 1);
});

test('ST-12 a share that never traded has none, one that is not listed there is not found', async () => {
  const untraded = await idOf('vexley-robotics');
  const answer = await app.get(`/api/stocks/indicators/${untraded}/1/`);
  expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  for (const path of [`${untraded}/4`, '2147483647/1', '0/1', '1/0', 'x/1', '1/1.5', '2147483648/1']) {
    expect([path, (await app.get(`/api/stocks/indicators/${path}/`)).statusCode]).toEqual([path, 404]);
  }
});
