import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../../calendar/day-number.ts';
import { bondPayments } from '../bond-payments.ts';
import type { BondTerms } from '../bond-terms.ts';
import { bond } from '../bonds-for-tests.ts';
import { prepareBond } from './prepared-bond.ts';
import { valueAtPrice, valueAtYield } from './value-bond.ts';

/** Its periods are counted by their mean, those of the calendar are a day or two longer or shorter. */
const TENTH_OF_A_BASIS_POINT = 1e-5;
const MATURITY = { kind: 'maturity' } as const;
const perpetual = (couponsPerYear: 1 | 2 | 4 = 1, changes: Partial<BondTerms> = {}): BondTerms => ({
  ...bond({}, { rate: 5, couponsPerYear }),
  maturesOn: null,
  ...changes,
});
const couponDay = toDayNumber('2026-03-15');

describe('a bond that is never repaid', () => {
  test.each([1, 2, 4] as const)(
    'on the street is worth its coupons over its yield, paid %i times a year',
    (perYear) => {
      fc.assert(
        fc.property(fc.double({ min: 0.001, max: 0.5, noNaN: true }), (rate) => {
          const question = {
            terms: perpetual(perYear),
            settlement: couponDay,
            end: MATURITY,
            convention: 'street',
          } as const;
          const valued = valueAtYield(question, rate);
          if (!valued.isValued) throw new Error(valued.why);
          expect(valued.clean * rate).toBeCloseTo(5, 9);
          expect(valued.risk.modified * rate).toBeCloseTo(1, 9);
          expect(valued.risk.macaulay * rate).toBeCloseTo(1 + rate / perYear, 9);
          expect(valued.risk.convexity * rate * rate).toBeCloseTo(2, 8);
        }),
      );
    },
  );

  test.each(['street', 'effective'] as const)(
    'yields what a bond of three hundred years does, %s',
    (convention) => {
      const long = { ...perpetual(2), maturesOn: toDayNumber('2324-03-15') };
      const day = toDayNumber('2026-06-01');
      const [ever, nearly] = [perpetual(2), long].map((terms) =>
        prepareBond(terms).valueAt(day, MATURITY, convention, 80),
      );
      expect(ever?.isValued && nearly?.isValued && Math.abs(ever.rate - nearly.rate)).toBeLessThan(
        TENTH_OF_A_BASIS_POINT,
      );
    },
  );

  test('never yields less than nothing, however dear it is', () => {
    for (const clean of [200, 1e4, 1e6]) {
      const valued = prepareBond(perpetual()).valueAt(couponDay, MATURITY, 'effective', clean);
      expect(valued.isValued && valued.rate).toBeGreaterThan(0);
    }
  });

  test('lists the coupons of ten years and the worth of the rest, which add up to its price', () => {
    const valued = valueAtPrice(
      { terms: perpetual(2), settlement: toDayNumber('2026-06-01'), end: MATURITY, convention: 'effective' },
      90,
    );
    if (!valued.isValued) throw new Error(valued.why);
    expect(valued.discounted.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 20 }, () => 'coupon'),
      'rest',
    ]);
    const sum = valued.discounted.reduce((all, { present }) => all + present, 0);
    expect(sum).toBeCloseTo((valued.dirty / 100) * valued.outstanding, 8);
  });

  test('ends as its holder or issuer ends it: like a bond that matures then', () => {
    const day = toDayNumber('2026-06-01');
    const called = { kind: 'call', day: toDayNumber('2029-03-15'), percent: 100 } as const;
    const asCalled = prepareBond(perpetual(2)).valueAt(day, called, 'street', 93);
    const dated = { ...perpetual(2), maturesOn: called.day };
    expect(asCalled).toEqual(prepareBond(dated).valueAt(day, MATURITY, 'street', 93));
  });

  test('may be older than anyone remembers', () => {
    const consol = perpetual(4, { issuedOn: toDayNumber('1752-07-05') });
    const valued = prepareBond(consol).valueAt(couponDay, MATURITY, 'street', 50);
    expect(valued.isValued && valued.rate).toBeCloseTo(0.1, 3);
    expect(bondPayments(consol, {}, couponDay).at(-1)).toMatchObject({ day: toDayNumber('2026-04-05') });
  });

  test('says why it cannot be valued', () => {
    const terms = perpetual(1, { coupon: { kind: 'zero' } });
    const why = { isValued: false, why: 'nothing_to_come' };
    expect(prepareBond(terms).valueAt(couponDay, MATURITY, 'effective', 50)).toEqual(why);
    expect(prepareBond(perpetual()).valueAt(couponDay, MATURITY, 'money-market', 50)).toMatchObject({
      why: 'beyond_convention',
    });
    expect(prepareBond(perpetual()).priceAt(couponDay, MATURITY, 'street', -0.01)).toMatchObject({
      why: 'no_solution',
    });
  });

  test('may repay parts of itself and go on with what is left', () => {
    const terms = perpetual(1, { redemptions: [{ day: toDayNumber('2027-03-15'), share: 60 }] });
    const paid = bondPayments(terms, {}, toDayNumber('2028-03-15')).map(({ day, kind, amount }) => [
      toCalendarDay(day),
      kind,
      amount,
    ]);
    expect(paid.slice(-3)).toEqual([
      ['2027-03-15', 'coupon', 50],
      ['2027-03-15', 'redemption', 600],
      ['2028-03-15', 'coupon', 20],
    ]);
    const valued = prepareBond(terms).priceAt(couponDay, MATURITY, 'street', 0.05);
    expect(valued.isValued && valued.clean).toBeCloseTo(100, 9);
  });

  test('grows with its index: worth its coupons over what its yield has more than the index', () => {
    const coupon = {
      kind: 'indexed',
      rate: 2,
      ratio: 1,
      ratioOn: couponDay,
      couponsPerYear: 1,
      dayCount: '30/360',
      stub: 'short-front',
      keepsMonthEnd: true,
    } as const;
    const valued = prepareBond(perpetual(1, { coupon }), { inflation: 3 }).priceAt(
      couponDay,
      MATURITY,
      'effective',
      0.03 + 0.04 * 1.03,
    );
    expect(valued.isValued && valued.clean).toBeCloseTo(50, 1);
  });
});
