import { expect, test } from 'vitest';
import type { FactRecord } from '#domain/import/records.ts';
import { findOtherTotals, findRestated } from './fact-findings.ts';
import type { FactLine } from './fact-line.ts';
import { toReports } from './fact-reports.ts';

const line = (lineId: number, fields: Partial<FactLine> = {}): FactLine => ({
  lineId,
  code: String(lineId),
  standard: 'us-gaap',
  measure: 'money',
  sign: 1,
  rank: 0,
  atStart: false,
  ...fields,
});

const LINES = new Map([
  ['us-gaap Revenues', [line(1, { rank: 1 })]],
  ['us-gaap Sales', [line(1, { rank: 0 })]],
  ['us-gaap CostOfRevenue', [line(2, { sign: -1 })]],
  ['us-gaap Assets', [line(3)]],
  ['us-gaap Cash', [line(4), line(5, { atStart: true })]],
  ['us-gaap EarningsPerShareBasic', [line(6, { measure: 'per_share' })]],
]);

const fact = (
  tag: string,
  value: string,
  startsOn: string | null,
  endsOn: string,
  fields: Partial<FactRecord> = {},
): FactRecord => ({
  type: 'fact',
  subject: {},
  taxonomy: 'us-gaap',
  tag,
  unit: 'USD',
  ...(startsOn && { startsOn }),
  endsOn,
  value,
  filedOn: '2025-03-01',
  accession: 'A-1',
  ...fields,
});

test('DI-03 a filing is one report a period: expenses are negative, the first tag in rank counts', () => {
  const [report, ...more] = toReports(
    [
      fact('Revenues', '999', '2024-01-01', '2024-12-31'),
      fact('Sales', '1000', '2024-01-01', '2024-12-31'),
      fact('CostOfRevenue', '600', '2024-01-01', '2024-12-31'),
      fact('Assets', '5000', null, '2024-12-31'),
      fact('Cash', '70', null, '2024-12-31'),
      fact('Cash', '50', null, '2023-12-31'),
      fact('EarningsPerShareBasic', '0.11', '2024-01-01', '2024-12-31', { unit: 'USD/shares' }),
      fact('Sales', '1', '2024-01-01', '2024-12-31', { unit: 'EUR' }),
    ],
    LINES,
  );
  expect(more).toEqual([]);
  expect(report).toMatchObject({ months: 12, fiscalYear: 2024, currency: 'USD', startsOn: '2024-01-01' });
  expect([...(report?.values ?? [])].sort()).toEqual([
    [1, '1000'],
    [2, '-600'],
    [3, '5000'],
    [4, '70'],
    [5, '50'],
    [6, '0.11'],
  ]);
});

test('DI-03 of a quarter and the half year that end together, the cumulated one is the report', () => {
  const reports = toReports(
    [fact('Sales', '300', '2024-04-01', '2024-06-30'), fact('Sales', '500', '2024-01-01', '2024-06-30')],
    LINES,
  );
  expect(reports.map(({ months, values }) => [months, values.get(1)])).toEqual([[6, '500']]);
});

test('DI-03 quarters that are filed alone become the half year and nine months, which are marked as derived, and nothing beyond the year', () => {
  const quarters = [
    fact('Sales', '100', '2024-01-01', '2024-03-31', { accession: 'Q1', filedOn: '2024-05-01' }),
    fact('Sales', '110', '2024-04-01', '2024-06-30', { accession: 'Q2', filedOn: '2024-08-01' }),
    fact('Sales', '120', '2024-07-01', '2024-09-30', { accession: 'Q3', filedOn: '2024-11-01' }),
    fact('Sales', '500', '2024-01-01', '2024-12-31', { accession: 'Y', filedOn: '2025-03-01' }),
    fact('Sales', '170', '2024-10-01', '2024-12-31', { accession: 'Y', filedOn: '2025-03-01' }),
    fact('Sales', '130', '2025-01-01', '2025-03-31', { accession: 'Q5', filedOn: '2025-05-01' }),
  ];
  expect(
    toReports(quarters, LINES).map(({ endsOn, months, values, derived }) => [
      endsOn,
      months,
      values.get(1),
      derived.has(1),
    ]),
  ).toEqual([
    ['2024-03-31', 3, '100', false],
    ['2024-06-30', 6, '210', true],
    ['2024-09-30', 9, '330', true],
    ['2024-12-31', 12, '500', false],
    ['2025-03-31', 3, '130', false],
  ]);
});

