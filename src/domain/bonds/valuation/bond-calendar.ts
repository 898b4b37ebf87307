import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import { accruedOn, isExCoupon } from '../accrued-on.ts';
import { type BondPayment, couponPeriodsOf, indexRatio, interestUpTo, paymentsOf } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { toBusinessDay } from '../business-days.ts';
import { fixingOf } from '../fixings/coupon-rate.ts';
import type { PaymentFixing } from '../fixings/fixing-terms.ts';
import { endOf, outstandingUpTo, redemptionsOf } from '../outstanding.ts';
import type { YieldConvention } from './conventions.ts';
import { createStreetClock, periodAt, streetYear } from './street-clock.ts';

/** What a bond pays and when, drawn once and then only read. */
export interface BondCalendar {
  /** Up to this day it can be asked: without an end unless the bond is perpetual. */
  readonly reachesTo: DayNumber;
  /** The day of the last repayment, without an end for a perpetual bond. */
  readonly endsOn: DayNumber;
  /** Of what is repaid before that; the issue where nothing is. */
  readonly lastRepaidOn: DayNumber;
  readonly payments: readonly BondPayment[];
  readonly due: readonly number[];
  readonly amounts: readonly number[];
  /** The last day on which something is due that nobody knows. */
  readonly unknownUntil: DayNumber;
  readonly clocks: Readonly<Record<YieldConvention, Clock>>;
  /** Interest on one unit since the last coupon, below zero without the next one; null where the rate is not known. */
  accruedAt(day: DayNumber): number | null;
  /** The same as it has grown: neither rounded nor without a coupon. */
  grownAt(day: DayNumber): number | null;
  /** Whether a settlement of that day goes without the next coupon. */
  isExAt(day: DayNumber): boolean;
  /** Of the interest of the period that a day lies in. */
  fixingAt(day: DayNumber): PaymentFixing;
  /** Of the face value of one unit, grown with its index, when what is repaid on the day itself has been repaid. */
  outstandingAfter(day: DayNumber): number;
  /** When something is paid that falls due on a day. */
  paidOn(day: DayNumber): DayNumber;
}

/** How a convention counts time: what it shows on a day, and when each payment comes. */
export interface Clock {
  readonly perYear: number;
  readonly readings: readonly number[];
  at(day: DayNumber): number;
  /** What it shows when something is paid that falls due on a day. */
  paidAt(day: DayNumber): number;
}

/** A perpetual bond is drawn further than it is asked, so that the next day does not draw it again. */
const SPARE_MONTHS = 240;

export function drawCalendar(terms: BondTerms, assumptions: Assumptions, requested: DayNumber): BondCalendar {
  const redemptions = redemptionsOf(terms);
  const endsOn = endOf(terms, redemptions) ?? Number.POSITIVE_INFINITY;
  const lastRepaidOn = redemptions.at(-1)?.day ?? terms.issuedOn;
  const isPerpetual = endsOn === Number.POSITIVE_INFINITY;
  const reachesTo = isPerpetual
    ? addMonths(Math.max(requested, lastRepaidOn), SPARE_MONTHS)
    : Number.POSITIVE_INFINITY;
  const periods = couponPeriodsOf(terms, redemptions, reachesTo);
  const payments = paymentsOf(terms, redemptions, periods, assumptions);
  const street = createStreetClock(terms, periods);
  const due = payments.map(({ dueOn }) => dueOn);
  const paid = terms.businessDays ? payments.map(({ day }) => day) : due;
  const { coupon, defaultedOn, businessDays } = terms;
  const runningAt = (day: DayNumber) => {
    if (defaultedOn !== null && day >= defaultedOn) return undefined;
    const period = periods[periodAt(periods, day)];
    return period && day >= period.start ? period : undefined;
  };
  const paidOn = (day: DayNumber) => (businessDays ? toBusinessDay(day, businessDays) : day);
  return {
    reachesTo,
    endsOn,
    lastRepaidOn,
    payments,
    due,
    amounts: payments.map(({ amount }) => amount ?? Number.NaN),
    unknownUntil: payments.findLast(({ amount }) => amount === null)?.dueOn ?? Number.NEGATIVE_INFINITY,
    clocks: {
      street: {
        perYear: streetYear(coupon),
        readings: due.map(street),
        at: street,
        paidAt: street,
      },
      effective: { perYear: 365, readings: paid, at: itself, paidAt: paidOn },
      'money-market': { perYear: 360, readings: paid, at: itself, paidAt: paidOn },
    },
    accruedAt: (day) => {
      const period = runningAt(day);
      return period ? accruedOn(terms, redemptions, period, day, assumptions) : 0;
    },
    grownAt: (day) => {
      const period = runningAt(day);
      return period ? interestUpTo(terms, redemptions, period, day, assumptions) : 0;
    },
    isExAt: (day) => {
      const period = terms.exCoupon && runningAt(day);
      return period ? isExCoupon(terms, period, day) : false;
    },
    fixingAt: (day) => {
      const period = periods[periodAt(periods, day)];
      return period ? fixingOf(terms, period, assumptions) : null;
    },
    outstandingAfter: (day) =>
      outstandingUpTo(terms.faceValue, redemptions, day + 1) * (indexRatio(coupon, day, assumptions) ?? 1),
    paidOn,
  };
}

const itself = (day: DayNumber) => day;
