import { expect, test } from 'vitest';
import { defaultPeriod, reportsOfPeriod } from './ifrs-periods.ts';

const reported = (...periodNums: readonly number[]) => periodNums.map((periodNum) => ({ periodNum }));

test.each([
  { reports: reported(1, 2, 3, 4, 1, 2), periodId: 2, count: 2 },
  { reports: reported(1, 2, 3), periodId: 4, count: 0 },
  { reports: reported(1, 2, 3, 4), periodId: 5, count: 0 },
])('IF-01 period $periodId has $count of the reports', ({ reports, periodId, count }) => {
  expect(reportsOfPeriod(reports, periodId)).toHaveLength(count);
});

test.each([
  { reports: reported(1, 2, 3, 4), period: 4, why: 'full years are shown first' },
  { reports: reported(1, 2), period: 2, why: 'else the longest period' },
  { reports: [], period: null, why: 'without reports there is no period' },
])('IF-01 $why', ({ reports, period }) => {
  expect(defaultPeriod(reports)).toBe(period);
});
