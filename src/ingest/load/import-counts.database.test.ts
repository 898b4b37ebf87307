import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importPaths, importTexts } from './import-files-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { ALL_TABLES } from './tables/load-tables.ts';

const store = openTestStore();

const formats = fileURLToPath(new URL('../formats/', import.meta.url));
const fixtures = readdirSync(formats, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.endsWith('fixtures'))
  .map(({ parentPath, name }) => `${parentPath.slice(formats.length)}/${name}`)
  // A description of columns, of which nothing is stored.
  .filter((path) => path !== 'moex-iss/fixtures/catalogue.json')
  .sort();

/** One row of the store is one record of the file. */
const ONE_TO_ONE = new Set(
  'price|index-value|dividend|split|rate|curve|coupon|redemption|option|rating|member|holding'.split('|'),
);

test.each(fixtures)(
  'DI-13 every row of %s is counted once: taken, rejected, held or left out',
  async (path) => {
    const { run, difference, unread } = await importPaths(store.url, [`${formats}${path}`], {
      open: path.startsWith('any-table') ? { format: 'any-table' } : {},
    });
    expect(unread).toEqual([]);
    const [report] = run.reports;
    if (!report) return expect.fail('no report');
    const { records, accepted, rejected, held, skipped } = report;
    expect(accepted + rejected + held + skipped).toBe(records);
    for (const record of ONE_TO_ONE) {
      const tables = ALL_TABLES.filter((table) => table.record === record).map(({ name }) => name);
      const stored = difference.tables
        .filter(({ table }) => tables.includes(table))
        .reduce((sum, { added, changed, same }) => sum + added + changed + same, 0);
      expect({ record, count: report.byRecord[record]?.accepted ?? 0 }).toEqual({ record, count: stored });
    }
  },
);

const concept = (facts: readonly object[]) =>
  JSON.stringify({
    cik: 1002,
    entityName: 'Elm Inc.',
    taxonomy: 'us-gaap',
    tag: 'AccountsPayableCurrent',
    units: { USD: facts },
  });
const payable = (end: string, val: number, fp: string, accn: string, filed: string) => ({
  end,
  val,
  accn,
  fy: 2024,
  fp,
  form: fp === 'FY' ? '10-K' : '10-Q',
  filed,
});

test('DI-03 DI-13 figures of one tag belong to the period that their filing is about; older ones in it are left out', async () => {
  const text = concept([
    payable('2023-12-31', 90, 'Q2', '1-24-2', '2024-08-01'),
    payable('2024-06-30', 100, 'Q2', '1-24-2', '2024-08-01'),
    payable('2024-12-31', 110, 'FY', '1-25-1', '2025-02-01'),
  ]);
  const { run } = await importTexts(store.url, { 'CIK0000001002-AccountsPayableCurrent.json': text });
  expect(run.reports[0]).toMatchObject({ records: 4, accepted: 3, skipped: 1, rejected: 0, held: 0 });
  expect(run.reports[0]?.byRecord.fact).toMatchObject({ accepted: 2, skipped: 1 });
  expect(
    await store.read(
      `select period_end::text, months, value::text from report_fact join report on report.id = report_id
         join statement_line line on line.id = line_id join issuer on issuer.id = issuer_id
        where issuer.name = 'Elm Inc.' and line.code = 'trade_payables' order by 1`,
    ),
  ).toEqual([
    ['2024-06-30', 6, '100'],
    ['2024-12-31', 12, '110'],
  ]);
});

test('DI-13 a tag that is no line of a statement is left out, not stored', async () => {
  const text = concept([payable('2024-12-31', 110, 'FY', '1-25-1', '2025-02-01')]).replace(
    'AccountsPayableCurrent',
    'NumberOfTrees',
  );
  const { run } = await importTexts(store.url, { 'CIK0000001002.json': text });
  expect(run.reports[0]).toMatchObject({ records: 2, accepted: 1, skipped: 1 });
});

test('DI-13 points of a curve that are given twice leave the count of their rows whole', async () => {
  const day = 'date,tenor,rate,currency,curve\n';
  const row = (tenor: string) => `2024-03-01,${tenor},2.45,EUR,elm-par\n`;
  const { run } = await importTexts(store.url, {
    'points.csv': `${day}${row('10Y')}${row('10Y')}${row('1Y')}`,
  });
  expect(run.reports[0]).toMatchObject({ records: 3, accepted: 2, skipped: 1 });
  const table = 'date,1m,2m,3m\n2024-03-01,1,2,3\n2024-03-01,1,2,3\n';
  const open = { choices: { subject: { ticker: 'elm-wide' }, constants: { currency: 'EUR' } } };
  const wide = await importTexts(store.url, { 'curve.csv': table }, { open });
  expect(wide.run.reports[0]).toMatchObject({ records: 2, accepted: 1, skipped: 1 });
  expect(wide.run.reports[0]?.byRecord.curve).toMatchObject({ accepted: 3, skipped: 3 });
});
