import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, Coupon } from '../bond-terms.ts';
import { isBusinessDay } from '../business-days.ts';
import { businessDaysBefore, type FixingCalendar, nextBusinessDay } from './business-day-steps.ts';
import { USUAL_FIXING } from './fixing-terms.ts';
import type { KnownFixings } from './known-fixings.ts';
import { positionOn } from './rate-series.ts';

type Floating = Extract<Coupon, { kind: 'floating' }>;

interface Period {
  readonly start: DayNumber;
  readonly end: DayNumber;
}

/** A rate that counts from one business day to the next, in arrears. */
export interface ObservedDay {
  readonly from: DayNumber;
  readonly until: DayNumber;
  /** Days that it counts for; by BUS/252 one, or none where the period begins on a day that is no business day. */
  readonly days: number;
  /** Percent a year. */
  readonly percent: number;
  /** Known, or given by a curve: it does not follow from today's rate. */
  readonly isGiven: boolean;
}

/**
 * Each business day's rate counts for the calendar days until the next business day. With an observation shift the days are those of
 * the observation period. Null where a rate is neither known nor supposed.
 */
export function observedDays(
  coupon: Floating,
  period: Period,
  upTo: DayNumber,
  assumptions: Assumptions,
  calendar: FixingCalendar,
): ObservedDay[] | null {
  const { fixing = USUAL_FIXING, dayCount } = coupon;
  const { fixings } = assumptions;
  const { lag, isShifted } = fixing;
  const back = (day: DayNumber) => businessDaysBefore(day, lag, calendar);
  const [from, to] = isShifted ? [back(period.start), back(upTo)] : [period.start, upTo];
  const known = fixings ? lastKnown(fixings) : Number.NEGATIVE_INFINITY;
  const isBusiness = dayCount === 'BUS/252';
  const observed: ObservedDay[] = [];
  let at = isShifted ? from : back(from);
  let position = fixings ? positionOn(fixings.series, at) : -1;
  for (let day = from; day < to; ) {
    const next = nextBusinessDay(day, calendar);
    const until = Math.min(next, to);
    while (fixings && (fixings.series.days[position + 1] ?? Number.POSITIVE_INFINITY) <= at) position++;
    const fixed = at <= known ? fixings?.series.percents[position] : undefined;
    const after = nextBusinessDay(at, calendar);
    const percent = fixed ?? project(assumptions, period, at, after);
    if (percent === null) return null;
    observed.push({
      from: day,
      until,
      days: isBusiness ? Number(isBusinessDay(day, calendar)) : until - day,
      percent,
      isGiven: fixed !== undefined || assumptions.forward !== undefined,
    });
    at = after;
    day = next;
  }
  return observed;
}

/** By BUS/252 a year's rate is what 252 business days compound to. */
export const yearDaysOf = ({ dayCount }: Pick<Floating, 'dayCount'>): 252 | 360 | 365 =>
  dayCount === 'BUS/252' ? 252 : dayCount === 'ACT/360' ? 360 : 365;

/** The rate of a day is published on the next one. */
export const lastKnown = ({ series, knownOn }: KnownFixings): DayNumber =>
  Math.max(knownOn - 1, series.days[positionOn(series, knownOn)] ?? Number.NEGATIVE_INFINITY);

export function project(
  { fixings, forward, baseRate }: Assumptions,
  period: Period,
  from: DayNumber,
  to: DayNumber,
): number | null {
  if (fixings && period.end <= fixings.knownOn) return null;
  return forward ? forward(from, to) : (baseRate ?? null);
}
