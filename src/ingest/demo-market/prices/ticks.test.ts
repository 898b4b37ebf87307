import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTicks, settle } from './ticks.ts';

const ticks = fc.double({ min: 0, max: 1e12, noNaN: true });

test('no price ends in zero, and none moves by more than a tick and a half', () => {
  fc.assert(
    fc.property(ticks, (value) => {
      expect(settle(value) % 10).not.toBe(0);
      expect(Math.abs(settle(value) - value)).toBeLessThanOrEqual(1.5);
    }),
  );
});

test('settling keeps the order of prices', () => {
  fc.assert(
    fc.property(ticks, ticks, (one, two) => {
      expect(settle(Math.min(one, two))).toBeLessThanOrEqual(settle(Math.max(one, two)));
    }),
  );
});

test.each([
  { ticks: 12_345, decimals: 2, text: '123.45' },
  { ticks: 7, decimals: 4, text: '0.0007' },
  { ticks: 1_000_000, decimals: 4, text: '100.0000' },
])('$ticks ticks of $decimals decimals are $text', ({ ticks: count, decimals, text }) => {
  expect(formatTicks(count, decimals)).toBe(text);
});
