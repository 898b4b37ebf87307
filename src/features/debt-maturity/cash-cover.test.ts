import { expect, test } from 'vitest';
import { coverOf } from './cash-cover.ts';
import { toDebtChart } from './to-debt-chart.ts';

const YEARS = [
  { year: 2027, amount: 3e9 },
  { year: 2028, amount: 0 },
  { year: 2029, amount: 2e9 },
];

test.each([
  { cash: 5e9, cover: { is: 'all' } },
  { cash: 4.9e9, cover: { is: 'until', year: 2028 } },
  { cash: 3e9, cover: { is: 'until', year: 2028 } },
  { cash: 2e9, cover: { is: 'short', year: 2027 } },
])('EP-04 cash of $cash covers redemptions as far as it goes', ({ cash, cover }) => {
  expect(coverOf(YEARS, cash)).toEqual(cover);
  expect(coverOf([], cash)).toBeNull();
});

test('EP-04 cash is a line over the redemptions, unless it would make them too small to be compared', () => {
  const schedule = { currency_name: 'EUR', total: 5e9, years: YEARS };
  const linesOf = (amount: number | null) =>
    toDebtChart(schedule, 'Due', amount === null ? null : { amount, name: 'Cash' }).panes[0]?.series.slice(1);
  expect(linesOf(4e9)).toMatchObject([
    { kind: 'line', name: 'Cash', values: Float64Array.of(4e3, 4e3, 4e3) },
  ]);
  expect(linesOf(40e9)).toEqual([]);
  expect(linesOf(null)).toEqual([]);
});
