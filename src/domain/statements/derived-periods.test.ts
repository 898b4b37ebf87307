import { expect, test } from 'vitest';
import { derivePeriods, type StatedReport } from './derived-periods.ts';

const LINES = [
  { section: 'balance_sheet', code: 'total_assets', measure: 'money' },
  { section: 'profit_and_loss', code: 'revenue', measure: 'money' },
  { section: 'profit_and_loss', code: 'income_tax', measure: 'money' },
  { section: 'profit_and_loss', code: 'eps_basic', measure: 'per_share' },
  { section: 'cash_flow_statement', code: 'cash_at_start', measure: 'money' },
  { section: 'cash_flow_statement', code: 'cash_at_end', measure: 'money' },
] as const;

const report = (periodEnd: string, months: number, facts: StatedReport['facts'], more = {}) => ({
  periodEnd,
  months,
  currency: 'EUR',
  unitMultiplier: 1_000_000,
  restatedOn: null as string | null,
  facts,
  ...more,
});

const REPORTS = [
  report('2024-03-31', 3, { revenue: 10, total_assets: 90, cash_at_end: 2, cash_at_start: 1 }),
  report('2024-06-30', 6, { revenue: 22, total_assets: 91, cash_at_end: 3, cash_at_start: 1 }),
  report('2024-09-30', 9, { revenue: 36, total_assets: 92, cash_at_end: 4, cash_at_start: 1 }),
  report('2024-12-31', 12, {
    revenue: 50.5,
    total_assets: 95,
    cash_at_end: 5,
    cash_at_start: 1,
    eps_basic: 2,
  }),
  report('2025-03-31', 3, {
    revenue: 13,
    total_assets: 97,
    cash_at_end: 6,
    cash_at_start: 5,
    income_tax: -1,
  }),
];

const factsOf = (basis: 'quarter' | 'ltm', reports = REPORTS) =>
  Object.fromEntries(derivePeriods(reports, basis, LINES).map(({ periodEnd, facts }) => [periodEnd, facts]));

test('IF-10 a quarter is the year to date less the year to date before it; balances stay those of its last day', () => {
  expect(factsOf('quarter')).toEqual({
    '2024-03-31': { revenue: 10, total_assets: 90, cash_at_start: 1, cash_at_end: 2 },
    '2024-06-30': { revenue: 12, total_assets: 91, cash_at_start: 2, cash_at_end: 3 },
    '2024-09-30': { revenue: 14, total_assets: 92, cash_at_start: 3, cash_at_end: 4 },
    '2024-12-31': { revenue: 14.5, total_assets: 95, cash_at_start: 4, cash_at_end: 5 },
    '2025-03-31': { revenue: 13, total_assets: 97, cash_at_start: 5, cash_at_end: 6, income_tax: -1 },
  });
});

test('IF-10 the last twelve months are the year, less its start, plus this start; a line that a report lacks is absent', () => {
  expect(factsOf('ltm')).toEqual({
    '2024-12-31': { revenue: 50.5, total_assets: 95, cash_at_start: 1, cash_at_end: 5, eps_basic: 2 },
    '2025-03-31': { revenue: 53.5, total_assets: 97, cash_at_start: 2, cash_at_end: 6 },
  });
  const [, latest] = derivePeriods(REPORTS, 'ltm', LINES);
  expect(latest).toMatchObject({ months: 12, basis: 'ltm' });
  expect(latest?.parts).toEqual([
    { periodEnd: '2024-12-31', months: 12, sign: 1 },
    { periodEnd: '2024-03-31', months: 3, sign: -1 },
    { periodEnd: '2025-03-31', months: 3, sign: 1 },
  ]);
});

test.each([
  { why: 'a missing report', gone: '2024-06-30', left: ['2024-03-31', '2024-12-31', '2025-03-31'] },
  { why: 'a missing third quarter', gone: '2024-09-30', left: ['2024-03-31', '2024-06-30', '2025-03-31'] },
])('IF-10 $why hides the quarters that need it', ({ gone, left }) => {
  const reports = REPORTS.filter(({ periodEnd }) => periodEnd !== gone);
  expect(Object.keys(factsOf('quarter', reports))).toEqual(left);
});

test('IF-10 reports in another unit are brought to one, those in another currency are not added up', () => {
  const [first, half] = REPORTS;
  if (!first || !half) throw new Error('no reports');
  const inThousands = { ...first, unitMultiplier: 1000, facts: { revenue: 10_000 } };
  expect(factsOf('quarter', [inThousands, half])['2024-06-30']?.revenue).toBe(12);
  expect(factsOf('quarter', [{ ...first, currency: 'USD' }, half])).toEqual({});
});

test('IF-10 quarters of a year of 52 weeks are distinguished by the months that they stand for', () => {
  const weeks = [
    report('2024-12-28', 3, { revenue: 10 }),
    report('2025-03-29', 6, { revenue: 25 }),
    report('2025-06-28', 9, { revenue: 36 }),
  ];
  expect(Object.entries(factsOf('quarter', weeks)).map(([end, facts]) => [end, facts?.revenue])).toEqual([
    ['2024-12-28', 10],
    ['2025-03-29', 15],
    ['2025-06-28', 11],
  ]);
});

test('IF-10 where only full years are reported there is nothing to derive', () => {
  const years = REPORTS.filter(({ months }) => months === 12);
  expect(derivePeriods(years, 'ltm', LINES)).toEqual([]);
  expect(derivePeriods(years, 'quarter', LINES)).toEqual([]);
});

test('IF-10 a derived period is restated when one of its reports was', () => {
  const restated = REPORTS.map((one) => (one.months === 6 ? { ...one, restatedOn: '2025-02-01' } : one));
  const days = derivePeriods(restated, 'quarter', LINES).map(({ restatedOn }) => restatedOn);
  expect(days).toEqual([null, '2025-02-01', '2025-02-01', null, null]);
});
