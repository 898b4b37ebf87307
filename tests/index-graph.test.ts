import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let ids: number[];
let stored: { day: string; value: number }[];
beforeAll(async () => {
  app = await startTestApp();
  const { primaryPool } = app.services.stores;
  const { rows } = await primaryPool.query(`select instrument_id as id from market_index order by 1`);
  ids = rows.map(({ id }) => id);
  const values = await primaryPool.query(
    `select day::text, value::float8 from index_value where index_id = $1 order by day`,
    [ids[0]],
  );
  stored = values.rows;
});
afterAll(() => app.close());

const ask = async (call: string, body: object, viewer: TestViewer = 'paid', prefix = '') =>
  app.http.inject({
    method: 'POST',
    url: `${prefix}/api/indexes/${ids[0]}/${call}/`,
    headers: { cookie: await app.cookieOf(viewer) },
    payload: body,
  });

const june = { beginDate: '2026-06-01', endDate: '2026-06-30' };
const pointsOf = (from: string, to = '2026-06-30') =>
  stored
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, value }) => ({ date: day, 'date.numeric': Date.parse(day) / 1000, value }));

describe('CM-07 getGraphicData', () => {
  test('shows the values of the days, those of the address first, then those compared', async () => {
    const response = await ask('getGraphicData', { ...june, compareIndexes: [ids[2], ids[1], ids[2]] });
    const { compare_data: found } = response.json();
    expect(found.map((index: { index_id: number }) => index.index_id)).toEqual([ids[0], ids[2], ids[1]]);
    expect(found[0]).toMatchObject({ unit: 'value', graph_data: pointsOf('2026-06-01') });
    expect(found[0].name.length).toBeGreaterThan(3);
  });

  test('shows the last day alone for period 99, whatever the days', async () => {
    for (const days of [{}, june, { beginDate: '2010-01-01', endDate: '2010-02-01' }]) {
      const { compare_data: found } = (await ask('getGraphicData', { ...days, periodId: 99 })).json();
      expect(found[0].graph_data).toEqual(pointsOf('2026-06-30'));
    }
  });

  test.each([
    { viewer: 'anonymous', status: 401 },
    { viewer: 'free', status: 403 },
    { viewer: 'paid', status: 200 },
  ] as const)('CM-03 comparing is answered to $viewer with $status', async ({ viewer, status }) => {
    expect((await ask('getGraphicData', { ...june, compareIndexes: [ids[1]] }, viewer)).statusCode).toBe(
      status,
    );
    const one = { index_id: ids[1], begin_date: '2026-06-01', end_date: '2026-06-30' };
    expect((await ask('getCompareGraphicData', one, viewer)).statusCode).toBe(status);
  });

  test.each([
    {
      why: 'CM-02 eleven indexes',
      body: { compareIndexes: Array(11).fill(1) },
      code: 'max_indexes_in_compare',
    },
    { why: 'CM-07 another period', body: { periodId: 5 }, code: 'bad_request' },
    {
      why: 'CM-07 more than thirty years',
      body: { beginDate: '1990-01-01', endDate: '2026-01-01' },
      code: 'graph_period_too_long',
    },
    {
      why: 'CB-09 a start after the end',
      body: { beginDate: '2026-06-02', endDate: '2026-06-01' },
      code: 'graph_period_start_incorrect',
    },
    { why: 'CM-07 an index that is not there', body: { compareIndexes: [2_000_000_000] }, code: 'not_found' },
  ])('$why is refused as $code', async ({ body, code }) => {
    expect((await ask('getGraphicData', body)).json().code).toBe(code);
  });
});

test('CM-07 getCompareGraphicData shows the index to compare, and its name in the language of the reader', async () => {
  const body = { index_id: ids[1], begin_date: '2026-06-01', end_date: '2026-06-30', period_id: null };
  const compared = (await ask('getCompareGraphicData', body, 'paid', '/rus')).json();
  expect(compared).toMatchObject({ index_id: ids[1], unit: 'value' });
  expect(compared.graph_data.length).toBeGreaterThan(15);
  expect(compared.name).toMatch(/\p{Script=Cyrillic}/u);
});

