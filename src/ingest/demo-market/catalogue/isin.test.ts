import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventIsin, isinCheckDigit } from './isin.ts';

// Published examples of the standard, not securities of the demo market.
test.each([
  { first11: 'US037833100', digit: 5 },
  { first11: 'AU0000XVGZA', digit: 3 },
  { first11: 'GB000263494', digit: 6 },
])('the check digit of $first11 is $digit', ({ first11, digit }) => {
  expect(isinCheckDigit(first11)).toBe(digit);
});

test('an invented number has twelve characters, no country and a right check digit', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const isin = inventIsin(key);
      expect(isin).toMatch(/^XX[0-9A-Z]{9}\d$/);
      expect(isinCheckDigit(isin.slice(0, 11))).toBe(Number(isin.at(-1)));
    }),
  );
});
