import type { DayNumber } from '../../calendar/day-number.ts';
import { type Basis, daysBetween, daysOfWholeMonths, yearFrac } from './basis.ts';
import { couponDay, type Frequency, periodDays } from './coupon-days.ts';

/** ACCRINTM: interest of a paper that pays it once, at the end. */
export const accrIntM = (
  issue: DayNumber,
  settlement: DayNumber,
  rate: number,
  par: number,
  basis: Basis,
): number => par * rate * yearFrac(issue, settlement, basis);

/** ACCRINT: interest since the issue or, with `fromIssue` false, since the last coupon day. */
export function accrInt(
  issue: DayNumber,
  firstInterest: DayNumber,
  settlement: DayNumber,
  rate: number,
  par: number,
  frequency: Frequency,
  basis: Basis,
  fromIssue = true,
): number {
  let count = settlement > firstInterest && fromIssue ? 0 : 1;
  // Periods after the first interest are counted from it too: upwards where the settlement lies beyond.
  while (count <= 0 && couponDay(firstInterest, count - 1, frequency) <= settlement) count--;
  let start = couponDay(firstInterest, count, frequency);
  const whole = periodDays(start, couponDay(firstInterest, count - 1, frequency), frequency, basis);
  let periods = daysBetween(basis, Math.max(issue, start), settlement) / whole;
  while (start > issue) {
    const end = start;
    start = couponDay(firstInterest, ++count, frequency);
    periods += issue <= start ? Number(fromIssue) : partOf(issue, start, end, frequency, basis);
  }
  return ((par * rate) / frequency) * periods;
}

/** How much of a period came after the issue. */
function partOf(
  issue: DayNumber,
  start: DayNumber,
  end: DayNumber,
  frequency: Frequency,
  basis: Basis,
): number {
  if (basis === 0) return daysBetween(basis, issue, end) / daysOfWholeMonths(start, end);
  const whole = basis === 3 ? 365 / frequency : daysBetween(basis === 2 ? 0 : basis, start, end);
  return daysBetween(basis, issue, end) / whole;
}
