import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCells } from '#engines/spreadsheets/sheet-cells-for-tests.ts';
import { FACE_VALUE_OF_EACH } from '#features/bond-holdings/bond-holdings.contract.ts';
import { COMPARED_KINDS, type ComparedKind } from '#market/compare/compare-address.ts';
import { type ComparePageData, comparePage } from '#pages/public/compare/compare.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const KEYS: Readonly<Record<ComparedKind, string>> = {
  bonds: `select string_id from bond_measure join instrument on instrument.id = bond_id
           where currency = 'EUR' and g_spread is not null order by id limit 3`,
  stocks: `select string_id from instrument where kind = 'stock' and status = 'active' order by id limit 3`,
  indexes: `select string_id from instrument where kind = 'index' order by id limit 2`,
  etf: `select string_id from instrument where kind = 'etf' and status = 'active' order by id limit 2`,
  companies: `select issuer.string_id from issuer where exists
               (select from report where issuer_id = issuer.id and standard = 'ifrs') order by id limit 3`,
};
const queryOf = async (kind: ComparedKind) => {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(KEYS[kind]);
  return `kind=${kind}&ids=${rows.map(({ string_id }) => string_id).join()}`;
};
const read = async (query: string, viewer: TestViewer = 'paid'): Promise<ComparePageData> =>
  (await app.get(`/compare/?format=json&${query}`, viewer)).json();
const rowsOf = ({ compared }: ComparePageData) => compared?.groups.flatMap(({ rows }) => rows) ?? [];
const rowOf = (data: ComparePageData, key: string) => rowsOf(data).find((row) => row.key === key);

test.each(COMPARED_KINDS)('RD-01 %s stand side by side, as far as the viewer may see them', async (kind) => {
  const query = await queryOf(kind);
  const data = await read(query);
  expect(comparePage.reply.parse(data)).toEqual(data);
  const count = data.compared?.subjects.length ?? 0;
  expect(count).toBeGreaterThan(1);
  expect(data.compared?.subjects.map(({ key }) => key).join()).toBe(new URLSearchParams(query).get('ids'));
  for (const { key, cells } of rowsOf(data)) expect(cells, key).toHaveLength(count);
  const closed = await read(query, 'anonymous');
  expect(rowsOf(closed).map(({ key }) => key)).toEqual(rowsOf(data).map(({ key }) => key));
  for (const { key, lock, cells } of rowsOf(closed))
    if (lock !== null) for (const cell of cells) expect([null, '***'], key).toContain(cell);
  expect(closed.graph?.chart ?? null).toBeNull();
});

test('RD-01 bonds are compared by terms, prices, yields, spreads, risk and ratings, as the list shows them', async () => {
  const query = await queryOf('bonds');
  const data = await read(query);
  expect(data.compared?.groups.map(({ id }) => id)).toEqual([
    'terms',
    'ratings',
    'price',
    'yields',
    'spreads',
    'risk',
  ]);
  const list = (await app.get('/bonds/?format=json&currency=EUR', 'paid')).json();
  const first = data.compared?.subjects[0];
  const listed = list.rows.find(({ string_id }: { string_id: string }) => string_id === first?.key);
  if (listed)
    for (const key of ['yield', 'spread', 'price', 'duration'])
      expect(rowOf(data, key)?.cells[0], key).toBe(listed[key]);
  expect(rowOf(data, 'yield')?.better).toBe('high');
  expect(rowOf(data, 'matures')?.better).toBeNull();
});

test('RD-01 yields in different currencies are not ranked, spreads are', async () => {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(
    `select distinct on (currency) string_id from bond_measure join instrument on instrument.id = bond_id
      where g_spread is not null order by currency, id limit 2`,
  );
  const data = await read(`kind=bonds&ids=${rows.map(({ string_id }) => string_id).join()}`);
  expect([rowOf(data, 'yield')?.better, rowOf(data, 'spread')?.better]).toEqual([null, 'high']);
});

