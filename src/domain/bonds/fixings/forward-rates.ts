import type { DayNumber } from '../../calendar/day-number.ts';
import { type ZeroCurve, zeroFactor } from '../curve/zero-curve.ts';
import type { DayCount } from '../day-count.ts';
import type { ForwardRate } from './known-fixings.ts';

/**
 * Forward rates of a zero-coupon curve, whose years (actual/365) begin `today`: simple, by 360 days where the coupon is ACT/360, else by
 * 365; where it is BUS/252, compounded once a year. Within one day, and before today, the shortest rate holds.
 */
export function forwardsOf(curve: ZeroCurve, today: DayNumber, dayCount: DayCount): ForwardRate {
  const factorOn = (day: DayNumber) => zeroFactor(curve, (day - today) / 365);
  return (from, to) => {
    const start = Math.max(from, today);
    const end = Math.max(to, start + 1);
    const growth = factorOn(start) / factorOn(end);
    if (dayCount === 'BUS/252') return 100 * (growth ** (365 / (end - start)) - 1);
    return (100 * (growth - 1) * (dayCount === 'ACT/360' ? 360 : 365)) / (end - start);
  };
}
