import type { DayNumber } from '../../calendar/day-number.ts';
import type { Flow } from '../yields/discounting.ts';
import { worthOf } from '../yields/discounting.ts';
import { rateRisk } from '../yields/rate-risk.ts';
import { type Solved, solveYield } from '../yields/solve-yield.ts';
import type { Basis } from './basis.ts';
import { coupDayBs, coupDays, couponsAround, type Frequency } from './coupon-days.ts';

/** A bond with regular coupons, seen from its settlement: for a hundred of face value. */
interface Regular {
  readonly flows: readonly Flow[];
  readonly accrued: number;
}

/** PRICE: clean, for a hundred. In the last period interest is simple. */
export function price(
  settlement: DayNumber,
  maturity: DayNumber,
  rate: number,
  yieldRate: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): number {
  const { flows, accrued } = regular(settlement, maturity, rate, redemption, frequency, basis);
  return worthOf(flows, yieldRate, flows.length === 1 ? 'simple' : frequency).price - accrued;
}

/** YIELD */
export function yieldOf(
  settlement: DayNumber,
  maturity: DayNumber,
  rate: number,
  clean: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): Solved {
  const { flows, accrued } = regular(settlement, maturity, rate, redemption, frequency, basis);
  const last = flows.length === 1 ? flows[0] : undefined;
  return last ? simpleYield(last, clean + accrued) : solveYield(flows, clean + accrued, frequency);
}

/** By actual days a period of 180 can have passed three days before its end: the formula then counts backwards. */
const simpleYield = ({ years, amount }: Flow, dirty: number): Solved =>
  years === 0
    ? { isSolved: false, why: 'no_solution' }
    : { isSolved: true, rate: (amount / dirty - 1) / years };

/** DURATION: Macaulay's. */
export const duration = (
  settlement: DayNumber,
  maturity: DayNumber,
  coupon: number,
  yieldRate: number,
  frequency: Frequency,
  basis: Basis,
): number | null => {
  const { flows } = regular(settlement, maturity, coupon, 100, frequency, basis);
  return rateRisk(flows, yieldRate, frequency)?.macaulay ?? null;
};

/** MDURATION: the modified one. */
export function mDuration(
  settlement: DayNumber,
  maturity: DayNumber,
  coupon: number,
  yieldRate: number,
  frequency: Frequency,
  basis: Basis,
): number | null {
  const { flows } = regular(settlement, maturity, coupon, 100, frequency, basis);
  return rateRisk(flows, yieldRate, frequency)?.modified ?? null;
}

function regular(
  settlement: DayNumber,
  maturity: DayNumber,
  rate: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): Regular {
  const { left } = couponsAround(settlement, maturity, frequency);
  const days = coupDays(settlement, maturity, frequency, basis);
  const past = coupDayBs(settlement, maturity, frequency, basis);
  // What is left of the period is what has not passed of its days: COUPDAYSNC may return another number.
  const toNext = (days - past) / days;
  const coupon = (100 * rate) / frequency;
  const flows = Array.from({ length: left }, (_, i) => ({
    years: (toNext + i) / frequency,
    amount: coupon + (i === left - 1 ? redemption : 0),
  }));
  return { flows, accrued: (coupon * past) / days };
}
