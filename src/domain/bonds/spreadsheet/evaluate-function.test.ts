import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, toDayNumber } from '../../calendar/day-number.ts';
import { evaluateFunction, SPREADSHEET_FUNCTIONS } from './evaluate-function.ts';

const [day, later] = ['2024-03-11', '2025-03-11'];
const answered = (value: number) => ({ isAnswered: true, value });

test('a function is asked by its name, with days as they are written or as numbers', () => {
  expect(evaluateFunction('COUPNUM', [day, later, 2, 0])).toEqual(answered(2));
  expect(evaluateFunction('COUPNUM', [toDayNumber(day), toDayNumber(later), 2, 0])).toEqual(answered(2));
});

test('as in a spreadsheet the basis may be left out, and a part of a frequency or a day is cut off', () => {
  expect(evaluateFunction('ACCRINT', ['2008-03-01', '2008-09-01', '2008-05-01', 0.1, 1000, 2])).toEqual(
    evaluateFunction('ACCRINT', ['2008-03-01', '2008-09-01', '2008-05-01', 0.1, 1000, 2, 0]),
  );
  expect(evaluateFunction('COUPNUM', [toDayNumber(day) + 0.7, later, 2.9, 1.5])).toEqual(answered(2));
});

test.each([
  ['DISC', [later, day, 97, 100, 1], 'days_out_of_order'],
  ['DISC', [day, day, 97, 100, 1], 'days_out_of_order'],
  ['PRICE', [day, later, -0.1, 0.05, 100, 2, 0], 'negative'],
  ['PRICE', [day, later, 0.1, Number.POSITIVE_INFINITY, 100, 2, 0], 'not_a_number'],
  ['PRICE', [day, later, 0.1], 'unknown_frequency'],
  ['PRICE', [Number.NEGATIVE_INFINITY, later, 0.1, 0.05, 100, 2, 0], 'not_a_day'],
  ['PRICE', [day, 4e6, 0.1, 0.05, 100, 2, 0], 'not_a_day'],
  ['PRICE', ['2023-02-30', later, 0.1, 0.05, 100, 2, 0], 'not_a_day'],
  ['YEARFRAC', [day, 'tomorrow', 0], 'not_a_day'],
  ['YIELD', [day, later, 0.05, 0, 100, 2, 0], 'not_positive'],
  ['YIELD', [day, later, 0.05, Number.NaN, 100, 2, 0], 'not_a_number'],
  ['YIELD', [day, later, 0.05, '98', 100, 2, 0], 'not_a_number'],
  ['YIELD', [day, later, 0.05, 98, 100, 3, 0], 'unknown_frequency'],
  ['YEARFRAC', [day, later, 5], 'unknown_basis'],
  ['ODDFPRICE', [day, later, later, later, 0.05, 0.05, 100, 2, 0], 'days_out_of_order'],
  ['TBILLEQ', [day, later, 1.5], 'no_solution'],
  ['TBILLEQ', [day, '2024-08-11', 3], 'no_solution'],
  ['TBILLPRICE', [day, '2024-09-17', 2], 'no_solution'],
  ['TBILLYIELD', [day, '2025-03-12', 97], 'beyond_a_year'],
  ['RECEIVED', [day, later, 100, 1.2, 0], 'no_solution'],
] as const)('%s says why it has no answer: %j, %s', (name, given, why) => {
  expect(evaluateFunction(name, given)).toEqual({ isAnswered: false, why });
});

test('whatever is requested, the answer is a number or a reason', () => {
  const days = fc.oneof(fc.integer({ min: -25_567, max: 80_000 }), fc.double(), fc.constant('2024-02-29'));
  const number = fc.oneof(fc.double(), fc.double({ min: 0, max: 1e3 }), fc.boolean(), fc.string());
  const count = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.double());
  const given = fc
    .tuple(fc.array(days, { maxLength: 4 }), fc.array(number, { maxLength: 4 }), fc.array(count))
    .map((parts) => parts.flat());
  fc.assert(
    fc.property(fc.constantFrom(...SPREADSHEET_FUNCTIONS), given, (name, its) => {
      const answer = evaluateFunction(name, its);
      if (answer.isAnswered) expect(answer.value).toSatisfy(Number.isFinite);
    }),
    { numRuns: 5_000 },
  );
});

const anyDay = fc.integer({ min: 0, max: 25_000 });
const frequencies = fc.constantFrom(1, 2, 4);
const bases = fc.constantFrom(0, 1, 2, 3, 4);

test('interest accrues on after the first coupon, by the days of the period that is running', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 88 }),
      frequencies,
      (issue, periods, days, frequency) => {
        const first = addMonths(issue, 12 / frequency);
        const start = addMonths(issue, (12 / frequency) * periods);
        const end = addMonths(issue, (12 / frequency) * (periods + 1));
        fc.pre(new Date(issue * 86_400_000).getUTCDate() < 28);
        const answer = evaluateFunction('ACCRINT', [issue, first, start + days, 0.08, 1000, frequency, 1]);
        const expected = (80 / frequency) * (periods + days / (end - start));
        expect(answer.isAnswered && answer.value).toBeCloseTo(expected, 9);
      },
    ),
  );
});

test('a yield gives back its price by every basis, up to the last day', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 12_000 }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      frequencies,
      bases,
      (settlement, days, rate, yieldRate, frequency, basis) => {
        const [until, last] = [settlement + days, [100, frequency, basis]] as const;
        const price = evaluateFunction('PRICE', [settlement, until, rate, yieldRate, ...last]);
        if (!price.isAnswered || price.value <= 0) return;
        const found = evaluateFunction('YIELD', [settlement, until, rate, price.value, ...last]);
        // On the 180th day of a period nothing is left to discount over: no yield, or any.
        if (!found.isAnswered) {
          expect(found.why).toBe('no_solution');
          return;
        }
        const again = evaluateFunction('PRICE', [settlement, until, rate, Math.max(0, found.value), ...last]);
        expect(again.isAnswered && again.value / price.value).toBeCloseTo(1, 9);
      },
    ),
    { numRuns: 2_000 },
  );
});
