import type { DayNumber } from '../../calendar/day-number.ts';
import { type Flow, worthOf } from '../yields/discounting.ts';
import { type Solved, solveYield } from '../yields/solve-yield.ts';
import { type Basis, daysBetween } from './basis.ts';
import { couponDay, type Frequency, periodDays } from './coupon-days.ts';

/** ODDFPRICE: a bond whose first coupon comes early or late, for a hundred. */
export function oddFPrice(
  settlement: DayNumber,
  maturity: DayNumber,
  issue: DayNumber,
  firstCoupon: DayNumber,
  rate: number,
  yieldRate: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): number {
  const days = { settlement, maturity, issue, firstCoupon };
  const { flows, accrued } = oddFirst(days, (100 * rate) / frequency, redemption, frequency, basis);
  return worthOf(flows, yieldRate, frequency).price - accrued;
}

/** ODDFYIELD */
export function oddFYield(
  settlement: DayNumber,
  maturity: DayNumber,
  issue: DayNumber,
  firstCoupon: DayNumber,
  rate: number,
  clean: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): Solved {
  const days = { settlement, maturity, issue, firstCoupon };
  const { flows, accrued } = oddFirst(days, (100 * rate) / frequency, redemption, frequency, basis);
  return solveYield(flows, clean + accrued, frequency);
}

interface Days {
  readonly settlement: DayNumber;
  readonly maturity: DayNumber;
  readonly issue: DayNumber;
  readonly firstCoupon: DayNumber;
}

function oddFirst(
  { settlement, maturity, issue, firstCoupon }: Days,
  coupon: number,
  redemption: number,
  frequency: Frequency,
  basis: Basis,
): { flows: readonly Flow[]; accrued: number } {
  const measure = (from: DayNumber, to: DayNumber) =>
    measuredPeriods(firstCoupon, from, to, frequency, basis);
  const wait = measure(settlement, firstCoupon);
  let regular = 0;
  while (couponDay(maturity, regular, frequency) > firstCoupon) regular++;
  const first = { years: wait / frequency, amount: coupon * measure(issue, firstCoupon) };
  const rest = Array.from({ length: regular }, (_, i) => ({
    years: (wait + i + 1) / frequency,
    amount: coupon,
  }));
  const all = [first, ...rest];
  const flows = all.map((flow, i) =>
    i === all.length - 1 ? { ...flow, amount: flow.amount + redemption } : flow,
  );
  return { flows, accrued: coupon * measure(issue, settlement) };
}

/** Time in regular periods that are counted back from the first coupon; each is measured by its own days. */
function measuredPeriods(
  firstCoupon: DayNumber,
  from: DayNumber,
  to: DayNumber,
  frequency: Frequency,
  basis: Basis,
): number {
  let periods = 0;
  let end = firstCoupon;
  for (let before = 1; end > from; before++) {
    const start = couponDay(firstCoupon, before, frequency);
    const [left, right] = [Math.max(start, from), Math.min(end, to)];
    const isWhole = left === start && right === end;
    if (isWhole) periods += 1;
    else if (right > left)
      periods += daysBetween(basis, left, right) / periodDays(start, end, frequency, basis);
    end = start;
  }
  return periods;
}
