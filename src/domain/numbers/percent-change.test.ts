import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentChange } from './percent-change.ts';

test.each([
  { base: 0, value: 0, change: 0, why: 'nothing to nothing is no change' },
  { base: 100, value: 112.345, change: 12.35, why: 'rounds to two decimals' },
  { base: -50, value: -25, change: 50, why: 'a smaller loss is a rise' },
  { base: 0, value: 7, change: 100, why: 'a rise from nothing is a full rise' },
  { base: 0, value: -7, change: -100, why: 'a fall from nothing is a full fall' },
])('$why', ({ base, value, change }) => {
  expect(percentChange(base, value)).toBe(change);
});

test('the sign of a change is the direction of the price', () => {
  const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(price, price, (base, value) => {
      expect(Math.sign(percentChange(base, value)) * Math.sign(value - base)).toBeGreaterThanOrEqual(0);
    }),
  );
});
