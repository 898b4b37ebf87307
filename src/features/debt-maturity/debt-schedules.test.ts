import { expect, test } from 'vitest';
import { toSchedules } from './debt-schedules.ts';

const due = (currency: string, year: number, amount: number, repayments = 1) => ({
  currency,
  year,
  amount,
  repayments,
});

test('EP-04 a year in which nothing falls due stands in the schedule as 0', () => {
  const [schedule] = toSchedules([due('EUR', 2030, 5), due('EUR', 2027, 2)]);
  expect(schedule).toEqual({
    currency: 'EUR',
    total: 7,
    years: [
      { year: 2027, amount: 2 },
      { year: 2028, amount: 0 },
      { year: 2029, amount: 0 },
      { year: 2030, amount: 5 },
    ],
  });
});

test('EP-04 currencies are never added up: each has its own schedule, the one with more repayments first', () => {
  const schedules = toSchedules([due('EUR', 2030, 5e9), due('USD', 2028, 1, 2), due('CHF', 2027, 1)]);
  expect(schedules.map(({ currency, total }) => [currency, total])).toEqual([
    ['USD', 1],
    ['CHF', 1],
    ['EUR', 5e9],
  ]);
});

test('EP-04 without bonds there is no schedule', () => {
  expect(toSchedules([])).toEqual([]);
});
