import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MarketIndexPageData,
  marketIndexPage,
} from '#pages/public/market-index/market-index.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const PAGE = '/indexes/silver-harbour-12/';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (viewer: TestViewer = 'paid', query = ''): Promise<MarketIndexPageData> =>
  (await app.get(`${PAGE}?format=json${query}`, viewer)).json();

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(text, values)).rows as Row[];
}

const pointsOf = (chart: MarketIndexPageData['chart']) => chart?.series.flatMap(({ data }) => data) ?? [];

test('EP-02 the page of an index shows its value, its year and what it is made of', async () => {
  const data = await read();
  const values = await query<{ day: string; value: number }>(
    `select day::text, value::float8 as value from index_value where index_id = $1 and day > '2025-06-29' order by day`,
    [data.indexId],
  );
  expect(data).toMatchObject({
    name: 'Silver Harbour 12',
    ticker: 'SHX12',
    currency_name: 'USD',
    base_value: 1000,
  });
  expect(data.last).toBe(values.at(-1)?.value);
  expect(data.date).toBe(values.at(-1)?.day);
  expect(pointsOf(data.chart).map(({ date, value }) => ({ day: date, value }))).toEqual(values);
  const weights = data.members.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 0);
  expect(marketIndexPage.reply.parse(data)).toEqual(data);
});

test('CB-07 EP-02 whoever has no full access gets the shape of the curve and not one value of it', async () => {
  const known = new Set(pointsOf((await read('paid')).chart).map(({ value }) => value));
  for (const viewer of ['anonymous', 'free'] as const) {
    const data = await read(viewer);
    const values = pointsOf(data.chart).map(({ value }) => value ?? -1);
    expect(data).toMatchObject({ last: '***', base_value: '***', chart: { measure: null } });
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 1]);
    const html = (await app.get(PAGE, viewer)).body;
    for (const value of known) expect(html).not.toContain(`:${value}`);
    expect(html).toContain('<svg');
  }
});

test('EP-02 prices of the constituents are for those who are signed in', async () => {
  const lastOf = async (viewer: TestViewer) => (await read(viewer)).members[0]?.last;
  expect(await lastOf('anonymous')).toBe('***');
  expect(await lastOf('free')).toBeTypeOf('number');
});

test('EP-02 a number in the address moves on to the name, and an unknown one is not found', async () => {
  const { indexId, members } = await read();
  const moved = await app.get(`/indexes/${indexId}/`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, PAGE]);
  expect((await app.get('/indexes/nothing/')).statusCode).toBe(404);
  expect((await app.get(`/indexes/${members[0]?.id}/`)).statusCode).toBe(404);
});

test('CM-01 CM-03 an address compares for those who may, and for others the chart stands alone', async () => {
  const { others, indexId } = await read();
  const [first, second] = others;
  const compare = `&compare=${second?.id},${indexId},999999,x,${first?.id}`;
  const { compared } = await read('paid', compare);
  expect(compared.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  expect(compared[0]?.chart.series[0]?.data.length).toBeGreaterThan(200);
  expect((await read('free', compare)).compared).toEqual([]);
});

test('CB-01 CB-03 the address says which days and which trend, and never more than ten years', async () => {
  const days = await read('paid', '&from=2026-05-04&to=2026-05-08&trend=linear');
  expect(days.selection).toEqual({
    range: { kind: 'days', from: '2026-05-04', to: '2026-05-08' },
    trend: 'linear',
    reversed: null,
  });
  expect(pointsOf(days.chart)).toHaveLength(5);
  const long = await read('paid', '&from=1990-01-01&to=2026-05-08');
  expect(long.selection.range).toEqual({ kind: 'days', from: '2016-05-08', to: '2026-05-08' });
  const wrong = await read('paid', '&from=2026-05-08&to=2026-05-04');
  expect(wrong.selection.range).toEqual({ kind: 'period', id: 4 });
  expect(wrong.selection.reversed).toEqual({ from: '2026-05-08', to: '2026-05-04' });
});

test('CB-09 EP-02 an index without values and constituents is a page that says so', async () => {
  await query(`with made as (
      insert into instrument (kind, string_id, name, names, ticker, currency, status, batch_id)
      select 'index', 'empty-index', 'Empty index', '{}', null, 'EUR', 'active', min(id) from import_batch returning id)
    insert into market_index select id, '2026-01-01', 100 from made`);
  const response = await app.get('/indexes/empty-index/', 'paid');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('No values for this period.');
  expect(response.body).toContain('Constituents are not available for this index.');
});

test('EP-02 the head names the index, its address and the way to it', async () => {
  const html = (await app.get(`${PAGE}?period=6`, 'anonymous')).body;
  expect(html).toContain('<title>Silver Harbour 12 (SHX12): value, chart and constituents');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/indexes\/silver-harbour-12\/"/);
  expect(html).toContain('BreadcrumbList');
});

test('SE-05 EP-02 a search for an index leads to its page', async () => {
  const found = await app.http.inject({
    method: 'POST',
    url: '/api/suggest/indexes/',
    headers: { cookie: await app.cookieOf('paid') },
    payload: { term: 'silver harbour' },
  });
  const [hit] = found.json().items;
  expect((await app.get(`/indexes/${hit.id}/`)).statusCode).toBe(200);
});
