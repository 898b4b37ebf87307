import type { DayNumber } from '../../calendar/day-number.ts';
import type { ForwardRate } from './known-fixings.ts';

/**
 * Forward rates of a zero-coupon curve: `zero` gives percent a year, effective, at so many years (actual/365) from `today`.
 * Within one day, and before today, the shortest rate holds.
 */
export function forwardsOf(
  zero: (years: number) => number,
  today: DayNumber,
  yearDays: 360 | 365 = 365,
): ForwardRate {
  const growthTo = (day: DayNumber) => {
    const years = Math.max(0, day - today) / 365;
    return (1 + zero(years) / 100) ** years;
  };
  return (from, to) => {
    const start = Math.max(from, today);
    const end = Math.max(to, start + 1);
    return (100 * (growthTo(end) / growthTo(start) - 1) * yearDays) / (end - start);
  };
}
