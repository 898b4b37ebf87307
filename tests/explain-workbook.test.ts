import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNamed, readCells, type SheetCell } from '#engines/spreadsheets/sheet-cells-for-tests.ts';
import type { FigureExplanation } from '#features/explain-figure/figure-explanation.contract.ts';
import type { BondExplanation } from '#features/explain-number/bond-explanation.contract.ts';
import { EXPLAINED_OF_BOND } from '#market/explain/explain-address.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { type Changed, readChanged } from './explain-workbook-changes-for-tests.ts';
import { office, type Recalculated, recalculate, toNumber } from './office-for-tests.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.services.stores.primaryPool.query(OBSERVED);
  folder = await mkdtemp(join(tmpdir(), 'explained-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const FINE = 1e-9;

/** Floaters of every kind: fixed in advance, observed day by day, projected by forward rates. */
const OBSERVED = `
  with floater as (
    select instrument_id as id, row_number() over (order by instrument_id) % 5 as kind from bond where coupon_type = 'floating'
  )
  update bond
     set fixing_observation = case kind when 1 then 'compounded' when 2 then 'compounded' when 3 then 'average' end,
         fixing_lag = case kind when 1 then 5 when 2 then 2 when 3 then 3 end,
         observation_shift = case kind when 1 then true when 3 then true end,
         rate_projection = case kind when 2 then 'forward' when 4 then 'forward' end
    from floater where floater.id = instrument_id`;

const readWorkbook = async (address: string): Promise<Buffer> => {
  const answer = await app.get(`/export/bonds/${address}`, 'paid');
  expect(answer.statusCode, address).toBe(200);
  return answer.rawPayload;
};

test('EP-01 the workbook of a figure computes it: named inputs, payments, sum, difference to the price', async () => {
  const cells = readCells(
    await readWorkbook('norvik-steel-bond-1/explain/modified/?convention=street&end=maturity'),
  );
  expect(findNamed(cells, 'price')?.formula).toBe('clean_price/100*outstanding+accrued');
  expect(findNamed(cells, 'yield_rate')?.formula).toBe('solved_rate');
  expect(findNamed(cells, 'figure')?.formula).toBe('SUM(flow_weights)/price');
  const flow = (at: string) =>
    cells.find(({ sheet, column, row }) => sheet === 2 && column === at && row === 4)?.formula;
  expect(flow('C')).toBe('INDEX(due_coupons,1)');
  expect(flow('E')).toBe('(1+yield_rate/times_a_year)^(-times_a_year*D4)');
  expect(flow('F')).toBe('C4*E4');
  const formulas = cells.flatMap(({ formula }) => formula ?? []);
  expect(formulas.some((formula) => /^SUM\(F4:F\d+\)-price$/.test(formula))).toBe(true);
});

test('CH-15 a figure that there is none of has no workbook', async () => {
  const answer = await app.get('/export/bonds/sahinoz-insaat-bond-1/explain/yield/', 'paid');
  expect(answer.statusCode).toBe(404);
});

test.skipIf(!office)(
  'EP-01 NU-06 recalculated by LibreOffice, every formula of a workbook gives what the site shows, and with other inputs what the site computes from them (skipped where there is no soffice)',
  async () => {
    const explained = await readExplained();
    expect(explained.size).toBeGreaterThan(80);
    for (const [name, figure] of await readFigures()) explained.set(name, figure);
    const changed = await readChanged(app, readWorkbook);
    const observed = [...changed.values()].filter(({ isObserved }) => isObserved);
    expect(observed.length).toBeGreaterThan(6);
    const workbooks = new Map([
      ...[...explained].map(([name, { workbook }]): [string, Buffer] => [name, workbook]),
      ...[...changed].map(([name, { workbook }]): [string, Buffer] => [name, workbook]),
    ]);
    const results = await recalculate(folder, workbooks);
    const faults = [
      ...[...explained].flatMap(([name, { figure, workbook }]) =>
        differences(name, readCells(workbook), results.get(name) ?? [], figure),
      ),
      ...[...changed].flatMap(([name, each]) => changedDifferences(name, each, results.get(name) ?? [])),
    ];
    expect(faults.slice(0, 20)).toEqual([]);
  },
);

const letterAt = (letters: string) =>
  [...letters].reduce((at, letter) => 26 * at + letter.charCodeAt(0) - 64, 0) - 1;
const isNear = (found: number, expected: number) =>
  Math.abs(found - expected) <= FINE * Math.max(1, Math.abs(expected));

/** Formulas whose result is not what the site wrote for them; LibreOffice's own YIELD stops early. */
function differences(
  name: string,
  cells: readonly SheetCell[],
  sheets: readonly Recalculated[],
  figure: number,
): string[] {
  const faults = cells.flatMap(({ sheet, column, row, formula, value }) => {
    if (formula === null) return [];
    const found = sheets[sheet - 1]?.[row - 1]?.[letterAt(column)] ?? '';
    const isSame = formula.includes('100*YIELD(')
      ? Math.abs(toNumber(found) - Number(value)) < 1e-5
      : isNear(toNumber(found), Number(value));
    return isSame ? [] : [`${name} ${sheet}!${column}${row} ${formula} = ${found}, expected ${value}`];
  });
  const shown = Number(findNamed(cells, 'figure')?.value);
  return isNear(shown, figure) ? faults : [...faults, `${name}: ${shown} is written, ${figure} is shown`];
}

function changedDifferences(name: string, { figure, figureRow }: Changed, sheets: readonly Recalculated[]) {
  const found = toNumber(sheets[0]?.[figureRow - 1]?.[1] ?? '');
  return isNear(found, figure) ? [] : [`${name}: ${found}, the site computes ${figure}`];
}

const EVERY = 3;

/** One workbook of every third bond, each time of another figure, and all figures of some. */
async function readExplained(): Promise<Map<string, { figure: number; workbook: Buffer }>> {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(
    `select string_id from instrument join bond_measure on bond_id = instrument.id order by 1`,
  );
  const ways = EXPLAINED_OF_BOND.flatMap((what) => [`${what}/`, `${what}/?convention=street&end=maturity`]);
  const addresses = [
    ...rows
      .filter((_, at) => at % EVERY === 0)
      .map(({ string_id: id }, at) => `${id}/explain/${ways[at % ways.length]}`),
    ...EXPLAINED_WHOLE.flatMap((id) => ways.map((way) => `${id}/explain/${way}`)),
  ];
  const explained = new Map<string, { figure: number; workbook: Buffer }>();
  for (const [at, address] of addresses.entries()) {
    const json = address.includes('?') ? '&format=json' : '?format=json';
    const explanation: BondExplanation = (await app.get(`/bonds/${address}${json}`, 'paid')).json();
    const { figure } = explanation.body;
    if (figure === null) continue;
    const name = `${at}-${address.replaceAll(/[^a-z0-9]+/g, '-')}`;
    explained.set(name, { figure, workbook: await readWorkbook(address) });
  }
  return explained;
}

/** Figures of a share, a fund, an index, the risk of a bond and the calculator. */
const FIGURES = [
  'stocks/norvik-steel/explain/change-day/',
  'stocks/norvik-steel/explain/change-month/',
  'stocks/norvik-steel/explain/change-year/',
  'stocks/norvik-steel/explain/dividend-yield/',
  'etf/FUND/explain/change-year/',
  'etf/FUND/explain/tracking-difference/?span=past-3',
  'etf/FUND/explain/tracking-error/?span=past-1',
  'indexes/INDEX/explain/value/',
  'indexes/INDEX/explain/change-year/',
  'bonds/norvik-steel-bond-1/risk/key-rate/?at=0.5',
  'bonds/norvik-steel-bond-1/risk/key-rate/?at=2',
  'bonds/norvik-steel-bond-1/risk/scenario-price/?at=parallel:-200',
  'bonds/norvik-steel-bond-1/risk/scenario-change/?at=flatter:50',
  'bonds/norvik-steel-bond-1/risk/carry/?at=3',
  'bonds/norvik-steel-bond-1/risk/total-return/?at=12',
  'calculator/explain/yield/?price=98.5&as=street&rate=6&date=2026-11-18&issued=2024-03-15&matures=2034-03-15',
  'calculator/explain/modified/?yield=7&bond=norvik-steel-bond-2&date=2026-11-18',
];

async function readFigures(): Promise<Map<string, { figure: number; workbook: Buffer }>> {
  const { rows } = await app.services.stores.primaryPool.query<{ fund: string; index: string }>(
    `select fund.string_id as fund, followed.string_id as index
       from etf join instrument fund on fund.id = etf.instrument_id
       join instrument followed on followed.id = tracked_index_id order by 1 limit 1`,
  );
  const { fund = '', index = '' } = rows[0] ?? {};
  const figures = new Map<string, { figure: number; workbook: Buffer }>();
  for (const written of FIGURES) {
    const path = written.replace('FUND', fund).replace('INDEX', index);
    const json = path.includes('?') ? '&format=json' : '?format=json';
    const explanation: FigureExplanation = (await app.get(`/${path}${json}`, 'paid')).json();
    const workbook = await app.get(`/export/${path}`, 'paid');
    expect([path, workbook.statusCode, explanation.body?.why]).toEqual([path, 200, null]);
    figures.set(`figure-${path.replaceAll(/[^a-z0-9]+/g, '-')}`, {
      figure: explanation.body.figure ?? Number.NaN,
      workbook: workbook.rawPayload,
    });
  }
  return figures;
}

const EXPLAINED_WHOLE = ['norvik-steel-bond-1', 'severozornneft-bond-1'];
