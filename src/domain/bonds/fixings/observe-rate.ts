import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, Coupon } from '../bond-terms.ts';
import { businessDaysBefore, type FixingCalendar, WEEKDAYS } from './business-day-steps.ts';
import { USUAL_FIXING } from './fixing-terms.ts';
import type { KnownFixings } from './known-fixings.ts';
import { lastKnown, observedDays, project, yearDaysOf } from './observed-days.ts';
import { positionOn } from './rate-series.ts';

type Floating = Extract<Coupon, { kind: 'floating' }>;

interface Period {
  readonly start: DayNumber;
  readonly end: DayNumber;
}

/**
 * The reference rate of a period up to a day, percent a year. What is not known yet is projected: today's rate stays, or the
 * forward rate of a curve. Null where it is neither known nor supposed, and for past periods that nobody knows.
 */
export function observeRate(
  coupon: Floating,
  period: Period,
  upTo: DayNumber,
  assumptions: Assumptions,
  calendar: FixingCalendar = WEEKDAYS,
): number | null {
  const { fixing = USUAL_FIXING } = coupon;
  if (fixing.observation !== 'in_advance') return inArrears(coupon, period, upTo, assumptions, calendar);
  const { fixings } = assumptions;
  const known = fixings && knownInAdvance(fixings, businessDaysBefore(period.start, fixing.lag, calendar));
  return known ?? project(assumptions, period, period.start, period.end);
}

/** Whether every rate that the period depends on is known. */
export function isFixed(
  coupon: Floating,
  period: Period,
  { fixings }: Assumptions,
  calendar: FixingCalendar = WEEKDAYS,
): boolean {
  if (!fixings) return false;
  const { fixing = USUAL_FIXING } = coupon;
  const first = businessDaysBefore(period.start, fixing.lag, calendar);
  if (fixing.observation === 'in_advance') return knownInAdvance(fixings, first) !== null;
  const last = businessDaysBefore(period.end - 1, fixing.lag, calendar);
  return positionOn(fixings.series, first) >= 0 && last <= lastKnown(fixings);
}

function knownInAdvance({ series, knownOn }: KnownFixings, day: DayNumber): number | null {
  return day <= knownOn ? (series.percents[positionOn(series, day)] ?? null) : null;
}

function inArrears(
  coupon: Floating,
  period: Period,
  upTo: DayNumber,
  assumptions: Assumptions,
  calendar: FixingCalendar,
): number | null {
  const { fixing = USUAL_FIXING, dayCount } = coupon;
  const observed = observedDays(coupon, period, upTo, assumptions, calendar);
  if (!observed) return null;
  const yearDays = yearDaysOf(coupon);
  let [growth, sum, total] = [1, 0, 0];
  for (const { days, percent } of observed) {
    growth *=
      dayCount === 'BUS/252'
        ? (1 + percent / 100) ** (days / yearDays)
        : 1 + ((percent / 100) * days) / yearDays;
    sum += percent * days;
    total += days;
  }
  if (total === 0) return project(assumptions, period, period.start, period.end) ?? 0;
  return fixing.observation === 'average' ? sum / total : (100 * (growth - 1) * yearDays) / total;
}
