import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCells } from '#engines/spreadsheets/sheet-cells-for-tests.ts';
import { type CurvesPageData, curvesPage } from '#pages/public/curves/curves.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';

const TODAY = '2026-06-30';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);
const read = async (search = '', viewer: TestViewer = 'paid'): Promise<CurvesPageData> =>
  (await app.get(`/bonds/curves/?format=json&${search}`, viewer)).json();

test('NU-02 without a word in its address the page shows the currency with most bonds, now and a year ago', async () => {
  const data = await read();
  expect(curvesPage.reply.parse(data)).toEqual(data);
  expect(data.curves).toMatchObject([
    { currency: 'EUR', sector: 'government', date: TODAY, method: 'svensson' },
    { currency: 'EUR', date: '2025-06-30' },
  ]);
  expect(data.values.bonds).toHaveLength(data.curves[0]?.bond_count ?? 0);
  expect(data.is_usual).toBe(true);
});

test.each(['zero', 'par', 'forward'] as const)(
  'NU-02 %s rates of any days and currencies stand beside each other',
  async (view) => {
    const data = await read(`curves=EUR,USD~2026-05-04,TRY,CNY&view=${view}&bonds=4`);
    expect(data).toMatchObject({ view, shown: 3 });
    expect(data.curves.map(({ currency, date, method }) => [currency, date, method])).toEqual([
      ['EUR', TODAY, 'svensson'],
      ['USD', '2026-05-04', 'svensson'],
      ['TRY', TODAY, 'svensson'],
      ['CNY', TODAY, 'bootstrapped'],
    ]);
    expect(data.values.lines.every((line) => line.length > 50)).toBe(true);
    expect(data.values.tenors.find(({ years }) => years === 5)?.percents).toEqual(
      Array(4).fill(expect.any(Number)),
    );
    for (const { residual } of data.values.bonds) expect(Math.abs(residual)).toBeLessThan(0.1);
  },
);

test('NU-02 the bonds of a fitted curve lie on both sides of it, and its error is theirs', async () => {
  const { values } = await read('curves=EUR');
  const residuals = values.bonds.map(({ residual }) => residual);
  const mean = residuals.reduce((sum, each) => sum + each, 0) / residuals.length;
  const rmse = Math.sqrt(residuals.reduce((sum, each) => sum + each ** 2, 0) / residuals.length);
  expect(Math.abs(mean)).toBeLessThan(2);
  expect(values.errors[0]?.own?.yield).toBeCloseTo(rmse, 0);
  expect(values.errors[0]?.other).toMatchObject({ method: 'bootstrapped' });
  expect(values.parameters.map(({ symbol }) => symbol)).toEqual(['β_0', 'β_1', 'β_2', 'β_3', 'τ_1', 'τ_2']);
});

test('NU-02 sectors have curves of their own, above that of the state', async () => {
  const { curves, values } = await read('curves=EUR,EUR~corporate&view=par');
  expect(curves[1]).toMatchObject({ sector: 'corporate', date: TODAY });
  expect(curves[1]?.bond_count).toBeGreaterThanOrEqual(4);
  const [state = 0, company = 0] = values.tenors.find(({ years }) => years === 4)?.percents ?? [];
  expect(company).toBeGreaterThan(state ?? 0);
});

test.each([
  'curves=XXX',
  'curves=EUR~@no-such-issuer',
  'curves=EUR~1999-01-01',
  'curves=,,;%00~',
  'curves=EUR~moon&view=round&bonds=99',
  'curves=EUR,EUR,EUR',
  `curves=${'EUR~2026-06-01,'.repeat(40)}`,
  'currency=USD&of=bank&day=2026-02-30',
])('NU-02 an address that asks for what there is not is answered: %s', async (search) => {
  for (const viewer of ['paid', 'anonymous'] as const) {
    const { statusCode, body } = await app.get(`/bonds/curves/?${search}`, viewer);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('NU-02 a form adds a curve to those of the address', async () => {
  const { query: text, curves } = await read('curves=EUR&view=par&currency=USD&of=government&day=2026-05-04');
  expect(text).toBe('curves=EUR,USD~2026-05-04&view=par');
  expect(curves).toHaveLength(2);
});

test('NU-02 no more than six curves are shown', async () => {
  const days = [1, 2, 3, 4, 5, 8, 9, 10].map((day) => `EUR~2026-06-${String(day).padStart(2, '0')}`);
  expect((await read(`curves=${days}`)).curves).toHaveLength(6);
});

test.each(['anonymous', 'free'] as const)(
  'NU-02 CB-07 to who is %s the page shows shapes and not one value',
  async (viewer) => {
    const { values } = await read('curves=EUR,TRY', viewer);
    expect(values).toMatchObject({ unit: 'none', errors: [], tenors: [], bonds: [], parameters: [] });
    for (const line of values.lines) {
      expect(Math.min(...line.map(({ percent }) => percent))).toBe(0);
      expect(Math.max(...line.map(({ percent }) => percent))).toBe(1);
    }
    const shown = (await read('curves=EUR,TRY')).values;
    const { body } = await app.get('/bonds/curves/?curves=EUR,TRY', viewer);
    for (const { percents } of shown.tenors)
      for (const percent of percents) if (percent !== null) expect(body).not.toContain(percent.toFixed(3));
  },
);

test('NU-02 where bonds are too few, a published curve leads, turned into zero rates', async () => {
  await query(`insert into yield_curve (code, currency, kind, source_id)
    select 'test-par', 'CHF', 'par', id from source order by id limit 1`);
  await query(`insert into yield_curve_point (curve_code, day, months, percent, batch_id)
    select 'test-par', '${TODAY}', months, 1 + months / 120.0, (select id from import_batch order by id limit 1)
      from unnest(array[12, 24, 60, 120]) months`);
  await runCommand(app, ['measures']);
  await expect.poll(async () => (await read('curves=CHF')).curves[0]?.method).toBe('published');
  const { values } = await read('curves=CHF&view=par');
  expect(values.tenors.map(({ years, percents }) => [years, percents[0]])).toContainEqual([
    5,
    expect.closeTo(1.5, 2),
  ]);
});

test('NU-02 the file holds what the page shows', async () => {
  const reply = await app.get('/export/bonds/curves/?curves=EUR,USD&view=par', 'paid');
  expect(reply.statusCode).toBe(200);
  const cells = readCells(reply.rawPayload);
  const { values } = await read('curves=EUR,USD&view=par');
  const numbersOf = (column: string) =>
    cells.flatMap((cell) =>
      cell.sheet === 1 && cell.column === column && typeof cell.value === 'number' ? [cell.value] : [],
    );
  for (const [at, column] of ['B', 'C'].entries())
    expect(numbersOf(column)).toEqual(values.tenors.flatMap(({ percents }) => percents[at] ?? []));
  expect(cells.filter(({ sheet, column }) => sheet === 2 && column === 'E')).toHaveLength(
    values.bonds.length + 1,
  );
  for (const viewer of ['anonymous', 'free'] as const)
    expect((await app.get('/export/bonds/curves/?curves=EUR', viewer)).statusCode).toBeGreaterThanOrEqual(
      401,
    );
  expect((await app.get('/export/bonds/curves/?curves=XXX', 'paid')).statusCode).toBeLessThan(500);
});