test('NU-08 RD-01 compared bonds have totals and a payment ladder, as if the same face value of each were held', async () => {
  const query = await queryOf('bonds');
  const { bonds } = await read(query);
  expect(bonds?.step).toBe('year');
  expect(bonds?.held).toBe(bonds?.bonds);
  const principal = bonds?.ladder.reduce((sum, rung) => sum + rung.principal, 0) ?? 0;
  expect(principal).toBeCloseTo(FACE_VALUE_OF_EACH * (bonds?.held ?? 0), 4);
  const totals = bonds?.totals ?? [];
  expect(totals.length).toBeGreaterThan(0);
  for (const { value, count, duration } of totals) {
    expect(Number(value) / (FACE_VALUE_OF_EACH * count)).toBeGreaterThan(0.3);
    expect(Number(duration)).toBeGreaterThan(0);
  }
  const quarters = (await read(`${query}&ladder=quarter`)).bonds;
  expect(quarters?.ladder.length).toBeGreaterThan(bonds?.ladder.length ?? 0);
  const closed = (await read(query, 'anonymous')).bonds;
  expect(closed?.ladder).toEqual(bonds?.ladder);
  for (const { currency_name, count, ...figures } of closed?.totals ?? [])
    expect(Object.values(figures)).toEqual(['***', '***', '***', '***', '***']);
  expect((await read(await queryOf('stocks'))).bonds).toBeNull();
});

test('RD-01 companies are compared by statement lines and multiples', async () => {
  const data = await read(await queryOf('companies'));
  expect(rowOf(data, 'revenue') ?? rowOf(data, 'operating_income')).toMatchObject({ lock: 'more-rows' });
  expect(rowOf(data, 'roe')).toMatchObject({ better: 'high', lock: null, kind: 'percent' });
  expect(rowOf(data, 'pe')).toMatchObject({ better: 'low', lock: 'last-price' });
});

test.each([
  { kind: 'bonds', curves: ['price', 'yield', 'spread', 'total'] },
  { kind: 'stocks', curves: ['price', 'total'] },
  { kind: 'etf', curves: ['price'] },
  { kind: 'indexes', curves: ['price'] },
] as const)('RD-01 curves of $kind are drawn over each other: $curves', async ({ kind, curves }) => {
  const query = await queryOf(kind);
  for (const curve of curves) {
    const { graph, compared } = await read(`${query}&curve=${curve}&period=4`);
    expect(graph?.curve).toBe(curve);
    expect(graph?.chart?.series).toHaveLength(compared?.subjects.length ?? 0);
    for (const { name, data } of graph?.chart?.series ?? []) {
      expect(data.length, `${curve} ${name}`).toBeGreaterThan(100);
      if (curve === 'price' || curve === 'total') expect(data[0]?.value).toBe(0);
    }
  }
});

test('RD-01 coupons and dividends make the total return higher than the change of the price', async () => {
  for (const kind of ['bonds', 'stocks'] as const) {
    const query = await queryOf(kind);
    const [price, total] = [await read(query), await read(`${query}&curve=total`)];
    const last = ({ graph }: ComparePageData) =>
      graph?.chart?.series.map(({ data }) => data.at(-1)?.value ?? 0) ?? [];
    expect(
      last(total).some((value, at) => value > (last(price)[at] ?? 0) + 1),
      kind,
    ).toBe(true);
  }
});

