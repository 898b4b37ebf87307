import type { DayNumber } from '../../calendar/day-number.ts';
import { couponPeriodsOf } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { redemptionsOf } from '../outstanding.ts';
import { businessDaysBefore, WEEKDAYS } from './business-day-steps.ts';
import { USUAL_FIXING } from './fixing-terms.ts';
import { isFixed, observeRate } from './observe-rate.ts';
import { positionOn } from './rate-series.ts';

/** The reference rate of the period that a day lies in. */
export interface RunningFixing {
  /** Percent a year, up to the day that was requested. */
  readonly percent: number;
  readonly isProjected: boolean;
  /** Observed in advance: when the rate in force had been reported. */
  readonly reportedOn: DayNumber | null;
  readonly startsOn: DayNumber;
  readonly endsOn: DayNumber;
}

/** Null where the bond does not float, no period runs, its coupon was announced, or nobody knows the rate. */
export function findRunningFixing(
  terms: BondTerms,
  day: DayNumber,
  assumptions: Assumptions,
  upTo: 'day' | 'end' = 'end',
): RunningFixing | null {
  const { coupon, businessDays = WEEKDAYS } = terms;
  if (coupon.kind !== 'floating') return null;
  const period = couponPeriodsOf(terms, redemptionsOf(terms), day + 1).find(
    ({ start, end }) => start <= day && day < end,
  );
  if (!period || period.announced?.rate != null || period.announced?.amount != null) return null;
  const percent = observeRate(coupon, period, upTo === 'day' ? day : period.end, assumptions, businessDays);
  if (percent === null) return null;
  const isProjected = !isFixed(coupon, period, assumptions, businessDays);
  const { observation, lag } = coupon.fixing ?? USUAL_FIXING;
  const { series } = assumptions.fixings ?? {};
  const isOneRate = observation === 'in_advance' && !isProjected && series;
  const position = isOneRate ? positionOn(series, businessDaysBefore(period.start, lag, businessDays)) : -1;
  return {
    percent,
    isProjected,
    reportedOn: series?.days[position] ?? null,
    startsOn: period.start,
    endsOn: period.end,
  };
}
