import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IfrsReportData } from '#features/ifrs-report/ifrs-report.contract.ts';
import type { MultiplierGroup, MultipliersBlock } from '#features/multipliers/multipliers.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

interface Fact {
  readonly tag: string;
  readonly unit?: string;
  readonly end: string;
  readonly start?: string;
  readonly val: number;
  readonly filed: string;
}

const year = (of: number) => ({ start: `${of}-01-01`, end: `${of}-12-31` });
const at = (of: number) => ({ end: `${of}-12-31` });

/** What each annual report says of its own year, and again of the year before; the one of 2025 changes the sales of 2023. */
const FACTS: readonly Fact[] = [
  ...[2022, 2023, 2024].flatMap((own, n): Fact[] => {
    const filed = `${own + 1}-02-20`;
    return [
      { tag: 'Revenues', ...year(own), val: 1_000 + 100 * n, filed },
      { tag: 'CostOfRevenue', ...year(own), val: 600 + 50 * n, filed },
      { tag: 'GrossProfit', ...year(own), val: 400 + 50 * n, filed },
      { tag: 'OperatingIncomeLoss', ...year(own), val: 200 + 20 * n, filed },
      { tag: 'NetIncomeLoss', ...year(own), val: 150 + 10 * n, filed },
      { tag: 'EarningsPerShareBasic', unit: 'USD/shares', ...year(own), val: 1.5 + n / 10, filed },
      { tag: 'NetCashProvidedByUsedInOperatingActivities', ...year(own), val: 180 + 10 * n, filed },
      { tag: 'Assets', ...at(own), val: 5_000 + 500 * n, filed },
      { tag: 'Liabilities', ...at(own), val: 2_000 + 100 * n, filed },
      { tag: 'StockholdersEquity', ...at(own), val: 3_000 + 400 * n, filed },
      { tag: 'CashAndCashEquivalentsAtCarryingValue', ...at(own), val: 300 + 10 * n, filed },
    ];
  }),
  { tag: 'Revenues', ...year(2022), val: 1_000, filed: '2024-02-20' },
  { tag: 'Assets', ...at(2022), val: 5_000, filed: '2024-02-20' },
  { tag: 'Revenues', ...year(2023), val: 1_110, filed: '2025-02-20' },
  { tag: 'Assets', ...at(2024), val: 6_000, filed: '2025-05-05' },
];

const LINES: Readonly<Record<string, readonly [line: string, sign: 1 | -1]>> = {
  Revenues: ['revenue', 1],
  CostOfRevenue: ['cost_of_sales', -1],
  GrossProfit: ['gross_profit', 1],
  OperatingIncomeLoss: ['operating_profit', 1],
  NetIncomeLoss: ['profit_of_owners', 1],
  EarningsPerShareBasic: ['eps_basic', 1],
  NetCashProvidedByUsedInOperatingActivities: ['operating_cash_flow', 1],
  Assets: ['total_assets', 1],
  Liabilities: ['total_liabilities', 1],
  StockholdersEquity: ['equity_of_owners', 1],
  CashAndCashEquivalentsAtCarryingValue: ['cash', 1],
};

const PATH = '/company/alder-tools/';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await makeTemporaryFolder('basispoint-facts-');
  await writeFile(join(folder, 'facts.json'), JSON.stringify(toCompanyfacts(FACTS)));
  await runCommand(app, ['import', 'add', join(folder, 'facts.json'), '--create', '--yes', '--json']);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('IF-01 the statements of every year are the facts of the file, each as the latest filing has it', async () => {
  const report = await readReport();
  expect(report.standard).toBe('us-gaap');
  expect(report.columns).toEqual(['2024-12-31', '2023-12-31', '2022-12-31']);
  const shown = valuesOf(report);
  for (const { tag, end } of FACTS) {
    const [line, sign] = LINES[tag] ?? ['', 1];
    const latest = FACTS.filter((fact) => fact.tag === tag && fact.end === end)
      .toSorted((one, other) => one.filed.localeCompare(other.filed))
      .at(-1);
    expect(shown.get(`${line} ${end}`), `${tag} ${end}`).toBe(sign * (latest?.val ?? 0));
  }
});

test('IF-07 a restated value says what it was and since when, and a repeated one is not restated', async () => {
  const report = await readReport();
  expect(report.headers.map(({ restated_on: day }) => day)).toEqual([null, '2025-02-20', null]);
  const lines = report.data;
  expect(lines.filter(({ restated }) => restated)).toMatchObject([
    {
      code: 'revenue',
      restated: [{ column: 1, value: 1_100, known_on: '2024-02-20', restated_on: '2025-02-20' }],
    },
  ]);
  const html = (await app.get(PATH, 'paid')).body;
  expect(html).toContain('US GAAP statements');
  expect(html).not.toContain('IFRS statements');
  expect(html).toContain('Restated on 20.02.2025. Previously 1');
});

test('MU-01 multiples are computed from statements under US GAAP', async () => {
  const { body } = await app.get(`${PATH}?format=json`, 'paid');
  const block: MultipliersBlock = JSON.parse(body).blocks.multipliers;
  expect(block.standard).toBe('us-gaap');
  const marginsOf = (group: MultiplierGroup) =>
    group.columns.flatMap(({ multiple_id: id }, row) =>
      id === 'gross_margin' ? (group.body[row] ?? []) : [],
    );
  const margins = block.periods['2'].flatMap(marginsOf);
  expect(margins.map(({ value }) => value)).toContain(Math.round((500 / 1_200) * 1e4) / 100);
});

async function readReport(): Promise<IfrsReportData> {
  return JSON.parse((await app.get(`${PATH}?format=json`, 'paid')).body).blocks.ifrs;
}

/** By line and day. */
function valuesOf(report: IfrsReportData): Map<string, number | null> {
  const values = new Map<string, number | null>();
  for (const { code, values: byDay } of report.data)
    for (const [day, value] of Object.entries(byDay)) values.set(`${code} ${day}`, value);
  return values;
}

function toCompanyfacts(facts: readonly Fact[]): unknown {
  const tags = Object.groupBy(facts, ({ tag }) => tag);
  const toFiled = ({ tag: _, unit: __, ...fact }: Fact) => ({
    ...fact,
    accn: fact.filed,
    form: '10-K',
    fy: 2025,
    fp: 'FY',
  });
  return {
    cik: 9990001,
    entityName: 'Alder Tools',
    facts: {
      'us-gaap': Object.fromEntries(
        Object.entries(tags).map(([tag, of = []]) => [
          tag,
          { units: { [of[0]?.unit ?? 'USD']: of.map(toFiled) } },
        ]),
      ),
    },
  };
}