test.each([
  {
    query: 'kind=bonds&ids=1,2,3,4,5,6,7,8,9,10,11',
    status: 400,
    said: 'Select one to ten items of one kind',
  },
  { query: 'kind=loans&ids=1', status: 400, said: 'Select one to ten items of one kind' },
  { query: 'ids=1,2', status: 400, said: 'Select one to ten items of one kind' },
  { query: 'kind=bonds&ids=%3Cb%3E', status: 400, said: 'Select one to ten items of one kind' },
  { query: 'kind=bonds&ids=nowhere', status: 404, said: 'At least one of the compared items does not exist' },
  { query: 'kind=stocks&ids=norvik-steel-bond-1', status: 404, said: 'does not exist' },
])('RD-01 $query is answered $status with a sentence', async ({ query, status, said }) => {
  const { statusCode, body } = await app.get(`/compare/?${query}`, 'paid');
  expect(statusCode).toBe(status);
  expect(body).toContain(said);
});

test('RD-01 the file holds what the page shows, for whoever may export', async () => {
  const query = await queryOf('bonds');
  const reply = await app.get(`/export/compare/?${query}`, 'paid');
  expect(reply.statusCode).toBe(200);
  const cells = readCells(reply.rawPayload);
  const data = await read(query);
  const [first] = rowOf(data, 'yield')?.cells ?? [];
  const title = rowOf(data, 'yield')?.title;
  const row = cells.find(({ value }) => value === title)?.row;
  expect(cells.find((cell) => cell.row === row && cell.column === 'B')?.value).toBe(first);
  for (const viewer of ['anonymous', 'free', 'noexcel'] as const)
    expect((await app.get(`/export/compare/?${query}`, viewer)).statusCode).toBeGreaterThanOrEqual(401);
});

test('NU-07 where currencies differ, amounts and curves are converted on choice at the stored exchange rates, and each curve names its currency', async () => {
  const pool = app.services.stores.primaryPool;
  const { rows } = await pool.query<{ string_id: string; currency: string }>(
    `select distinct on (listing.currency) string_id, listing.currency from instrument
       join listing on instrument_id = instrument.id
      where kind = 'stock' and instrument.status = 'active' and listing.currency in ('EUR', 'TRY')
        and (select count(distinct currency) from listing own where own.instrument_id = instrument.id) = 1
      order by listing.currency, instrument.id`,
  );
  expect(rows).toHaveLength(2);
  const query = `kind=stocks&ids=${rows.map(({ string_id }) => string_id).join()}`;
  await pool.query("delete from reference_rate where code like 'EXR.%'");
  const quoted = await read(`${query}&currency=EUR`);
  expect(quoted.compared).toMatchObject({ currency: null, currencies: [] });
  await pool.query(
    `insert into reference_rate (code, day, percent, batch_id)
     select 'EXR.D.TRY.EUR.SP00.A', day::date, 40 + 0.01 * (day::date - '2024-01-01'::date), (select max(batch_id) from reference_rate)
       from generate_series('2024-01-01'::date, '2027-12-31', '1 day') day`,
  );
  const offered = await read(query);
  expect(offered.compared).toMatchObject({ currency: null, currencies: ['EUR', 'TRY'] });
  const converted = await read(`${query}&currency=EUR`);
  expect(converted.compared?.currency).toBe('EUR');
  const [before, after] = [rowOf(offered, 'last'), rowOf(converted, 'last')];
  const lira = rows.findIndex(({ currency }) => currency === 'TRY');
  const rate = Number(before?.cells[lira]) / Number(after?.cells[lira]);
  expect(rate).toBeGreaterThan(40);
  expect(rate).toBeLessThan(55);
  expect(after?.cells[1 - lira]).toBe(before?.cells[1 - lira]);
  expect(after?.units).toEqual(['EUR', 'EUR']);
  const names = (data: ComparePageData) => data.graph?.chart?.series.map(({ name }) => name.slice(-5));
  expect(names(offered)).toEqual([', EUR', ', TRY']);
  expect(names(converted)).toEqual([', EUR', ', EUR']);
  const last = (data: ComparePageData, at: number) =>
    JSON.stringify(data.graph?.chart?.series[at]?.data).slice(-60);
  expect(last(converted, 1 - lira)).toBe(last(offered, 1 - lira));
  expect(last(converted, lira)).not.toBe(last(offered, lira));
});
