import { expect, test } from 'vitest';
import { findQuarterValue, findTrailingYearValue, type ReportedFlow } from './period-values.ts';

const flow = (periodEnd: string, months: number, value: number | null): ReportedFlow => ({
  periodEnd,
  months,
  value,
});

const REVENUE = [
  flow('2023-12-31', 12, 400),
  flow('2024-03-31', 3, 90),
  flow('2024-06-30', 6, 210),
  flow('2024-12-31', 12, 460),
  flow('2025-03-31', 3, 130),
  flow('2025-06-30', 6, null),
];

test.each([
  { end: '2024-03-31', value: 90, why: 'the first quarter is reported alone' },
  { end: '2024-06-30', value: 120, why: 'a later quarter is the difference of two reports' },
  { end: '2024-12-31', value: null, why: 'a missing third quarter hides the fourth' },
  { end: '2025-06-30', value: null, why: 'what was not reported has no value' },
  { end: '2022-03-31', value: null, why: 'there is nothing before the first report' },
])('$why', ({ end, value }) => {
  expect(findQuarterValue(REVENUE, end)).toBe(value);
});

test.each([
  { end: '2024-12-31', value: 460, why: 'a full year is itself' },
  { end: '2024-06-30', value: null, why: 'half a year takes the same half of the year before' },
  { end: '2025-03-31', value: 500, why: 'last year, less its start, plus this start' },
  { end: '2025-06-30', value: null, why: 'what was not reported has no value' },
])('twelve months to $end: $why', ({ end, value }) => {
  expect(findTrailingYearValue(REVENUE, end)).toBe(value);
});
