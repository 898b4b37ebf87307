import type { DayNumber } from '../calendar/day-number.ts';
import { wholeAccrual } from './accrual.ts';
import type { BondTerms } from './bond-terms.ts';
import { couponSchedule } from './coupon-schedule.ts';
import { rateFrom } from './rate-steps.ts';

/** A coupon that is added to the principal: a repayment below zero. */
export interface Capitalised {
  readonly day: DayNumber;
  /** Share of the principal of that day. */
  readonly share: number;
}

/** Coupons that are paid in kind, in order; only of a fixed rate and of a bond that ends. */
export function capitalisedCoupons(terms: BondTerms): readonly Capitalised[] {
  const { coupon, issuedOn, maturesOn, capitalisedUntil } = terms;
  if (capitalisedUntil === undefined || coupon.kind !== 'fixed' || maturesOn === null) return [];
  return couponSchedule({ issuedOn, maturesOn, ...coupon })
    .filter(({ end }) => end <= capitalisedUntil && end < maturesOn)
    .map((period) => ({
      day: period.end,
      share:
        (rateFrom(terms.steps, period.start, coupon.rate) / 100) *
        wholeAccrual(period, coupon.dayCount, maturesOn),
    }));
}
