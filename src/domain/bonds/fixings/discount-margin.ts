import type { DayNumber } from '../../calendar/day-number.ts';
import { accrualUpTo } from '../accrual.ts';
import { isExCoupon } from '../accrued-on.ts';
import { couponPeriodsOf, paymentsOf } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import type { CouponPeriod } from '../coupon-schedule.ts';
import { outstandingUpTo, redemptionsOf } from '../outstanding.ts';
import { solveDecreasing } from '../yields/solve-decreasing.ts';

interface Priced {
  readonly terms: BondTerms;
  readonly assumptions: Assumptions;
  readonly settlement: DayNumber;
  /** Percent of the outstanding principal. */
  readonly clean: number;
  /** Money for one unit. */
  readonly accrued: number;
}

interface Step {
  /** Of the reference rate, a share of one a year. */
  readonly rate: number;
  /** Years by the bond's day count. */
  readonly years: number;
}

/** Money after the steps of the coupon periods up to it, the last of them perhaps not whole. */
interface SteppedFlow {
  readonly amount: number;
  readonly whole: number;
  readonly last: Step | null;
}

const PERCENT = 100;
const BASIS_POINTS = 10_000;

/**
 * What is added to the reference rate of every coupon period so that the payments, discounted period by period, are worth the
 * price: basis points. Null for what does not float or never ends.
 */
export function discountMargin(priced: Priced): number | null {
  const { terms, settlement, clean, accrued } = priced;
  const { coupon, faceValue, defaultedOn } = terms;
  if (coupon.kind !== 'floating' || (defaultedOn !== null && defaultedOn <= settlement)) return null;
  const stepped = stepFlows(priced);
  const outstanding = outstandingUpTo(faceValue, redemptionsOf(terms), settlement + 1);
  const price = (clean / PERCENT) * outstanding + accrued;
  if (!stepped || !(price > 0)) return null;
  const lowest = -Math.min(...stepped.steps.map(({ rate, years }) => rate + 1 / years));
  const margin = solveDecreasing((x) => worthAt(stepped, x, price), { start: 0, above: lowest, below: MOST });
  return margin === null ? null : margin * BASIS_POINTS;
}

const MOST = 1e4;

/** The margin, and what the distance to par brings a year, in basis points of the price (spread for life). */
export function simpleMargin({
  terms,
  settlement,
  clean,
}: Omit<Priced, 'assumptions' | 'accrued'>): number | null {
  const { coupon, maturesOn } = terms;
  if (coupon.kind !== 'floating' || maturesOn === null || maturesOn <= settlement || !(clean > 0))
    return null;
  const periods = couponPeriodsOf(terms, redemptionsOf(terms), maturesOn);
  const years = periods.reduce((sum, period) => {
    const whole = accrualUpTo(period, coupon.dayCount, period.end, maturesOn);
    return sum + whole - accrualUpTo(period, coupon.dayCount, settlement, maturesOn);
  }, 0);
  return years > 0 ? (PERCENT * ((PERCENT - clean) / years + coupon.margin) * PERCENT) / clean : null;
}

function worthAt({ flows, steps }: Stepped, margin: number, price: number) {
  const growths = [1];
  const slopes = [0];
  for (const [at, { rate, years }] of steps.entries()) {
    const growth = 1 + (rate + margin) * years;
    growths.push((growths[at] ?? 1) * growth);
    slopes.push((slopes[at] ?? 0) + years / growth);
  }
  let [worth, slope] = [0, 0];
  for (const { amount, whole, last } of flows) {
    const growth = last ? 1 + (last.rate + margin) * last.years : 1;
    const present = amount / ((growths[whole] ?? 1) * growth);
    worth += present;
    slope -= present * ((slopes[whole] ?? 0) + (last ? last.years / growth : 0));
  }
  return { value: Math.log(worth / price), slope: slope / worth };
}

interface Stepped {
  readonly steps: readonly Step[];
  readonly flows: readonly SteppedFlow[];
}

function stepFlows({ terms, assumptions, settlement }: Priced): Stepped | null {
  const { coupon, maturesOn } = terms;
  if (coupon.kind !== 'floating' || maturesOn === null) return null;
  const redemptions = redemptionsOf(terms);
  const all = couponPeriodsOf(terms, redemptions, maturesOn);
  const periods = all.filter(({ end }) => end > settlement);
  const steps: Step[] = [];
  for (const period of periods) {
    const step = stepTo(terms, assumptions, period, settlement, period.end);
    if (!step) return null;
    steps.push(step);
  }
  const flows: SteppedFlow[] = [];
  const [running] = periods;
  const isEx = running !== undefined && isExCoupon(terms, running, settlement);
  for (const { kind, dueOn, amount } of paymentsOf(terms, redemptions, all, assumptions)) {
    if (dueOn <= settlement || (isEx && kind === 'coupon' && dueOn <= running.end)) continue;
    if (amount === null) return null;
    const whole = periods.findLastIndex(({ end }) => end <= dueOn) + 1;
    const period = periods[whole];
    const last =
      period && dueOn > period.start ? stepTo(terms, assumptions, period, settlement, dueOn) : null;
    flows.push({ amount, whole, last });
  }
  return flows.length > 0 ? { steps, flows } : null;
}

/** From the settlement, or where the period begins, to a day in it. */
function stepTo(
  { coupon, maturesOn }: BondTerms,
  { forward, baseRate }: Assumptions,
  period: CouponPeriod,
  settlement: DayNumber,
  day: DayNumber,
): Step | null {
  if (coupon.kind !== 'floating') return null;
  const from = Math.max(settlement, period.start);
  const reference = forward ? forward(from, period.end) : baseRate;
  if (reference === undefined) return null;
  const grown = accrualUpTo(period, coupon.dayCount, from, maturesOn);
  const years = accrualUpTo(period, coupon.dayCount, day, maturesOn) - grown;
  return years > 0 ? { rate: reference / PERCENT, years } : { rate: reference / PERCENT, years: 1e-9 };
}
