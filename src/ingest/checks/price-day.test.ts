import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNumber } from './price-day.ts';

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength });

test('DI-06 a price is compared as the number that its text means', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '-'),
      digits(18),
      fc.constantFrom('', '.', 'e'),
      digits(8),
      (sign, whole, mark, decimals) => {
        const text = sign + whole + mark + decimals;
        expect(toNumber(text)).toBe(Number(text));
      },
    ),
    {
      numRuns: 500,
      examples: [
        ['', '', '.', ''],
        ['', '9007199254740993', '', ''],
        ['', '7', '.', ''],
      ],
    },
  );
  expect(toNumber(undefined)).toBeNull();
});
