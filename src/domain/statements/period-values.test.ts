import { expect, test } from 'vitest';
import {
  type CountedReport,
  findQuarterReports,
  findTrailingYearReports,
  type ReportPeriod,
} from './period-values.ts';

const REPORTS: readonly ReportPeriod[] = [
  { periodEnd: '2023-12-31', months: 12 },
  { periodEnd: '2024-03-31', months: 3 },
  { periodEnd: '2024-06-30', months: 6 },
  { periodEnd: '2024-12-31', months: 12 },
  { periodEnd: '2025-03-31', months: 3 },
];

const reported = (counted: readonly CountedReport<ReportPeriod>[] | null) =>
  counted?.map(({ report, sign }) => `${sign > 0 ? '+' : '-'} ${report.periodEnd}`) ?? null;

test.each([
  { end: '2024-03-31', counted: ['+ 2024-03-31'], why: 'the first quarter is reported alone' },
  {
    end: '2024-06-30',
    counted: ['+ 2024-06-30', '- 2024-03-31'],
    why: 'a later quarter is the difference of two reports',
  },
  { end: '2024-12-31', counted: null, why: 'a missing third quarter hides the fourth' },
  { end: '2022-03-31', counted: null, why: 'there is nothing before the first report' },
])('$why', ({ end, counted }) => {
  expect(reported(findQuarterReports(REPORTS, end))).toEqual(counted);
});

test.each([
  { end: '2024-12-31', counted: ['+ 2024-12-31'], why: 'a full year is itself' },
  { end: '2024-06-30', counted: null, why: 'half a year takes the same half of the year before' },
  {
    end: '2025-03-31',
    counted: ['+ 2024-12-31', '- 2024-03-31', '+ 2025-03-31'],
    why: 'last year, less its start, plus this start',
  },
  { end: '2025-06-30', counted: null, why: 'what was not reported is not computed' },
])('twelve months to $end: $why', ({ end, counted }) => {
  expect(reported(findTrailingYearReports(REPORTS, end))).toEqual(counted);
});