test('DI-03 a quarter whose months before are not known stays a quarter', () => {
  const alone = [fact('Sales', '110', '2024-04-01', '2024-06-30')];
  expect(toReports(alone, LINES).map(({ months, values }) => [months, values.get(1)])).toEqual([[3, '110']]);
});

test('DI-03 a tag that a filing states beside a better one, with another value, does not stand in for it in older periods', () => {
  const year = (tag: string, value: string, of: number) => fact(tag, value, `${of}-01-01`, `${of}-12-31`);
  const revenueOf = (facts: readonly FactRecord[]) =>
    toReports([...facts, year('CostOfRevenue', '1', 2023)], LINES).map(({ endsOn, values }) => [
      endsOn.slice(0, 4),
      values.get(1),
    ]);
  expect(
    revenueOf([year('Sales', '1000', 2024), year('Revenues', '1200', 2024), year('Revenues', '1100', 2023)]),
  ).toEqual([
    ['2024', '1000'],
    ['2023', undefined],
  ]);
  expect(
    revenueOf([year('Sales', '1000', 2024), year('Revenues', '1000', 2024), year('Revenues', '900', 2023)]),
  ).toEqual([
    ['2024', '1000'],
    ['2023', '900'],
  ]);
});

test('DI-06 a total that differs from its lines is noted where the filing has at least two of them', () => {
  const totals = [{ standard: 'us-gaap', lineId: 3, code: 'total_assets', parts: [4, 7, 8] }];
  const report = (values: readonly (readonly [number, string])[]) => {
    const [made] = toReports([fact('Sales', '1', '2024-01-01', '2024-12-31')], LINES);
    return made ? [{ ...made, values: new Map(values) }] : [];
  };
  const wrong = report([
    [3, '100'],
    [4, '60'],
    [7, '30'],
  ]);
  expect(findOtherTotals(wrong, totals)).toMatchObject([
    { rule: 'total', severity: 'note', field: 'total_assets', details: { total: 100, sum: 90 } },
  ]);
  expect(
    findOtherTotals(
      report([
        [3, '100'],
        [4, '60'],
      ]),
      totals,
    ),
  ).toEqual([]);
});

test('DI-03 a year of 52 weeks that ends in January belongs to the year before', () => {
  const [report] = toReports(
    [fact('Sales', '1', '2024-12-29', '2026-01-03', { filedOn: '2026-03-01' })],
    LINES,
  );
  expect(report?.fiscalYear).toBe(2025);
});

test('DI-08 a figure that a later filing changes is a second version, and is noted once', () => {
  const facts = [
    fact('Sales', '1000', '2024-01-01', '2024-12-31'),
    fact('Sales', '1100', '2024-01-01', '2024-12-31', { filedOn: '2026-03-01', accession: 'A-2' }),
    fact('Sales', '1100', '2024-01-01', '2024-12-31', { filedOn: '2026-05-01', accession: 'A-3' }),
  ];
  expect(findRestated(facts)).toMatchObject([
    { rule: 'restated', severity: 'note', details: { known: 1000 } },
  ]);
  expect(toReports(facts, LINES).map(({ accession, values }) => [accession, values.get(1)])).toEqual([
    ['A-1', '1000'],
    ['A-2', '1100'],
    ['A-3', '1100'],
  ]);
});
