import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresOf, type Holding, totalsOf } from './position-figures.ts';

const HELD: Holding = { quantity: 10, last: 110, previous: 100, added: 88, worth: 1, accrued: 0 };

test('WL-03 a position shows its change, value, result of the day and result since it was added', () => {
  expect(figuresOf(HELD)).toEqual({
    change: 10,
    changeMoney: 10,
    value: 1100,
    dayResult: 100,
    totalResult: 220,
    totalPercent: 25,
  });
});

test.each([
  {
    why: 'without a quantity there is no value, and the percentages stay',
    given: { quantity: null },
    expected: { value: null, dayResult: null, totalResult: null, change: 10, totalPercent: 25 },
  },
  {
    why: 'without a deal nothing is known',
    given: { last: null },
    expected: {
      value: null,
      change: null,
      changeMoney: null,
      dayResult: null,
      totalResult: null,
      totalPercent: null,
    },
  },
  {
    why: 'on its first trading day there is no change',
    given: { previous: null },
    expected: { change: null, changeMoney: null, dayResult: null, value: 1100, totalResult: 220 },
  },
  {
    why: 'a row added before the first deal has no result',
    given: { added: null },
    expected: { totalResult: null, totalPercent: null, dayResult: 100 },
  },
  {
    why: 'a loss is negative',
    given: { last: 80 },
    expected: { dayResult: -200, totalResult: -80, change: -20, totalPercent: -9.09 },
  },
  {
    why: 'nothing moved is zero without a sign',
    given: { last: 100, added: 100, quantity: 0.000001 },
    expected: { dayResult: 0, totalResult: 0, change: 0, value: 0 },
  },
  {
    why: 'money is rounded to hundredths, a price change to four decimals',
    given: { quantity: 3, last: 0.1 + 0.2, previous: 0.1 },
    expected: { value: 0.9, changeMoney: 0.2, dayResult: 0.6 },
  },
])('WL-03 $why', ({ given, expected }) => {
  expect(figuresOf({ ...HELD, ...given })).toMatchObject(expected);
});

test('WL-03 totals are kept apart by currency, and leave out what has no value', () => {
  const position = (currency: string, value: number | null, dayResult: number | null) => ({
    currency,
    value,
    dayResult,
    totalResult: null,
  });
  expect(
    totalsOf([
      position('NOK', 100, 1),
      position('EUR', 7, null),
      position('NOK', 50.5, -3),
      position('PLN', null, null),
    ]),
  ).toEqual([
    { currency: 'EUR', value: 7, dayResult: null, totalResult: null },
    { currency: 'NOK', value: 150.5, dayResult: -2, totalResult: null },
  ]);
  expect(totalsOf([])).toEqual([]);
});

test('WL-03 the total of a currency is the sum of its rows, to the cent', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 400 }), (values) => {
      const [total] = totalsOf(
        values.map((value) => ({ currency: 'EUR', value, dayResult: value, totalResult: null })),
      );
      const exact = values.reduce((sum, value) => sum + BigInt(Math.round(value * 100)), 0n);
      expect(Math.round((total?.value ?? Number.NaN) * 100)).toBe(Number(exact));
    }),
  );
});
