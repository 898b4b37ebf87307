import type { CalendarDay } from '../calendar/calendar-day.ts';

/** What the store may state of a bond's schedule; what is null follows from its convention, or is as it usually is. */
export interface ScheduleTerms {
  /** A code of conventions/market-conventions.ts. */
  readonly convention: string | null;
  readonly periodDays: number | null;
  readonly periodMonths: number | null;
  readonly lastRegularCouponOn: CalendarDay | null;
  readonly keepsMonthEnd: boolean | null;
  readonly calendar: string | null;
  readonly businessDayRule: string | null;
  readonly accruesToPayment: boolean | null;
  readonly exCouponDays: number | null;
  readonly exCouponCounted: string | null;
  readonly settlementDays: number | null;
  readonly accruedDecimals: number | null;
  readonly accruedPer: string | null;
  readonly capitalisedUntil: CalendarDay | null;
}
