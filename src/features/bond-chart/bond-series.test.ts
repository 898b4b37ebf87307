import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bond } from '#domain/bonds/bonds-for-tests.ts';
import type { KnownBond } from '#foundation/market/known-bond.ts';
import { shapeOf, spreadsOf, yieldsOf } from './bond-series.ts';

const BOND: KnownBond = { terms: bond(), options: [], rateName: null, rates: [] };
const flat = (day: string, percent: number) => ({
  day,
  curve: { kind: 'interpolated', points: [1, 30].map((years) => ({ years, percent })) } as const,
});
const prices = ['2025-09-15', '2025-09-16', '2025-09-17'].map((day) => ({ day, value: 100 }));

test('CB-02 EP-01 each day of a price has its yield; a day after the end has none', () => {
  const yields = yieldsOf(BOND, [...prices, { day: '2027-03-15', value: 100 }]);
  expect(yields.map(({ day }) => day)).toEqual(prices.map(({ day }) => day));
  expect(yields[0]?.value).toBeCloseTo(8.18, 2);
});

test('CB-02 EP-01 a spread is measured by the newest curve that was known on the day, and by none before the first', () => {
  const spreads = spreadsOf(BOND, prices, [flat('2025-09-16', 3), flat('2025-09-17', 4)]);
  expect(spreads.map(({ day }) => day)).toEqual(['2025-09-16', '2025-09-17']);
  const [before = 0, after = 0] = spreads.map(({ value }) => value);
  expect(before - after).toBeGreaterThan(99);
  expect(spreadsOf(BOND, prices, [])).toEqual([]);
});

test('CB-07 a shape runs from 0 to 1 and is the same for any prices that move alike', () => {
  const series = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 50 }), (values, factor) => {
      const toSeries = (of: (value: number) => number) =>
        values.map((value, at) => ({ day: `day ${at}`, value: of(value) }));
      const shape = shapeOf(toSeries((value) => value));
      expect(shape).toEqual(shapeOf(toSeries((value) => value * factor + 7)));
      expect(shape.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    }),
  );
});
