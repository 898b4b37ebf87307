import type { DayNumber } from '../../calendar/day-number.ts';
import { type Basis, daysBetween } from './basis.ts';
import { couponDay, type Frequency, periodDays } from './coupon-days.ts';

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

function lastPeriod(
  settlement: DayNumber,
  maturity: DayNumber,
  lastInterest: DayNumber,
  frequency: Frequency,
  basis: Basis,
): LastPeriod {
  const measure = (from: DayNumber, to: DayNumber) => {
    let periods = 0;
    let start = lastInterest;
    for (let after = 1; start < to; after++) {
      const end = couponDay(lastInterest, -after, frequency);
      const [left, right] = [Math.max(start, from), Math.min(end, to)];
      if (left === start && right === end) periods += 1;
      else if (right > left)
        periods += daysBetween(basis, left, right) / periodDays(start, end, frequency, basis);
      start = end;
    }
    return periods;
  };
  return {
    whole: measure(lastInterest, maturity),
    past: measure(lastInterest, settlement),
    left: measure(settlement, maturity),
  };
}
