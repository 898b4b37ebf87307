import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNamed, readCells } from '#engines/spreadsheets/sheet-cells-for-tests.ts';
import { unzip, zip } from '#engines/spreadsheets/zip-for-tests.ts';
import type { BondExplanation } from '#features/explain-number/bond-explanation.contract.ts';
import { EXPLAINED_OF_BOND } from '#market/explain/explain-address.ts';
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
  'EP-01 recalculated by LibreOffice, the workbook of every bond gives the figure that the site shows (skipped where there is no soffice)',
  async () => {
    const explained = await writeEmptied();
    expect(explained.size).toBeGreaterThan(200);
    const results = join(folder, 'results');
    await mkdir(results);
    const files = [...explained.keys()].map((name) => join(folder, name));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const options = ['--headless', '--convert-to', 'xlsx', '--outdir', results];
    // Given hundreds at once it ends before the last ones are written.
    for (let from = 0; from < files.length; from += AT_ONCE)
      await promisify(execFile)(office ?? '', [profile, ...options, ...files.slice(from, from + AT_ONCE)]);
    for (const [name, { figure, price }] of explained) {
      const cells = readCells(await readFile(join(results, name)));
      const found = Number(findNamed(cells, 'figure')?.value ?? Number.NaN);
      expect(Math.abs(found - figure) / Math.max(1, Math.abs(figure)), `${name}: ${found}`).toBeLessThan(
        FINE,
      );
      expect(cells.filter(({ isError }) => isError)).toEqual([]);
      for (const { formula, value } of cells) {
        if (formula === null) continue;
        expect(value, `${name} ${formula}`).not.toBeNull();
        if (/^SUM\(.*\)-price$/.test(formula))
          expect(Math.abs(Number(value)), name).toBeLessThan(FINE * (price ?? 1));
        if (/^100\*YIELD\(/.test(formula)) expect(Number(value), `${name} ${formula}`).toBeCloseTo(figure, 5);
      }
    }
  },
);

/** One workbook of each bond, each time of another figure, and all figures of some: without what the site computed for its formulas. */
async function writeEmptied(): Promise<Map<string, { figure: number; price: number | null }>> {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(
    `select string_id from instrument join bond_measure on bond_id = instrument.id order by 1`,
  );
  const ways = EXPLAINED_OF_BOND.flatMap((what) => [`${what}/`, `${what}/?convention=street&end=maturity`]);
  const addresses = [
    ...rows.map(({ string_id: id }, at) => `${id}/explain/${ways[at % ways.length]}`),
    ...EXPLAINED_WHOLE.flatMap((id) => ways.map((way) => `${id}/explain/${way}`)),
  ];
  const explained = new Map<string, { figure: number; price: number | null }>();
  for (const [at, address] of addresses.entries()) {
    const json = address.includes('?') ? '&format=json' : '?format=json';
    const explanation: BondExplanation = (await app.get(`/bonds/${address}${json}`, 'paid')).json();
    const { figure, flows } = explanation.body;
    if (figure === null) continue;
    const parts = unzip(await readWorkbook(address));
    for (const [path, content] of parts)
      if (path.startsWith('xl/worksheets/'))
        parts.set(path, Buffer.from(withoutResults(content.toString('utf8'))));
    const name = `${at}-${address.replaceAll(/[^a-z0-9]+/g, '-')}.xlsx`;
    await writeFile(join(folder, name), zip(parts));
    explained.set(name, { figure, price: flows?.price ?? null });
  }
  return explained;
}

const withoutResults = (sheet: string) => sheet.replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1');

const EXPLAINED_WHOLE = [
  'norvik-steel-bond-1',
  'norvik-steel-bond-2',
  'norvik-steel-bond-4',
  'severozornneft-bond-1',
];
