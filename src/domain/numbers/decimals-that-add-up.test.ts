import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addsUp, decimalsThatAddUp } from './decimals-that-add-up.ts';

test('parts are shown finer than their total, so that adding what is shown gives what is shown', () => {
  const parts = [1 / 3, 1 / 3, 1 / 3];
  expect(decimalsThatAddUp(parts, 1)).toEqual({ parts: 9, total: 6 });
  expect(addsUp(parts, 1, { parts: 2, total: 2 })).toBe(false);
  expect(addsUp(parts, 1, { parts: 3, total: 2 })).toBe(true);
});

test('whatever is added up, from a cent to a million', () => {
  const part = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 120 }), (parts) => {
      const total = parts.reduce((sum, each) => sum + each, 0);
      const decimals = decimalsThatAddUp(parts, total);
      expect(decimals.total).toBeGreaterThan(0);
      expect(addsUp(parts, total, decimals)).toBe(true);
    }),
  );
});
