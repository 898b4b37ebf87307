import { findCalendar } from '#domain/bonds/calendars/calendars.ts';
import { findConvention } from '#domain/bonds/conventions/market-conventions.ts';
import { findBusinessDayRule } from '#domain/bonds/stored-schedule.ts';
import type { BondTermsRecord } from '#domain/import/records.ts';

/** The columns of the table of bonds that say when one pays, in the store's own spellings. */
export const scheduleColumns = (record: BondTermsRecord) => ({
  convention: record.convention && findConvention(record.convention),
  period_days: record.periodDays,
  period_months: record.periodMonths,
  last_regular_coupon_on: record.lastRegularCouponOn,
  keeps_month_end: record.keepsMonthEnd,
  payment_calendar: record.calendar && findCalendar(record.calendar),
  business_day_rule: record.businessDayRule && findBusinessDayRule(record.businessDayRule),
  accrues_to_payment: record.accruesToPayment,
  ex_coupon_days: record.exCouponDays,
  ex_coupon_counted: record.exCouponCounted,
  settlement_days: record.settlementDays,
  accrued_decimals: record.accruedDecimals,
  accrued_per: record.accruedPer,
  capitalised_until: record.capitalisedUntil,
});
