import { describe, expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Answer } from './answer.ts';
import { calculate } from './calculate.ts';
import type { FieldTexts } from './calculator-fields.ts';
import { type Horizon, horizonReturn } from './horizon-return.ts';
import { readFields } from './read-fields.ts';
import { ownFields } from './start-fields.ts';

/** Five years, 5 % twice a year, face value 1,000, settled on the day of issue. */
function answerTo(changes: Partial<FieldTexts> = {}): Answer {
  const { input } = readFields({ ...ownFields('2026-06-15'), ...changes }, '.');
  if (!input) throw new Error('the fields can be read');
  const calculated = calculate(input);
  if (!calculated.isCalculated) throw new Error(calculated.why);
  return { input, result: calculated.result };
}

const until = (day: string, changes: Partial<Horizon> = {}): Horizon => ({
  day: toDayNumber(day),
  exit: { by: 'price', percent: 100 },
  reinvestedAt: 0,
  ...changes,
});

const known = (answer: Answer, horizon: Horizon) => {
  const found = horizonReturn(answer, horizon);
  if (!found.isKnown) throw new Error(found.why);
  return found;
};

describe('EP-01 horizon return', () => {
  test('at par, with nothing earned on coupons, it is the coupons of the time', () => {
    const found = known(answerTo(), until('2028-06-15'));
    expect(found).toMatchObject({ paid: 1000, received: 100, earned: 0, sold: 1000, exitPrice: 100 });
    expect(found.total).toBeCloseTo(10, 10);
    // 731 days: 2028 is a leap year.
    expect(found.annual).toBeCloseTo(100 * (1.1 ** (365 / 731) - 1), 10);
  });

  test('coupons earn the rate that is supposed until the horizon, by hand', () => {
    const found = known(answerTo(), until('2027-06-15', { reinvestedAt: 4 }));
    // 25 on 15 December 2026, 182 days before the horizon, and 25 on the day itself.
    const earned = 25 * (1.04 ** (182 / 365) - 1);
    expect(found.earned).toBeCloseTo(earned, 10);
    expect(found.total).toBeCloseTo((100 * (50 + earned)) / 1000, 10);
  });

  test('a sale between two coupons is paid with accrued interest', () => {
    const found = known(answerTo(), until('2027-09-14', { exit: { by: 'price', percent: 98 } }));
    // 91 of 183 days of a coupon of 25.
    expect(found.sold).toBeCloseTo(980 + (25 * 91) / 183, 8);
  });

  test.each([
    ['2027-06-15', '97.3'],
    ['2028-01-20', '104'],
    ['2031-06-15', '88'],
    ['2035-01-01', '100'],
  ])('sold and reinvested at the yield it was bought at, it returns that yield: %s at %s', (day, price) => {
    const answer = answerTo({ price });
    const { effective } = answer.result.chosen.by;
    if (!effective.isValued) throw new Error('there is a yield');
    const percent = 100 * effective.rate;
    const found = known(answer, until(day, { exit: { by: 'yield', percent }, reinvestedAt: percent }));
    // Yields count years by the calendar, the horizon by days of 365.
    expect(found.annual).toBeCloseTo(percent, 1);
  });

  test('after its end nothing is sold, and what was repaid earns the rate', () => {
    const found = known(answerTo({ price: '90' }), until('2032-06-15', { reinvestedAt: 3 }));
    expect(found).toMatchObject({ sold: 0, exitPrice: null, received: 1250 });
    expect(found.earned).toBeGreaterThan(1000 * 0.03);
  });

  test('a higher yield on the horizon is a lower price and a lower return', () => {
    const returns = [2, 5, 8].map(
      (percent) => known(answerTo(), until('2028-06-15', { exit: { by: 'yield', percent } })).total,
    );
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
  });

  test('a day before the settlement has no return', () => {
    expect(horizonReturn(answerTo(), until('2026-06-15'))).toEqual({
      isKnown: false,
      why: 'horizon_too_early',
    });
  });

  test('a yield that no price has gives none', () => {
    const exit = { by: 'yield', percent: -100 } as const;
    expect(horizonReturn(answerTo(), until('2028-06-15', { exit }))).toEqual({
      isKnown: false,
      why: 'horizon_no_price',
    });
  });
});
