import type { CalendarDay } from '../calendar/calendar-day.ts';

/** What a file states of a bond's schedule: the names as it writes them. */
export interface ScheduleRecord {
  /** Of its market, such as gilt or us-treasury. */
  readonly convention?: string;
  readonly periodDays?: number;
  readonly periodMonths?: number;
  readonly lastRegularCouponOn?: CalendarDay;
  readonly keepsMonthEnd?: boolean;
  readonly calendar?: string;
  readonly businessDayRule?: string;
  readonly accruesToPayment?: boolean;
  readonly exCouponDays?: number;
  readonly exCouponCounted?: 'business' | 'calendar';
  readonly settlementDays?: number;
  readonly accruedDecimals?: number;
  readonly accruedPer?: 'unit' | 'hundred';
  readonly capitalisedUntil?: CalendarDay;
}
