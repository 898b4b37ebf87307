import type { DayNumber } from '../calendar/day-number.ts';
import { addBusinessDays, type ClosedDays } from './business-days.ts';

/**
 * How long before a coupon a bond trades without it. Counted in business days, a settlement on the ex-coupon day itself still has
 * the coupon (UK Debt Management Office, "Formulae for calculating gilt prices from yields", section 3); counted in calendar days it
 * has not (Australian Office of Financial Management, "Pricing formulae").
 */
export interface ExCoupon {
  readonly days: number;
  readonly counted: 'business' | 'calendar';
}

/** The first settlement that goes without the coupon of a day. */
export function exFrom(couponDay: DayNumber, { days, counted }: ExCoupon, closed: ClosedDays): DayNumber {
  if (days <= 0) return couponDay;
  return counted === 'calendar' ? couponDay - days : addBusinessDays(couponDay, -days, closed) + 1;
}
