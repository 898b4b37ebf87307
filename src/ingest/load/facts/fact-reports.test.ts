import { expect, test } from 'vitest';
import type { FactRecord } from '#domain/import/records.ts';
import { findRestated } from './fact-findings.ts';
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
