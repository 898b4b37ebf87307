import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, Coupon } from '../bond-terms.ts';
import { isBusinessDay } from '../business-days.ts';
import { businessDaysBefore, type FixingCalendar, nextBusinessDay, WEEKDAYS } from './business-day-steps.ts';
import { USUAL_FIXING } from './fixing-terms.ts';
import type { KnownFixings } from './known-fixings.ts';
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

/** The rate of a day is published on the next one. */
const lastKnown = ({ series, knownOn }: KnownFixings): DayNumber =>
  Math.max(knownOn - 1, series.days[positionOn(series, knownOn)] ?? Number.NEGATIVE_INFINITY);

function project(
  { fixings, forward, baseRate }: Assumptions,
  period: Period,
  from: DayNumber,
  to: DayNumber,
): number | null {
  if (fixings && period.end <= fixings.knownOn) return null;
  return forward ? forward(from, to) : (baseRate ?? null);
}

/**
 * Each business day's rate counts for the calendar days until the next business day. By BUS/252 it counts for its own day, and a
 * year's rate is what 252 of them compound to.
 */
function inArrears(
  coupon: Floating,
  period: Period,
  upTo: DayNumber,
  assumptions: Assumptions,
  calendar: FixingCalendar,
): number | null {
  const { fixing = USUAL_FIXING, dayCount } = coupon;
  const { fixings } = assumptions;
  const { lag, isShifted, observation } = fixing;
  const back = (day: DayNumber) => businessDaysBefore(day, lag, calendar);
  const [from, to] = isShifted ? [back(period.start), back(upTo)] : [period.start, upTo];
  const known = fixings ? lastKnown(fixings) : Number.NEGATIVE_INFINITY;
  const isBusiness = dayCount === 'BUS/252';
  const yearDays = isBusiness ? 252 : dayCount === 'ACT/360' ? 360 : 365;
  let observed = isShifted ? from : back(from);
  let at = fixings ? positionOn(fixings.series, observed) : -1;
  let [growth, sum, total] = [1, 0, 0];
  for (let day = from; day < to; ) {
    const next = nextBusinessDay(day, calendar);
    const days = isBusiness ? Number(isBusinessDay(day, calendar)) : Math.min(next, to) - day;
    while (fixings && (fixings.series.days[at + 1] ?? Number.POSITIVE_INFINITY) <= observed) at++;
    const fixed = observed <= known ? fixings?.series.percents[at] : undefined;
    const after = nextBusinessDay(observed, calendar);
    const percent = fixed ?? project(assumptions, period, observed, after);
    if (percent === null) return null;
    growth *= isBusiness ? (1 + percent / 100) ** (days / yearDays) : 1 + ((percent / 100) * days) / yearDays;
    sum += percent * days;
    total += days;
    observed = after;
    day = next;
  }
  if (total === 0) return project(assumptions, period, period.start, period.end) ?? 0;
  return observation === 'average' ? sum / total : (100 * (growth - 1) * yearDays) / total;
}
