import { expect, test } from 'vitest';
import { yearsOf } from './dividend-years.ts';

const paid = (exDividendOn: string, amountToday: number, currency = 'EUR') => ({
  exDividendOn,
  amountToday,
  currency,
});

test('ST-08 the dividends of a year are one sum, and a year without any is reported as 0', () => {
  expect(yearsOf([paid('2026-06-02', 0.1), paid('2026-01-05', 0.2), paid('2024-06-03', 1)])).toEqual([
    {
      currency: 'EUR',
      years: [
        { year: 2024, amount: 1 },
        { year: 2025, amount: 0 },
        { year: 2026, amount: 0.3 },
      ],
    },
  ]);
});

test('ST-08 currencies are never added up: each has its own years, the most frequent first', () => {
  const years = yearsOf([paid('2026-06-02', 40, 'TRY'), paid('2026-06-03', 1), paid('2025-06-03', 1)]);
  expect(years.map(({ currency, years: its }) => [currency, its.length])).toEqual([
    ['EUR', 2],
    ['TRY', 1],
  ]);
});

test('ST-08 a share that never paid has no years', () => {
  expect(yearsOf([])).toEqual([]);
});
