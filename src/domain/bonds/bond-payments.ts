import { addMonths, type DayNumber } from '../calendar/day-number.ts';
import { accrualUpTo, wholeAccrual } from './accrual.ts';
import { withAnnounced } from './announced-coupons.ts';
import type { Assumptions, BondTerms, Coupon } from './bond-terms.ts';
import { toBusinessDay } from './business-days.ts';
import { type CouponPeriod, couponSchedule, moveSchedule, scheduleUntil } from './coupon-schedule.ts';
import { couponRateUpTo, fixingOf } from './fixings/coupon-rate.ts';
import type { PaymentFixing } from './fixings/fixing-terms.ts';
import { endOf, outstandingUpTo, type Redemption, redemptionsOf } from './outstanding.ts';
import { rateFrom } from './rate-steps.ts';

export interface BondPayment {
  readonly kind: 'coupon' | 'redemption';
  /** When it is paid. */
  readonly day: DayNumber;
  /** When the terms let it fall due: whoever holds the bond then is paid. */
  readonly dueOn: DayNumber;
  /** For one unit; null where it hangs on something that nobody knows and nobody supposed. */
  readonly amount: number | null;
  /** Of a redemption: the bond ends with it. */
  readonly isLast: boolean;
  readonly fixing: PaymentFixing;
}

/** Nobody has asked a perpetual bond for more. */
const LISTED_YEARS = 100;

/**
 * All that a bond pays on one unit from its issue to its end, in order; on one day the coupon comes first.
 *
 * A bond in default pays nothing from that day on. A perpetual bond is listed up to the first coupon on or after
 * `until`.
 */
export function bondPayments(
  terms: BondTerms,
  assumptions: Assumptions = {},
  until: DayNumber = addMonths(terms.issuedOn, 12 * LISTED_YEARS),
): BondPayment[] {
  const redemptions = redemptionsOf(terms);
  return paymentsOf(terms, redemptions, couponPeriodsOf(terms, redemptions, until), assumptions);
}

export function paymentsOf(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  periods: readonly CouponPeriod[],
  assumptions: Assumptions,
): BondPayment[] {
  const endsOn = endOf(terms, redemptions) ?? Number.POSITIVE_INFINITY;
  const stopsOn = terms.defaultedOn ?? Number.POSITIVE_INFINITY;
  const payments: BondPayment[] = [];
  let next = 0;
  const repay = (upTo: DayNumber) => {
    for (let paid = redemptions[next]; paid && paid.day < upTo; paid = redemptions[++next]) {
      if (paid.amount <= 0) continue;
      const amount = scaled(paid.amount, indexRatio(terms.coupon, paid.day, assumptions));
      add('redemption', paid.day, amount, terms.coupon.kind === 'indexed' ? 'projected' : null);
    }
  };
  const add = (kind: BondPayment['kind'], dueOn: DayNumber, amount: number | null, fixing: PaymentFixing) => {
    if (dueOn >= stopsOn) return;
    const day = terms.businessDays ? toBusinessDay(dueOn, terms.businessDays) : dueOn;
    const isLast = kind === 'redemption' && dueOn === endsOn;
    payments.push({ kind, day, dueOn, amount, isLast, fixing });
  };
  for (const period of periods) {
    const dueOn = Math.min(period.end, endsOn);
    repay(dueOn);
    if (isCapitalised(redemptions, period)) continue;
    const interest = interestUpTo(terms, redemptions, period, period.end, assumptions);
    add('coupon', dueOn, interest, fixingOf(terms, period, assumptions));
  }
  repay(Number.POSITIVE_INFINITY);
  return payments;
}

/** The periods of which some principal is still outstanding; of a perpetual bond those that begin before `until`. */
export function couponPeriodsOf(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  until: DayNumber,
): CouponPeriod[] {
  const { coupon, issuedOn, maturesOn, businessDays } = terms;
  if (coupon.kind === 'zero') return [];
  const end = endOf(terms, redemptions) ?? until;
  const computed =
    maturesOn === null
      ? scheduleUntil({ issuedOn, ...coupon }, end)
      : couponSchedule({ issuedOn, maturesOn, ...coupon });
  const periods = terms.announced ? withAnnounced(terms, coupon, computed) : computed;
  const owing = end === maturesOn ? periods : periods.filter(({ start }) => start < end);
  const moved = businessDays?.accrual === 'adjusted' ? moveSchedule(owing, businessDays) : owing;
  if (coupon.dayCount !== 'BUS/252' || !businessDays) return moved;
  return moved.map((period) => ({ ...period, closed: businessDays }));
}

/** Paid in kind: the principal grows on the day of the terms, which may be moved to a business day. */
const isCapitalised = (redemptions: readonly Redemption[], { end }: CouponPeriod) =>
  redemptions.some(({ amount, day }) => amount < 0 && Math.abs(day - end) < MOST_MOVED);
const MOST_MOVED = 14;

/** What a period has earned on one unit by `day`. A repayment within it ends the interest on its part; a step changes the rate. */
export function interestUpTo(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  period: CouponPeriod,
  day: DayNumber,
  assumptions: Assumptions,
): number | null {
  const { faceValue, maturesOn, coupon, steps } = terms;
  if (coupon.kind === 'zero') return 0;
  const { announced } = period;
  if (announced && announced.amount !== null) {
    const whole = wholeAccrual(period, coupon.dayCount, maturesOn);
    const part = whole > 0 ? accrualUpTo(period, coupon.dayCount, day, maturesOn) / whole : 1;
    return announced.amount * part;
  }
  const rate = couponRateUpTo(terms, period, day, assumptions);
  if (rate === null) return null;
  const changing = coupon.kind === 'fixed' && announced?.rate == null ? steps : undefined;
  let [interest, grown, from] = [0, 0, period.start];
  const growUpTo = (until: DayNumber) => {
    const accrual = accrualUpTo(period, coupon.dayCount, until, maturesOn);
    const percent = changing ? rateFrom(changing, from, rate) : rate;
    interest += outstandingUpTo(faceValue, redemptions, until) * (percent / 100) * (accrual - grown);
    [grown, from] = [accrual, until];
  };
  for (let i = 0, at = 0; i < redemptions.length || at < (changing?.length ?? 0); ) {
    const repaid = redemptions[i]?.day ?? Number.POSITIVE_INFINITY;
    const stepped = changing?.[at]?.from ?? Number.POSITIVE_INFINITY;
    const until = Math.min(repaid, stepped);
    if (until > from && until < day) growUpTo(until);
    if (repaid === until) i++;
    if (stepped === until) at++;
  }
  growUpTo(day);
  return scaled(interest, indexRatio(coupon, day, assumptions));
}

/** What one of face value has become by a day; null while the inflation is not supposed. */
export function indexRatio(coupon: Coupon, day: DayNumber, { inflation }: Assumptions): number | null {
  if (coupon.kind !== 'indexed') return 1;
  if (inflation === undefined) return null;
  return coupon.ratio * (1 + inflation / 100) ** ((day - coupon.ratioOn) / 365);
}

const scaled = (amount: number, ratio: number | null) => (ratio === null ? null : amount * ratio);
