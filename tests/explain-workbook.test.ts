import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ExcelJs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BondExplanation } from '#features/explain-number/bond-explanation.contract.ts';
import { EXPLAINED_OF_BOND } from '#foundation/explain/explain-address.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

const OFFICES = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];
const office = OFFICES.find((path) => existsSync(path));

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'explained-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const FINE = 1e-9;
const AT_ONCE = 40;

async function open(bytes: Buffer): Promise<ExcelJs.Workbook> {
  const workbook = new ExcelJs.Workbook();
  // Its types know an older Buffer.
  await workbook.xlsx.load(bytes as never);
  return workbook;
}

const readWorkbook = async (address: string) => {
  const answer = await app.get(`/export/bonds/${address}`, 'paid');
  expect(answer.statusCode, address).toBe(200);
  return open(answer.rawPayload);
};

function cellsOf(workbook: ExcelJs.Workbook): ExcelJs.Cell[] {
  const cells: ExcelJs.Cell[] = [];
  for (const sheet of workbook.worksheets) sheet.eachRow((row) => row.eachCell((cell) => cells.push(cell)));
  return cells;
}

/** The value beside the name by which formulas call it. */
function namedValue(workbook: ExcelJs.Workbook, name: string): unknown {
  const cell = cellsOf(workbook).find((each) => each.value === name);
  return cell ? cell.worksheet.getCell(cell.row, 2).value : undefined;
}

/** A formula's own result, which the reader leaves out where it is nought, or the number. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((value as { result?: number } | null)?.result ?? 0);

test('EP-01 the workbook of a figure computes it: named inputs, payments, sum, difference to the price', async () => {
  const workbook = await readWorkbook('norvik-steel-bond-1/explain/modified/?convention=street&end=maturity');
  expect(namedValue(workbook, 'price')).toMatchObject({ formula: 'clean_price/100*owed+accrued' });
  expect(namedValue(workbook, 'yield_rate')).toMatchObject({ formula: 'solved_rate' });
  expect(namedValue(workbook, 'figure')).toMatchObject({ formula: 'SUM(flow_weights)/price' });
  const [, flows] = workbook.worksheets;
  expect(flows?.getCell('E4').value).toMatchObject({
    formula: '(1+yield_rate/times_a_year)^(-times_a_year*D4)',
  });
  expect(flows?.getCell('F4').value).toMatchObject({ formula: 'C4*E4' });
  const formulas = cellsOf(workbook).flatMap(({ formula }) => formula ?? []);
  expect(formulas.some((formula) => /^SUM\(F4:F\d+\)-price$/.test(formula))).toBe(true);
});

test('CH-15 a figure that there is none of has no workbook', async () => {
  const answer = await app.get('/export/bonds/sahinoz-insaat-bond-1/explain/yield/', 'paid');
  expect(answer.statusCode).toBe(404);
});

test.skipIf(!office)(
  'EP-01 recalculated by LibreOffice, the workbook of every bond gives the figure that the site shows (skipped where there is no soffice)',
  async () => {
    const told = await writeEmptied();
    expect(told.size).toBeGreaterThan(200);
    const results = join(folder, 'results');
    await mkdir(results);
    const files = [...told.keys()].map((name) => join(folder, name));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const options = ['--headless', '--convert-to', 'xlsx', '--outdir', results];
    // Given hundreds at once it ends before the last ones are written.
    for (let from = 0; from < files.length; from += AT_ONCE)
      await promisify(execFile)(office ?? '', [profile, ...options, ...files.slice(from, from + AT_ONCE)]);
    for (const [name, { figure, price }] of told) {
      const workbook = await open(await readFile(join(results, name)));
      const found = numberOf(namedValue(workbook, 'figure'));
      expect(Math.abs(found - figure) / Math.max(1, Math.abs(figure)), `${name}: ${found}`).toBeLessThan(
        FINE,
      );
      for (const { formula, value } of cellsOf(workbook)) {
        expect(value, `${name} ${formula}`).not.toHaveProperty('result.error');
        const isDifference = formula !== undefined && /^SUM\(.*\)-price$/.test(formula);
        if (isDifference) expect(Math.abs(numberOf(value)), name).toBeLessThan(FINE * (price ?? 1));
        const isOwn = formula !== undefined && /^100\*YIELD\(/.test(formula);
        if (isOwn) expect(numberOf(value), `${name} ${formula}`).toBeCloseTo(figure, 5);
      }
    }
  },
  900_000,
);

/** One workbook of each bond, each time of another figure, and all figures of some: without what the site computed for its formulas. */
async function writeEmptied(): Promise<Map<string, { figure: number; price: number | null }>> {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(
    `select string_id from instrument join bond_measure on bond_id = instrument.id order by 1`,
  );
  const ways = EXPLAINED_OF_BOND.flatMap((what) => [`${what}/`, `${what}/?convention=street&end=maturity`]);
  const addresses = [
    ...rows.map(({ string_id: id }, at) => `${id}/explain/${ways[at % ways.length]}`),
    ...TOLD_WHOLE.flatMap((id) => ways.map((way) => `${id}/explain/${way}`)),
  ];
  const told = new Map<string, { figure: number; price: number | null }>();
  for (const [at, address] of addresses.entries()) {
    const json = address.includes('?') ? '&format=json' : '?format=json';
    const explanation: BondExplanation = (await app.get(`/bonds/${address}${json}`, 'paid')).json();
    const { figure, flows } = explanation.told;
    if (figure === null) continue;
    const workbook = await readWorkbook(address);
    for (const cell of cellsOf(workbook)) if (cell.formula) cell.value = { formula: cell.formula } as never;
    const name = `${at}-${address.replaceAll(/[^a-z0-9]+/g, '-')}.xlsx`;
    await writeFile(join(folder, name), Buffer.from(await workbook.xlsx.writeBuffer()));
    told.set(name, { figure, price: flows?.price ?? null });
  }
  return told;
}

const TOLD_WHOLE = [
  'norvik-steel-bond-1',
  'norvik-steel-bond-2',
  'norvik-steel-bond-4',
  'severozornneft-bond-1',
];
