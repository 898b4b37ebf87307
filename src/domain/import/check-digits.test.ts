import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './any-text-for-tests.ts';
import { isCusip, isFigi, isIsin, isLei, isSedol } from './check-digits.ts';

const CODES = {
  isin: {
    isValid: isIsin,
    examples: ['US0378331005', 'GB0002634946', 'RU0009029540', 'FI0009014377', 'XS0000000009'],
  },
  lei: { isValid: isLei, examples: ['5493001KJTIIGC8Y1R12', '213800WSGIIZCXF1P572', '7LTWFZYICNSX8D621K86'] },
  figi: { isValid: isFigi, examples: ['BBG000BLNNH6', 'BBG000B9XRY4', 'BBG001S5N8V8'] },
  cusip: { isValid: isCusip, examples: ['037833100', '17275R102', '38259P508', '68389X105'] },
  sedol: { isValid: isSedol, examples: ['0263494', 'B0WNLY7', '7108899'] },
};

test.each(Object.entries(CODES))('known codes pass the check of %s', (_, { isValid, examples }) => {
  expect(examples.filter((code) => !isValid(code))).toEqual([]);
});

test.each(Object.entries(CODES))('a %s with one digit changed is refused', (_, { isValid, examples }) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...examples),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (code, place, step) => {
        const digits = [...code.matchAll(/\d/g)];
        const found = digits[place % digits.length];
        if (!found) return;
        const changed = String((Number(found[0]) + step) % 10);
        expect(isValid(code.slice(0, found.index) + changed + code.slice(found.index + 1))).toBe(false);
      },
    ),
  );
});

test.each(Object.entries(CODES))('DI-13 no text makes the check of %s fail', (_, { isValid }) => {
  fc.assert(fc.property(anyText, (text) => typeof isValid(text) === 'boolean'));
  expect(isValid('')).toBe(false);
});
