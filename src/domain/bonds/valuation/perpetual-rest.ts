import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import type { DayCount } from '../day-count.ts';
import { projectedRate } from '../fixings/coupon-rate.ts';
import type { Rest } from '../yields/discounting.ts';
import { outstandingAfter } from './flows-to-come.ts';

/** The days of a year in the long run of leap years. */
const MEAN_YEAR = 365.2425;

interface Last {
  readonly day: DayNumber;
  /** From the settlement, as the convention counts. */
  readonly years: number;
  /** Whether years are counted in periods, as the street does, or in days. */
  readonly inPeriods: boolean;
}

/**
 * What a perpetual bond pays after the last coupon that was counted by the calendar: equal coupons at equal distances,
 * each as long as a period is in the mean. Null where it pays nothing.
 */
export function restAfter(terms: BondTerms, assumptions: Assumptions, last: Last): Rest | null {
  const { coupon } = terms;
  if (coupon.kind === 'zero') return null;
  const days = MEAN_YEAR / coupon.couponsPerYear;
  const rate = projectedRate(terms, assumptions, last.day, last.day + Math.round(days)) ?? 0;
  const outstanding = outstandingAfter(terms, last.day + days, assumptions);
  const amount = ((outstanding * rate) / 100) * (meanYear(coupon.dayCount) / coupon.couponsPerYear);
  if (!(amount > 0)) return null;
  const step = last.inPeriods ? 1 / coupon.couponsPerYear : days / 365;
  const growth =
    coupon.kind === 'indexed' ? (days / 365) * Math.log1p((assumptions.inflation ?? 0) / 100) : 0;
  return { years: last.years + step, step, amount, growth };
}

/** A year of the calendar in years of the day count. */
function meanYear(dayCount: DayCount): number {
  if (dayCount === 'ACT/360') return MEAN_YEAR / 360;
  return dayCount === 'ACT/365' ? MEAN_YEAR / 365 : 1;
}
