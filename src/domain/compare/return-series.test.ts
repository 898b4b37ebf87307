import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebase, totalReturn } from './return-series.ts';

/** Every second day. */
const days = (...values: number[]) =>
  values.map((value, at) => ({ day: `2026-01-${String(2 * at + 1).padStart(2, '0')}`, value }));
const valuesOf = (series: readonly { value: number }[]) =>
  series.map(({ value }) => Math.round(value * 100) / 100);

test.each([
  { why: 'begins at zero', values: [50, 55, 40], paid: [], change: [0, 10, -20], total: [0, 10, -20] },
  {
    why: 'a dividend bought more shares on its ex-day',
    values: [100, 95, 95],
    paid: [{ day: '2026-01-03', amount: 5 }],
    change: [0, -5, -5],
    total: [0, 0, 0],
  },
  {
    why: 'what fell on a day without a price counts from the next one',
    values: [100, 100],
    paid: [{ day: '2026-01-02', amount: 10 }],
    change: [0, 0],
    total: [0, 10],
  },
  {
    why: 'what was paid before the first day does not count',
    values: [100, 110],
    paid: [{ day: '2026-01-01', amount: 50 }],
    change: [0, 10],
    total: [0, 10],
  },
])('RD-01 a curve since its first value: $why', ({ values, paid, change, total }) => {
  expect(valuesOf(rebase(days(...values)))).toEqual(change);
  expect(valuesOf(totalReturn(days(...values), paid))).toEqual(total);
});

test('RD-01 nothing to compare with gives no curve', () => {
  expect(rebase([])).toEqual([]);
  expect(totalReturn([], [])).toEqual([]);
});

test('RD-01 with nothing paid the total return is the change of the price, and with something never below it', () => {
  const price = fc.double({ min: 1, max: 1_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 9 }), price, (values, amount) => {
      const series = days(...values);
      const change = rebase(series);
      totalReturn(series, []).forEach(({ value }, at) => {
        expect(value).toBeCloseTo(change[at]?.value ?? 0, 6);
      });
      totalReturn(series, [{ day: '2026-01-02', amount }]).forEach(({ value }, at) => {
        expect(value).toBeGreaterThanOrEqual((change[at]?.value ?? 0) - 1e-6);
      });
    }),
  );
});
