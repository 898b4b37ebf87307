import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BondRiskData } from '#features/bond-risk/bond-risk.contract.ts';
import type { FigureExplanation } from '#features/explain-figure/figure-explanation.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function read(path: string, viewer: TestViewer = 'paid') {
  const answer = await app.get(`${path}${path.includes('?') ? '&' : '?'}format=json`, viewer);
  if (answer.statusCode !== 200)
    throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  return answer.json();
}
const explain = (path: string, viewer?: TestViewer): Promise<FigureExplanation> => read(path, viewer);
const toCents = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

test('EP-01 NU-07 the changes of shares are explained as page and list show them', async () => {
  const list = await read('/stocks/?sort=-change');
  for (const row of list.rows.slice(0, 10)) {
    if (row.change === null) continue;
    const { body } = await explain(`/stocks/${row.string_id}/explain/change-day/`);
    expect([row.string_id, toCents(body.figure)]).toEqual([row.string_id, row.change]);
    const { priceDynamics } = await read(`/stocks/${row.string_id}/`);
    const [month, year] = await Promise.all(
      ['change-month', 'change-year'].map((what) => explain(`/stocks/${row.string_id}/explain/${what}/`)),
    );
    expect([toCents(month?.body.figure ?? null), toCents(year?.body.figure ?? null)]).toEqual([
      priceDynamics['delta_last_price_1m.numeric'],
      priceDynamics['delta_last_price_1y.numeric'],
    ]);
  }
  const { body } = await explain('/stocks/norvik-steel/explain/change-year/');
  expect(body.formula).toBe('Change over one year = 100 × (Last price ÷ First price − 1)');
  expect(body.inputs.find(({ name }) => name === 'Last price')?.note).toMatch(/source: \S/);
});

test('EP-01 ST-08 every dividend yield is explained by its dividend and the price before it', async () => {
  const { rows } = await app.services.stores.primaryPool.query<{ id: number; string_id: string }>(
    `select id, string_id from instrument where id in (select instrument_id from split)
        and id in (select instrument_id from dividend) order by 1 limit 2`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, string_id: stringId } of rows) {
    const { data } = (await app.get(`/api/stocks/${id}/dividends/`, 'paid')).json();
    for (const row of data.slice(0, 8)) {
      const { body } = await explain(
        `/stocks/${stringId}/explain/dividend-yield/?day=${row.date_of_ex_dividend}`,
      );
      expect([stringId, row.date_of_ex_dividend, toCents(body.figure)]).toEqual([
        stringId,
        row.date_of_ex_dividend,
        row.yield,
      ]);
    }
  }
});

test('EP-01 EP-02 the value of every index follows from its members to a hundredth of a percent', async () => {
  const list = await read('/indexes/');
  expect(list.rows.length).toBeGreaterThan(3);
  for (const row of list.rows) {
    const { body } = await explain(`/indexes/${row.string_id}/explain/value/`);
    const published = body.inputs.find(({ name }) => name === 'Published value')?.value ?? Number.NaN;
    expect(Math.abs((body.figure ?? 0) / published - 1), row.string_id).toBeLessThan(1e-4);
    expect(body.table?.rows.length).toBeGreaterThan(1);
  }
  const home = await read('/');
  for (const { string_id: stringId, change, change_1y: year } of home.blocks.indexes) {
    const day = await explain(`/indexes/${stringId}/explain/change-day/`);
    const since = await explain(`/indexes/${stringId}/explain/change-year/`);
    expect([stringId, toCents(day.body.figure), toCents(since.body.figure)]).toEqual([
      stringId,
      change,
      year,
    ]);
  }
});

test('EP-01 EP-03 tracking difference and error of every span are explained as the page of the fund shows them', async () => {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(
    `select string_id from etf join instrument on id = instrument_id where tracked_index_id is not null order by 1`,
  );
  const page = await read(`/etf/${rows[0]?.string_id}/`);
  const { past, years, string_id: stringId } = page.blocks.tracking;
  const spans = [
    ...past.map((span: { past_years: number }) => ({ ...span, key: `past-${span.past_years}` })),
    ...years.map((span: { year: number }) => ({ ...span, key: String(span.year) })),
  ];
  for (const { key, difference, error } of spans) {
    const explained = await explain(`/etf/${stringId}/explain/tracking-difference/?span=${key}`);
    expect([key, explained.body.figure]).toEqual([key, expect.closeTo(difference, 3)]);
    const deviation = await explain(`/etf/${stringId}/explain/tracking-error/?span=${key}`);
    expect([key, deviation.body.figure]).toEqual([key, error === null ? null : expect.closeTo(error, 3)]);
  }
});

const riskOf = (risk: BondRiskData) => [
  ...risk.key_rates.map(({ years, duration }) => [`key-rate/?at=${years}`, duration] as const),
  ...risk.scenarios.flatMap(({ kind, basis_points: points, price, change }) => [
    [`scenario-price/?at=${kind}:${points}`, price] as const,
    [`scenario-change/?at=${kind}:${points}`, change] as const,
  ]),
  ...risk.carry.flatMap(({ months, carry, roll_down: rollDown, total }) => [
    [`carry/?at=${months}`, carry] as const,
    [`roll-down/?at=${months}`, rollDown] as const,
    [`total-return/?at=${months}`, total] as const,
  ]),
];

