import type { DayNumber } from '../../calendar/day-number.ts';
import { accrualUpTo } from '../accrual.ts';
import { couponPeriodsOf } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { toBusinessDay, WEEKENDS } from '../business-days.ts';
import type { CouponPeriod } from '../coupon-schedule.ts';
import { exFrom } from '../ex-coupon.ts';
import { couponRateUpTo, fixingOf } from '../fixings/coupon-rate.ts';
import type { PaymentFixing } from '../fixings/fixing-terms.ts';
import { observeRate } from '../fixings/observe-rate.ts';
import { endOf, outstandingUpTo, type Redemption, redemptionsOf } from '../outstanding.ts';
import { rateFrom } from '../rate-steps.ts';

/** Interest at one rate on one principal: a coupon period, or its part between a repayment and a change of the rate. */
export interface ScheduleStep {
  readonly period: CouponPeriod;
  readonly from: DayNumber;
  readonly until: DayNumber;
  /** When what falls due at its end is paid. */
  readonly paidOn: DayNumber;
  /** The first settlement that goes without the coupon of the period; null where none does. */
  readonly exFrom: DayNumber | null;
  readonly outstanding: number;
  /** Of a floater, percent a year. */
  readonly reference: number | null;
  /** Percent a year. */
  readonly rate: number;
  /** What a source says that the period pays. */
  readonly stated: number | null;
  /** The part of the year since the period began, as the bond counts its days. */
  readonly grownBefore: number;
  readonly grown: number;
  /** Interest of the period up to the beginning and the end, on a face value that follows no index. */
  readonly interestBefore: number;
  readonly interest: number;
  /** Principal repaid at its end; below zero where the coupon is added to it. */
  readonly repaid: number;
  /** A coupon is paid at its end. */
  readonly paysCoupon: boolean;
  readonly fixing: PaymentFixing;
}

/** All interest and principal from the issue, or from where the rates of a floater are known, up to the end or to a day. */
export function scheduleSteps(
  terms: BondTerms,
  assumptions: Assumptions,
  until: DayNumber,
): readonly ScheduleStep[] {
  const redemptions = redemptionsOf(terms);
  const endsOn = endOf(terms, redemptions) ?? Number.POSITIVE_INFINITY;
  const periods = couponPeriodsOf(terms, redemptions, until).filter(({ start }) => start < endsOn);
  const steps: ScheduleStep[] = [];
  for (const period of periods) {
    const more = stepsOf(terms, redemptions, period, Math.min(period.end, endsOn), assumptions);
    if (more === null) steps.length = 0;
    else steps.push(...more);
  }
  let last = steps.at(-1)?.until ?? terms.issuedOn;
  for (const { day } of redemptions) {
    if (day <= last || day > endsOn) continue;
    steps.push(withoutInterest(terms, redemptions, last, day));
    last = day;
  }
  return steps;
}

/** A coupon added to the principal may be moved to a business day. */
const MOST_MOVED = 14;

function stepsOf(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  period: CouponPeriod,
  dueOn: DayNumber,
  assumptions: Assumptions,
): ScheduleStep[] | null {
  const { coupon, steps: changes, maturesOn, exCoupon, businessDays } = terms;
  if (coupon.kind === 'zero') return [];
  const { announced } = period;
  const stated = announced?.amount ?? null;
  const rate = stated === null ? couponRateUpTo(terms, period, period.end, assumptions) : 0;
  if (rate === null) return null;
  const reference =
    coupon.kind === 'floating' && stated === null && announced?.rate == null
      ? observeRate(coupon, period, period.end, assumptions, businessDays)
      : null;
  const changing =
    coupon.kind === 'fixed' && announced?.rate == null && stated === null ? (changes ?? []) : [];
  const isInside = (day: DayNumber) => day > period.start && day < dueOn;
  const days = [...redemptions.map(({ day }) => day), ...changing.map(({ from }) => from)].filter(isInside);
  const whole = accrualUpTo(period, coupon.dayCount, period.end, maturesOn);
  const isCapitalised = redemptions.some(
    ({ amount, day }) => amount < 0 && Math.abs(day - period.end) < MOST_MOVED,
  );
  const isWithout = exCoupon && period.end > (terms.capitalisedUntil ?? Number.NEGATIVE_INFINITY);
  const out: ScheduleStep[] = [];
  let [from, grownBefore, interestBefore] = [period.start, 0, 0];
  for (const until of [...new Set(days), dueOn].sort((a, b) => a - b)) {
    const counted = until === dueOn && stated !== null ? period.end : until;
    const grown = accrualUpTo(period, coupon.dayCount, counted, maturesOn);
    const outstanding = outstandingUpTo(terms.faceValue, redemptions, until);
    const percent = changing.length > 0 ? rateFrom(changing, from, rate) : rate;
    const interest =
      stated === null
        ? interestBefore + outstanding * (percent / 100) * (grown - grownBefore)
        : (stated * grown) / (whole || 1);
    out.push({
      period,
      from,
      until,
      paidOn: businessDays ? toBusinessDay(until, businessDays) : until,
      exFrom: isWithout ? exFrom(period.end, exCoupon, businessDays ?? WEEKENDS) : null,
      outstanding,
      reference,
      rate: percent,
      stated,
      grownBefore,
      grown,
      interestBefore,
      interest,
      repaid: repaidOn(redemptions, until),
      paysCoupon: until === dueOn && !isCapitalised,
      fixing: fixingOf(terms, period, assumptions),
    });
    [from, grownBefore, interestBefore] = [until, grown, interest];
  }
  return out;
}

function withoutInterest(
  { faceValue, businessDays, coupon }: BondTerms,
  redemptions: readonly Redemption[],
  from: DayNumber,
  until: DayNumber,
): ScheduleStep {
  const couponsPerYear = coupon.kind === 'zero' ? 1 : coupon.couponsPerYear;
  return {
    period: { start: from, end: until, couponsPerYear, odd: [], isMoved: false },
    from,
    until,
    paidOn: businessDays ? toBusinessDay(until, businessDays) : until,
    exFrom: null,
    outstanding: outstandingUpTo(faceValue, redemptions, until),
    reference: null,
    rate: 0,
    stated: null,
    grownBefore: 0,
    grown: 0,
    interestBefore: 0,
    interest: 0,
    repaid: repaidOn(redemptions, until),
    paysCoupon: false,
    fixing: null,
  };
}

const repaidOn = (redemptions: readonly Redemption[], on: DayNumber): number =>
  redemptions.reduce((sum, { day, amount }) => (day === on ? sum + amount : sum), 0);
