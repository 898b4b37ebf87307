import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import type { CouponPeriod } from '#domain/bonds/coupon-schedule.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import { businessDaysBefore, WEEKDAYS } from '#domain/bonds/fixings/business-day-steps.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import { type ObservedDay, observedDays, yearDaysOf } from '#domain/bonds/fixings/observed-days.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';

/** A rate of a period that is observed day by day, and what the period came to before it. */
export interface ObservedRow extends ObservedDay {
  readonly period: CouponPeriod;
  readonly growth: number;
  readonly growthBefore: number;
  readonly sumBefore: number;
  readonly daysBefore: number;
}

/** In order; none where rates are fixed in advance. */
export function observedRows(
  terms: BondTerms,
  steps: readonly ScheduleStep[],
  assumptions: Assumptions,
): ObservedRow[] {
  const { coupon, businessDays = WEEKDAYS } = terms;
  if (coupon.kind !== 'floating' || (coupon.fixing ?? USUAL_FIXING).observation === 'in_advance') return [];
  const periods = new Set(steps.flatMap(({ period, reference }) => (reference === null ? [] : [period])));
  const yearDays = yearDaysOf(coupon);
  const rows: ObservedRow[] = [];
  for (const period of periods) {
    let [growthBefore, sumBefore, daysBefore] = [1, 0, 0];
    for (const observed of observedDays(coupon, period, period.end, assumptions, businessDays) ?? []) {
      const { percent, days } = observed;
      const growth =
        coupon.dayCount === 'BUS/252'
          ? (1 + percent / 100) ** (days / yearDays)
          : 1 + ((percent / 100) * days) / yearDays;
      rows.push({ ...observed, period, growth, growthBefore, sumBefore, daysBefore });
      growthBefore *= growth;
      sumBefore += percent * days;
      daysBefore += days;
    }
  }
  return rows;
}

/** Where a day of a period lies among the rows: the place, counted from one, and the days of that row that count. */
export function observedOn(
  terms: BondTerms,
  rows: readonly ObservedRow[],
  period: CouponPeriod | undefined,
  day: DayNumber,
): { readonly row: number; readonly part: number; readonly percent: number } {
  const { coupon, businessDays = WEEKDAYS } = terms;
  if (coupon.kind !== 'floating') return { row: 1, part: 0, percent: 0 };
  const { isShifted, lag, observation } = coupon.fixing ?? USUAL_FIXING;
  const x = isShifted ? businessDaysBefore(day, lag, businessDays) : day;
  const last = rows.findLastIndex((row) => row.period.start <= (period?.start ?? x));
  const at = Math.max(
    0,
    Math.min(
      last,
      rows.findLastIndex(({ from }) => from <= x),
    ),
  );
  const found = rows[at];
  if (!found) return { row: 1, part: 0, percent: 0 };
  const isBusiness = coupon.dayCount === 'BUS/252';
  const whole = Math.min(x, found.until) - found.from;
  const part = isBusiness ? (whole > 0 ? found.days : 0) : whole;
  const { percent, growthBefore, sumBefore, daysBefore } = found;
  const total = daysBefore + part;
  const yearDays = yearDaysOf(coupon);
  const grown = isBusiness
    ? (1 + percent / 100) ** (part / yearDays)
    : 1 + ((percent / 100) * part) / yearDays;
  const observed =
    observation === 'average'
      ? (sumBefore + percent * part) / total
      : (100 * (growthBefore * grown - 1) * yearDays) / total;
  return { row: at + 1, part, percent: total === 0 ? 0 : observed };
}
