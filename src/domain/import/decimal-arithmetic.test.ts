import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals, divideDecimals, multiplyDecimals } from './decimal-arithmetic.ts';

test.each([
  ['23.95', '0.01', '0.2395'],
  ['-1.5', '100', '-150'],
  ['0', '0.01', '0'],
  ['12.9', '100000000', '1290000000'],
  ['0.1', '0.2', '0.02'],
])('DI-03 %s × %s is exactly %s', (a, b, product) => {
  expect(multiplyDecimals(a, b)).toBe(product);
});

test('DI-03 sums have no rounding error', () => {
  expect(addDecimals('333.33', '666.67')).toBe('1000');
  expect(addDecimals('0.1', '0.2')).toBe('0.3');
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
      expect(addDecimals(String(a), String(b))).toBe(String(a + b));
    }),
  );
});

test.each([
  ['1', '5000', '0.0002'],
  ['7.5', '1', '7.5'],
  ['1', '3', '0.33333333333333333333'],
  ['-1', '0.5', '-2'],
])('DI-03 %s ÷ %s is %s', (a, b, quotient) => {
  expect(divideDecimals(a, b)).toBe(quotient);
});
