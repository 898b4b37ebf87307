import type { CalendarDay } from '../calendar/calendar-day.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import type { BondTerms, Coupon } from './bond-terms.ts';
import { findCouponsPerYear } from './coupon-schedule.ts';
import { findDayCount } from './day-count.ts';

/** A bond as the store holds it. */
export interface StoredBond {
  readonly nominal: number;
  readonly couponType: 'fixed' | 'floating' | 'zero';
  readonly couponRate: number | null;
  readonly baseRate: string | null;
  readonly couponsPerYear: number;
  readonly dayCount: string;
  readonly issuedOn: CalendarDay;
  readonly maturesOn: CalendarDay;
  readonly defaultedOn: CalendarDay | null;
  readonly redemptions: readonly { readonly day: CalendarDay; readonly share: number }[];
}

/**
 * What it promises, or null where its terms cannot be reckoned with: an unknown day count, a strange frequency.
 *
 * The store does not tell odd periods and ends of months apart. As spreadsheets do, periods are counted back from
 * maturity, and a bond that ends with a month pays at the ends of months.
 */
export function toBondTerms(stored: StoredBond): BondTerms | null {
  const coupon = toCoupon(stored);
  if (!coupon) return null;
  return {
    nominal: stored.nominal,
    issuedOn: toDayNumber(stored.issuedOn),
    maturesOn: toDayNumber(stored.maturesOn),
    coupon,
    redemptions: stored.redemptions.map(({ day, share }) => ({ day: toDayNumber(day), share })),
    defaultedOn: stored.defaultedOn === null ? null : toDayNumber(stored.defaultedOn),
  };
}

function toCoupon({ couponType, couponRate, baseRate, ...stored }: StoredBond): Coupon | null {
  if (couponType === 'zero') return { kind: 'zero' };
  const couponsPerYear = findCouponsPerYear(stored.couponsPerYear);
  const dayCount = findDayCount(stored.dayCount);
  if (couponsPerYear === null || dayCount === null) return null;
  const paid = { couponsPerYear, dayCount, stub: 'short-front', keepsMonthEnd: true } as const;
  if (couponType === 'floating') return { kind: 'floating', margin: couponRate ?? 0, baseRate, ...paid };
  return couponRate === null ? null : { kind: 'fixed', rate: couponRate, ...paid };
}
