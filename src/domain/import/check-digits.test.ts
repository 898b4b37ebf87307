import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFigi, isIsin, isLei } from './check-digits.ts';

const CODES = [
  { is: isIsin, code: 'US0378331005' },
  { is: isIsin, code: 'RU0009029540' },
  { is: isIsin, code: 'DE000BASF111' },
  { is: isIsin, code: 'FI0009014377' },
  { is: isLei, code: '5493001KJTIIGC8Y1R12' },
  { is: isLei, code: '529900D6BF99LW9R2E68' },
  { is: isFigi, code: 'BBG000B9XRY4' },
  { is: isFigi, code: 'BBG000BLNNH6' },
];

test.each(CODES)('DI-05 $code is valid', ({ is, code }) => {
  expect(is(code)).toBe(true);
});

test('DI-05 a valid code with one digit changed is refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CODES),
      fc.nat(19),
      fc.integer({ min: 1, max: 9 }),
      ({ is, code }, at, by) => {
        const place = at % code.length;
        const old = code.charAt(place);
        fc.pre(/\d/.test(old));
        const changed = `${code.slice(0, place)}${(Number(old) + by) % 10}${code.slice(place + 1)}`;
        expect(is(changed)).toBe(false);
      },
    ),
  );
});

test('DI-05 any text is answered, valid or not', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      expect([isIsin(text), isLei(text), isFigi(text)]).toEqual([false, false, false]);
    }),
  );
});