test('EP-01 every key-rate duration, scenario, carry and roll-down is explained as the page of the bond shows it', async () => {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string; is_floating: boolean }>(
    `select string_id, coupon_type = 'floating' as is_floating
       from instrument join bond_measure on bond_id = id join bond on instrument_id = id order by 1`,
  );
  const sample = rows.filter((row, at) => at % 12 === 0 && !row.is_floating);
  let figures = 0;
  for (const [at, { string_id: stringId }] of sample.entries()) {
    const risk: BondRiskData | null = (await read(`/bonds/${stringId}/`)).blocks.risk;
    const all = risk ? riskOf(risk) : [];
    // All figures of one bond, two of each other.
    for (const [path, shown] of at === 0 ? all : all.slice(at % 30).slice(0, 2)) {
      const { body } = await explain(`/bonds/${stringId}/risk/${path}`);
      expect([stringId, path, body.figure]).toEqual([stringId, path, shown]);
      figures += 1;
    }
  }
  expect(figures).toBeGreaterThan(40);
  const floater = rows.find((row) => row.is_floating)?.string_id;
  const without = await explain(`/bonds/${floater}/risk/key-rate/?at=1`);
  expect([without.body.figure, without.body.why]).toEqual([null, expect.stringContaining('floating-rate')]);
  const { body, unit } = await explain('/bonds/norvik-steel-bond-1/risk/key-rate/?at=1');
  expect(body.formula).toBe(
    'Key-rate duration = (Price with the rate lower − Price with the rate higher) ÷ (2 × Shift of the key rate ÷ 10000 × Dirty price)',
  );
  expect([unit, body.table?.title]).toEqual(['years', 'Cash flows']);
  expect(body.inputs.find(({ name }) => name === 'Price date')?.note).toMatch(/source: \S/);
});

test('LV-05 the risk of a bond is explained to whoever may see its price, and its page links to every explanation', async () => {
  for (const what of ['key-rate/?at=1', 'scenario-price/?at=parallel:-50', 'carry/?at=1']) {
    const { body } = await explain(`/bonds/norvik-steel-bond-1/risk/${what}`, 'anonymous');
    expect([body.is_shown, body.figure]).toEqual([false, null]);
    expect(body.inputs.every(({ value }) => value === null)).toBe(true);
    expect((body.table?.rows ?? []).flat().filter((cell) => cell !== null)).toEqual([]);
  }
  const risk: BondRiskData = (await read('/bonds/norvik-steel-bond-1/')).blocks.risk;
  const page = (await app.get('/bonds/norvik-steel-bond-1/', 'paid')).body;
  for (const [path] of riskOf(risk))
    expect(page).toContain(`href="/bonds/norvik-steel-bond-1/risk/${path.replace(':', '%3A')}"`);
});

test('LV-05 LV-06 a figure is explained to whoever may see what it follows from, and to others without a number', async () => {
  const closed: readonly (readonly [string, TestViewer])[] = [
    ['/stocks/norvik-steel/explain/change-day/', 'anonymous'],
    ['/stocks/norvik-steel/explain/dividend-yield/', 'anonymous'],
    ['/stocks/norvik-steel/explain/change-month/', 'free'],
  ];
  for (const [path, viewer] of closed) {
    const { body } = await explain(path, viewer);
    expect([path, body.is_shown, body.figure]).toEqual([path, false, null]);
    expect(body.inputs.every(({ value }) => value === null)).toBe(true);
    expect(body.inputs.some(({ text }) => text !== null)).toBe(true);
  }
  expect((await explain('/stocks/norvik-steel/explain/change-day/', 'free')).body.figure).not.toBeNull();
  const list = await read('/indexes/');
  const index = await explain(`/indexes/${list.rows[0].string_id}/explain/value/`, 'free');
  expect(index.body.table?.rows.flat().filter((cell) => typeof cell === 'number')).toEqual([]);
  const { body } = await app.get('/deu/stocks/norvik-steel/explain/change-year/');
  expect(body).toContain('Veränderung über ein Jahr');
  expect((await app.get('/export/stocks/norvik-steel/explain/change-day/', 'free')).statusCode).toBe(403);
});

test.each([
  ['/stocks/nothing-here/explain/change-day/', 404],
  ['/stocks/norvik-steel/explain/value/', 404],
  ['/stocks/norvik-steel/explain/change-day/?venue=9999', 404],
  ['/stocks/norvik-steel/explain/dividend-yield/?day=1950-01-01', 404],
  ['/stocks/norvik-steel/explain/dividend-yield/?day=never', 400],
  ['/bonds/norvik-steel-bond-1/risk/key-rate/?at=4', 404],
  ['/bonds/norvik-steel-bond-1/risk/scenario-price/?at=parallel:75', 404],
  ['/bonds/norvik-steel-bond-1/risk/carry/?at=steeper:50', 404],
  ['/bonds/norvik-steel-bond-1/risk/carry/?at=never', 400],
  ['/bonds/norvik-steel-bond-1/risk/value/?at=1', 404],
])('EP-01 %s answers %i', async (path, status) => {
  expect((await app.get(path, 'paid')).statusCode).toBe(status);
});
