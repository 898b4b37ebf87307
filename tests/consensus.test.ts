import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsensusData } from '#features/consensus/consensus.contract.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;

async function pathOf(stringId: string): Promise<string> {
  const [issuer] = await query('select id from issuer where string_id = $1', [stringId]);
  return `/api/company/${issuer.id}/get-emitent-list-of-indexes/`;
}
const read = async (stringId: string, viewer: TestViewer = 'paid', prefix = ''): Promise<ConsensusData> =>
  (await app.get(`${prefix}${await pathOf(stringId)}`, viewer)).json();

test('MU-02 every indicator comes with what was reported and what is expected of each year', async () => {
  const { items, labels, as_of: asOf } = await read('norvik-steel');
  expect(items).toHaveLength(10);
  expect(items.map(({ indexName }) => indexName).slice(0, 3)).toEqual([
    'Revenue',
    'EBITDA',
    'Operating profit',
  ]);
  const [stored] = await query(
    `select actual_value::float8 as actual, low::float8, mean::float8, high::float8, estimates as forecasts, as_of::text
       from consensus_estimate where issuer_id = 1 and indicator_id = 1`,
  );
  expect(items[0]?.actual_value).toBe(stored.actual);
  expect(items[0]?.forecasts[0]).toMatchObject({ low: stored.low, mean: stored.mean, high: stored.high });
  expect(items[0]?.forecasts[0]?.change).toBeCloseTo((stored.mean / stored.actual - 1) * 100, 2);
  expect(asOf).toBe(stored.as_of);
  expect(labels).toMatchObject({ indexName: 'Metric', actual_value: 'Actual' });
});

test('MU-02 names are in the language of the page', async () => {
  const { items, labels } = await read('norvik-steel', 'paid', '/deu');
  expect(items[0]?.indexName).toBe('Umsatz');
  expect(labels.actual_value).toBe('Istwert');
});

test.each<{ viewer: TestViewer; actual: string }>([
  { viewer: 'anonymous', actual: 'string' },
  { viewer: 'free', actual: 'string' },
  { viewer: 'paid', actual: 'number' },
])(
  'MU-02 LV-05 to $viewer the reported value is a $actual, and the forecast is open',
  async ({ viewer, actual }) => {
    const { items } = await read('norvik-steel', viewer);
    expect(typeof items[1]?.actual_value).toBe(actual);
    expect(typeof items[1]?.forecasts[0]?.change).toBe(actual);
    expect(typeof items[0]?.forecasts[0]?.mean).toBe('number');
  },
);

test('MU-02 revenue, which the report shows to everyone, is open here as well', async () => {
  const { items } = await read('norvik-steel', 'anonymous');
  const [revenue, ...others] = items;
  expect(revenue).toMatchObject({ code: 'revenue', actual_value: expect.any(Number) });
  expect(typeof revenue?.forecasts[0]?.change).toBe('number');
  expect(new Set(others.map(({ actual_value: value }) => value))).toEqual(new Set([ASTERISKS]));
});

test('MU-02 LV-05 no reported value is in the bytes that others get', async () => {
  const { items } = await read('norvik-steel');
  const open = new Set(
    items.flatMap(({ forecasts }) => forecasts.flatMap(({ low, mean, high }) => [low, mean, high])),
  );
  const reported = items.flatMap(({ code, actual_value: value }) =>
    typeof value === 'number' && code !== 'revenue' && !open.has(value) ? [String(value)] : [],
  );
  expect(reported.length).toBeGreaterThan(5);
  for (const viewer of ['anonymous', 'free'] as const) {
    const { body } = await app.get(await pathOf('norvik-steel'), viewer);
    for (const value of reported.filter((text) => text.length > 4)) expect(body).not.toContain(value);
  }
});

test('MU-02 the latest gathering counts, year by year', async () => {
  await query(
    `insert into consensus_estimate (issuer_id, indicator_id, year, currency, unit_multiplier, actual_value, low, mean, high, estimates, as_of, batch_id)
     select issuer_id, indicator_id, year + extra, currency, unit_multiplier, actual_value, low, mean + 1, high + 1, 4, as_of + 1, batch_id
       from consensus_estimate cross join generate_series(0, 1) as extra
      where issuer_id = (select id from issuer where string_id = 'heren-foods')`,
  );
  const { items } = await read('heren-foods');
  expect(items[0]?.forecasts.map(({ count }) => count)).toEqual([4, 4]);
  const [first, second] = items[0]?.forecasts.map(({ year }) => year) ?? [];
  expect(second).toBe((first ?? 0) + 1);
});

test('MU-02 whom nobody follows has no items; an unknown issuer is not found', async () => {
  for (const stringId of ['vexley-robotics', 'tayozhnye-tovary', 'harrowmere-power'])
    for (const viewer of ['anonymous', 'free', 'paid'] as const)
      expect(await read(stringId, viewer)).toMatchObject({ items: [], as_of: null });
  for (const id of ['0', '2147483647', 'x'])
    expect((await app.get(`/api/company/${id}/get-emitent-list-of-indexes/`)).statusCode).toBe(404);
});