describe('CB-02 what feeds the block of an index', () => {
  test.each([
    { body: { periodId: 1 }, from: '2026-05-30' },
    { body: { periodId: 4 }, from: '2025-06-30' },
    { body: { periodId: 6 }, from: '0001-01-01' },
    { body: june, from: '2026-06-01' },
  ])('$body begins on $from', async ({ body, from }) => {
    const feed = (await ask('chart', body)).json();
    expect(chartBlockReply.parse(feed)).toEqual(feed);
    expect(feed).toMatchObject({ graph_type: 'line', measure: 'points' });
    expect(feed.data).toMatchObject(pointsOf(from));
    expect(feed.series).toEqual([
      expect.objectContaining({ id: ids[0], model: 'index', date: '2026-06-30', data: feed.data }),
    ]);
  });

  test('CB-03 more than ten years are refused', async () => {
    const response = await ask('chart', { beginDate: '2010-01-01', endDate: '2026-01-01' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'graph_period_too_long']);
  });

  test('CH-12 each value is written as the site writes numbers', async () => {
    await app.services.stores.primaryPool.query(
      `update index_value set value = 1234567.5 where index_id = $1 and day = '2026-06-30'`,
      [ids[3]],
    );
    const written = async (prefix: string) => {
      const url = `${prefix}/api/indexes/${ids[3]}/chart/`;
      const cookie = await app.cookieOf('paid');
      const reply = await app.http.inject({
        method: 'POST',
        url,
        headers: { cookie },
        payload: { periodId: 1 },
      });
      return reply.json().data.at(-1).valueFmt;
    };
    expect([await written(''), await written('/rus')]).toEqual([
      '1\u00a0234\u00a0567.50',
      '1\u00a0234\u00a0567,50',
    ]);
  });
});

test.each(['anonymous', 'free'] as const)(
  'CB-07 LV-05 %s receives curves and no value in any byte',
  async (viewer) => {
    for (const [call, body] of [
      ['getGraphicData', june],
      ['chart', june],
      ['chart', { periodId: 2 }],
    ] as const) {
      const { body: text } = await ask(call, body, viewer);
      for (const { value } of pointsOf('2026-03-30')) expect(text).not.toContain(String(value));
      const reply = JSON.parse(text);
      const points = reply.data ?? reply.compare_data[0].graph_data;
      const values = points.map((point: { value: number }) => point.value);
      expect([Math.min(...values), Math.max(...values)]).toEqual([0, 1]);
      if (call === 'chart') expect([reply.measure, points[0].valueFmt]).toEqual([null, '']);
      else expect(reply.compare_data[0].unit).toBe('none');
    }
  },
);

const day = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2026-06-30', '2026-02-30', '', '2026-06', null, 20260630),
);
const id = fc.oneof(fc.integer(), fc.constantFrom(1, 2, '1', null, 0.5, 2_147_483_647, 2_147_483_648));
const field = fc.oneof(
  fc.constantFrom('last_price.numeric', 'open_price.numeric', 'overturn.numeric'),
  fc.string(),
);
const anyBody = fc.record(
  {
    date_from: day,
    date_to: day,
    stocks_ids: fc.array(id, { maxLength: 12 }),
    trading_ground_ids: fc.array(fc.oneof(fc.constantFrom(1, 2, 3), id), { maxLength: 12 }),
    userChangePeriod: fc.oneof(fc.boolean(), fc.string()),
    getChartIteration: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.string()),
    fields: fc.array(field, { maxLength: 10 }),
  },
  { requiredKeys: [] },
);
const anyIndexBody = fc.record(
  {
    beginDate: day,
    endDate: day,
    begin_date: day,
    end_date: day,
    index_id: id,
    compareIndexes: fc.array(id, { maxLength: 12 }),
    periodId: id,
    period_id: id,
  },
  { requiredKeys: [] },
);

test('CH-06 CM-07 CB-02 whatever is requested, no feed of a chart ever fails', async () => {
  const cookie = await app.cookieOf('paid');
  const send = async (url: string, payload: object) =>
    (await app.http.inject({ method: 'POST', url, headers: { cookie }, payload })).statusCode;
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      expect(await send('/api/chart/get_tradings/', body)).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  // Most generated bodies are refused at the door: these reach the store.
  await fc.assert(
    fc.asyncProperty(day, day, fc.boolean(), async (date_from, date_to, userChangePeriod) => {
      const body = { date_from, date_to, stocks_ids: [1, 1], trading_ground_ids: [1, 2], userChangePeriod };
      expect(await send('/api/chart/get_tradings/', { ...body, fields: ['min_price.numeric'] })).toBeLessThan(
        500,
      );
    }),
    { numRuns: 80 },
  );
  const calls = fc.constantFrom('getGraphicData', 'getCompareGraphicData', 'chart');
  await fc.assert(
    fc.asyncProperty(calls, anyIndexBody, fc.boolean(), async (call, body, isReal) => {
      const index = isReal ? ids[0] : 999_999;
      expect(await send(`/api/indexes/${index}/${call}/`, pickFor(call, body))).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

/** A key that the call does not know would end most bodies at once. */
function pickFor(call: string, body: Partial<Record<string, unknown>>): object {
  const known = {
    getGraphicData: ['beginDate', 'endDate', 'compareIndexes', 'periodId'],
    getCompareGraphicData: ['begin_date', 'end_date', 'index_id', 'period_id'],
    chart: ['beginDate', 'endDate', 'periodId'],
  }[call];
  return Object.fromEntries(Object.entries(body).filter(([key]) => known?.includes(key)));
}
