import type { DayNumber } from '../calendar/day-number.ts';
import { accrualUpTo, wholeAccrual } from './accrual.ts';
import { bondPayments, couponPeriodsOf } from './bond-payments.ts';
import type { Assumptions, BondTerms } from './bond-terms.ts';
import type { CouponPeriod } from './coupon-schedule.ts';
import type { DayCount } from './day-count.ts';
import type { Growth, YieldConvention } from './discounting.ts';
import { redemptionsOf } from './outstanding.ts';

/** A payment to come and how far away it is, in the years of a convention. */
export interface Flow {
  readonly day: DayNumber;
  readonly amount: number;
  readonly years: number;
}

export interface DatedFlows {
  readonly flows: readonly Flow[];
  readonly growth: Growth;
}

/** What is paid after the day of settlement; null where an amount is not known. */
export function datedFlows(
  terms: BondTerms,
  settledOn: DayNumber,
  convention: YieldConvention,
  assumptions: Assumptions = {},
): DatedFlows | null {
  const coming = bondPayments(terms, assumptions).filter(({ day }) => day > settledOn);
  const clock = clockOf(terms, settledOn, convention, coming.at(-1)?.day ?? settledOn);
  const flows: Flow[] = [];
  for (const { day, amount } of coming) {
    if (amount === null) return null;
    if (amount > 0) flows.push({ day, amount, years: clock.yearsTo(day) });
  }
  return { flows, growth: clock.growth };
}

interface Clock {
  /** Asked for days in their order. */
  readonly yearsTo: (day: DayNumber) => number;
  readonly growth: Growth;
}

function clockOf(
  terms: BondTerms,
  settledOn: DayNumber,
  convention: YieldConvention,
  endsOn: DayNumber,
): Clock {
  if (convention === 'money-market')
    return { yearsTo: (day) => (day - settledOn) / 360, growth: { kind: 'simple' } };
  const { coupon, maturesOn } = terms;
  if (convention === 'effective' || coupon.kind === 'zero') {
    return { yearsTo: (day) => (day - settledOn) / 365, growth: { kind: 'compound', perYear: 1 } };
  }
  const periods = couponPeriodsOf(terms, redemptionsOf(terms));
  const isLastPeriod = periods.some(({ start, end }) => start <= settledOn && endsOn <= end);
  const perYear = coupon.couponsPerYear;
  const passedBy = countPeriods(periods, { ...coupon, maturesOn });
  const settled = passedBy(settledOn);
  return {
    yearsTo: (day) => (passedBy(day) - settled) / perYear,
    growth:
      convention === 'street-simple' && isLastPeriod ? { kind: 'simple' } : { kind: 'compound', perYear },
  };
}

interface Measure {
  readonly dayCount: DayCount;
  readonly couponsPerYear: number;
  readonly maturesOn: DayNumber;
}

/**
 * How many coupon periods have passed by a day; an odd one counts as the part of a regular one that it is.
 * Days come in their order, so that each period is looked at once.
 */
function countPeriods(periods: readonly CouponPeriod[], { dayCount, couponsPerYear, maturesOn }: Measure) {
  let [at, passed] = [0, 0];
  const lengthUpTo = (period: CouponPeriod, day: DayNumber) => {
    const grown = accrualUpTo(period, dayCount, day, maturesOn);
    return period.isRegular ? grown / wholeAccrual(period, dayCount, maturesOn) : grown * couponsPerYear;
  };
  return (day: DayNumber): number => {
    for (let period = periods[at]; period && period.end <= day; period = periods[++at])
      passed += period.isRegular ? 1 : lengthUpTo(period, period.end);
    const current = periods[at];
    return current ? passed + lengthUpTo(current, day) : passed;
  };
}
