import { expect, test } from 'vitest';
import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import { treasuryPrice, treasuryYield } from '#domain/bonds/valuation/treasury-yield.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { TREASURIES, TREASURIES_SOURCE } from './treasuries.ts';
import { UNSTATED_BOND } from './unstated-bond.ts';

test.each(TREASURIES)(
  `NU-04 simple interest in the first period: $example (${TREASURIES_SOURCE})`,
  (known) => {
    const { issuedOn, maturesOn, firstCouponOn, couponRate } = known;
    const stored = {
      ...UNSTATED_BOND,
      convention: 'us-treasury',
      issuedOn,
      maturesOn,
      firstCouponOn,
      couponRate,
    };
    const terms = toBondTerms(stored);
    if (!terms) throw new Error('unknown terms');
    const day = toDayNumber(known.settlement);
    expect(accruedInterest(terms, day)).toBeCloseTo(known.accrued, 6);
    // The Treasury rounds accrued interest before it takes it off the price.
    const clean = treasuryPrice(terms, day, known.percent / 100)?.clean ?? 0;
    expect(Math.abs(clean - known.clean)).toBeLessThan(1e-6);
    expect(100 * (treasuryYield(terms, day, known.clean) ?? 0)).toBeCloseTo(known.percent, 5);
  },
);
