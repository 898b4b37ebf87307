import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import { type Flow, worthOf } from '../yields/discounting.ts';
import { type Solved, solveYield } from '../yields/solve-yield.ts';
import { type Basis, daysBetween } from './basis.ts';
import { couponDay, couponsAround, type Frequency, periodDays } from './coupon-days.ts';

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

interface Seen {
  readonly flows: readonly Flow[];
  readonly accrued: number;
}

function oddFirst(days: Days, coupon: number, redemption: number, frequency: Frequency, basis: Basis): Seen {
  const { settlement, maturity, issue, firstCoupon } = days;
  const regular = periodDays(
    couponsAround(settlement, firstCoupon, frequency).previous,
    couponsAround(settlement, firstCoupon, frequency).next,
    frequency,
    basis,
  );
  const isShort = daysBetween(basis, issue, firstCoupon) < regular;
  const { wait, first, past } = (isShort ? shortFirst : longFirst)(days, regular, frequency, basis);
  const amounts = [coupon * first];
  while (couponDay(maturity, amounts.length - 1, frequency) > firstCoupon) amounts.push(coupon);
  const flows = amounts.map((amount, i) => ({
    years: (wait + i) / frequency,
    amount: i === amounts.length - 1 ? amount + redemption : amount,
  }));
  return { flows, accrued: coupon * past };
}

/** In regular periods: until the first coupon, what it pays, and what of it has grown. */
interface First {
  readonly wait: number;
  readonly first: number;
  readonly past: number;
}

function shortFirst(
  { settlement, issue, firstCoupon }: Days,
  regular: number,
  _: Frequency,
  basis: Basis,
): First {
  return {
    wait: daysBetween(basis, settlement, firstCoupon) / regular,
    first: daysBetween(basis, issue, firstCoupon) / regular,
    past: daysBetween(basis, issue, settlement) / regular,
  };
}

/**
 * Regular periods are counted back from the first coupon. One that lies wholly after the issue's own pays a whole coupon,
 * however many days it has; what has grown is counted by days.
 */
function longFirst(
  { settlement, issue, firstCoupon }: Days,
  regular: number,
  frequency: Frequency,
  basis: Basis,
): First {
  let [first, past] = [0, 0];
  for (let end = firstCoupon; end > issue; ) {
    const start = addMonths(end, -12 / frequency);
    const days = basis === 1 ? end - start : regular;
    const [from, to] = [Math.max(issue, start), Math.min(settlement, end)];
    first += issue < start ? 1 : daysBetween(basis, issue, end) / days;
    past += to > from ? daysBetween(basis, from, to) / days : 0;
    end = start;
  }
  return { wait: waitFor(firstCoupon, settlement, regular, frequency, basis), first, past };
}

/** Whole periods up to the first coupon, and the rest of the running one. */
function waitFor(
  firstCoupon: DayNumber,
  settlement: DayNumber,
  regular: number,
  frequency: Frequency,
  basis: Basis,
): number {
  const { previous, next, left } = couponsAround(settlement, firstCoupon, frequency);
  const isActual = basis === 2 || basis === 3;
  const days = isActual ? next - settlement : regular - daysBetween(basis, previous, settlement);
  return left - 1 + days / regular;
}
