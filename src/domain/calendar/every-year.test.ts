import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyYear } from './every-year.ts';

test('several amounts of a year are added up, and a year without any is 0', () => {
  const amounts = [
    { year: 2026, amount: 2 },
    { year: 2023, amount: 1 },
    { year: 2026, amount: 3 },
  ];
  expect(everyYear(amounts)).toEqual([
    { year: 2023, amount: 1 },
    { year: 2024, amount: 0 },
    { year: 2025, amount: 0 },
    { year: 2026, amount: 5 },
  ]);
  expect(everyYear([])).toEqual([]);
});

test('nothing is lost between the years', () => {
  const amounts = fc.array(
    fc.record({ year: fc.integer({ min: 1990, max: 2040 }), amount: fc.integer({ min: 0, max: 1000 }) }),
  );
  fc.assert(
    fc.property(amounts, (given) => {
      const total = (its: readonly { amount: number }[]) => its.reduce((sum, { amount }) => sum + amount, 0);
      const years = everyYear(given);
      expect(total(years)).toBe(total(given));
      expect(years.map(({ year }) => year)).toEqual(years.map((_, at) => (years[0]?.year ?? 0) + at));
    }),
  );
});
