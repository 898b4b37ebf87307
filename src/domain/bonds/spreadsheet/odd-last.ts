import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import { type Basis, daysBetween, daysOfWholeMonths } from './basis.ts';
import type { Frequency } from './coupon-days.ts';

/** What the last, odd period of a bond comes to, in regular periods. */
interface LastPeriod {
  readonly whole: number;
  readonly past: number;
  readonly left: number;
}

/** ODDLPRICE: interest is simple in the last period. */
export function oddLPrice(
  settlement: DayNumber,
  maturity: DayNumber,
  lastInterest: DayNumber,
  rate: number,
  yieldRate: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): number {
  const { whole, past, left } = lastPeriod(settlement, maturity, lastInterest, frequency, basis);
  const coupon = (100 * rate) / frequency;
  return (redemption + coupon * whole) / (1 + (yieldRate / frequency) * left) - coupon * past;
}

/** ODDLYIELD */
export function oddLYield(
  settlement: DayNumber,
  maturity: DayNumber,
  lastInterest: DayNumber,
  rate: number,
  clean: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): number {
  const { whole, past, left } = lastPeriod(settlement, maturity, lastInterest, frequency, basis);
  const coupon = (100 * rate) / frequency;
  return (((redemption + coupon * whole) / (clean + coupon * past) - 1) * frequency) / left;
}

/** Regular periods are counted on from the last interest; each is measured by the days that it has itself. */
function lastPeriod(
  settlement: DayNumber,
  maturity: DayNumber,
  lastInterest: DayNumber,
  frequency: Frequency,
  basis: Basis,
): LastPeriod {
  const wholeDays =
    basis === 0 ? daysOfWholeMonths : (from: DayNumber, to: DayNumber) => daysBetween(basis, from, to);
  let [whole, past, left] = [0, 0, 0];
  for (let start = lastInterest; start < maturity; ) {
    const end = addMonths(start, 12 / frequency);
    const days = wholeDays(start, end);
    const paid = end < maturity ? days : wholeDays(start, maturity);
    whole += paid / days;
    if (end < settlement) past += paid / days;
    else if (start < settlement) past += daysBetween(basis, start, settlement) / days;
    const [from, to] = [Math.max(settlement, start), Math.min(maturity, end)];
    if (to > from) left += daysBetween(basis, from, to) / days;
    start = end;
  }
  return { whole, past, left };
}
