import type { DayNumber } from '../calendar/day-number.ts';
import type { Assumptions, BondTerms } from './bond-terms.ts';
import { drawCalendar } from './valuation/bond-calendar.ts';

/**
 * Interest that has grown on one unit since the last coupon. None before the issue, on a coupon day, after the end
 * and in default, when a bond changes hands flat; null where the rate of the period is not known.
 */
export const accruedInterest = (
  terms: BondTerms,
  day: DayNumber,
  assumptions: Assumptions = {},
): number | null => drawCalendar(terms, assumptions, day).accruedAt(day);
