import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalDigits } from './decimal-digits.ts';

const written = (value: number, least: number, most: number) => {
  const [whole, decimals] = decimalDigits(value, least, most);
  return decimals === '' ? whole : `${whole}.${decimals}`;
};

test.each([
  [1.005, 2, 2, '1.01'],
  [0.004, 2, 2, '0.00'],
  [0.005, 2, 2, '0.01'],
  [9.995, 2, 2, '10.00'],
  [0.5, 0, 0, '1'],
  [0.4, 0, 0, '0'],
  [99.5, 0, 0, '100'],
  [1234.5, 0, 8, '1234.5'],
  [1e-9, 0, 8, '0'],
  [5e-9, 0, 8, '0.00000001'],
  [1e21, 0, 0, '1000000000000000000000'],
  [-0, 1, 1, '0.0'],
])('%s with %s to %s decimals is %s', (value, least, most, text) => {
  expect(written(value, least, most)).toBe(text);
});

test('LV-01 any number has the digits that Intl writes', () => {
  const anyNumber = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e22, max: 1e22 }),
    fc.double({ noNaN: true, min: -2, max: 2 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((number) => number / 1_000),
  );
  fc.assert(
    fc.property(anyNumber, fc.nat(8), fc.nat(8), (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const intl = new Intl.NumberFormat('en', {
        useGrouping: false,
        signDisplay: 'never',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      expect(written(value, least, most)).toBe(intl.format(value));
    }),
  );
});
