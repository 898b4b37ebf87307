import { announcedRate } from '#domain/bonds/announced-coupons.ts';
import {
  type BondPayment,
  bondPayments,
  couponPeriodsOf,
  interestUpTo,
} from '#domain/bonds/bond-payments.ts';
import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { type Redemption, redemptionsOf } from '#domain/bonds/outstanding.ts';
import { outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths, type DayNumber, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond, rateOn } from '#market/bonds/known-bond.ts';

export const ROW_KINDS = ['coupon', 'redemption', 'maturity', 'put', 'call'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One day of a bond's life on which money changes hands, or may. */
export interface ScheduledRow {
  readonly day: CalendarDay;
  readonly kind: RowKind;
  /** Money for one unit; null where it hangs on a rate that nobody knows. */
  readonly amount: number | null;
  /** The amount hangs on a rate that is not known yet, and supposes that it stays as it is. */
  readonly isSupposed: boolean;
  /** Of a coupon percent a year; of a repayment of the face value; of an option of the principal then outstanding. */
  readonly percent: number | null;
  /** Of the face value of one unit, when the day is over. */
  readonly left: number;
  /** in_default: promised for a day on which the issuer no longer pays. */
  readonly state: 'past' | 'coming' | 'in_default';
}

/** Everything that a bond has paid, will pay and may have to pay, in order. */
export function scheduleRows(bond: KnownBond, today: CalendarDay): ScheduledRow[] {
  // What a bond in default had promised is shown too, as what it is.
  const terms = { ...bond.terms, defaultedOn: null };
  const rows = [...promisedRows({ ...bond, terms }, today), ...optionRows(bond, terms, today)];
  return rows
    .map((row): ScheduledRow => ({ ...row, state: stateOf(bond, row.day, today) }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** A perpetual bond is reported ten years ahead. */
const PERPETUAL_MONTHS = 120;

type Undated = Omit<ScheduledRow, 'state'>;

function promisedRows(bond: KnownBond, today: CalendarDay): Undated[] {
  const { terms } = bond;
  const redemptions = redemptionsOf(terms);
  const assumptions = assumptionsOn(bond, today);
  const until = addMonths(toDayNumber(today), PERPETUAL_MONTHS);
  const couponOf = describeCoupons(bond, redemptions, { today, until });
  const isIndexed = terms.coupon.kind === 'indexed';
  return bondPayments(terms, assumptions, until).map((payment): Undated => {
    const day = toCalendarDay(payment.day);
    const shared = { day, left: outstandingAfter(terms, payment.day, assumptions) };
    if (payment.kind === 'coupon') return { ...shared, kind: 'coupon', ...couponOf(payment, day) };
    const repaid = redemptions.find((redemption) => redemption.day === payment.day)?.amount ?? 0;
    return {
      ...shared,
      kind: payment.isLast ? 'maturity' : 'redemption',
      amount: payment.amount,
      percent: (100 * repaid) / terms.faceValue,
      isSupposed: isIndexed && day >= today,
    };
  });
}

function optionRows(bond: KnownBond, terms: BondTerms, today: CalendarDay): Undated[] {
  const assumptions = assumptionsOn(bond, today);
  return bond.options.map(({ kind, day, percent }) => {
    const left = outstandingAfter(terms, day, assumptions);
    return {
      day: toCalendarDay(day),
      kind,
      left,
      percent,
      amount: (left * percent) / 100,
      isSupposed: false,
    };
  });
}

function stateOf({ terms }: KnownBond, day: CalendarDay, today: CalendarDay): ScheduledRow['state'] {
  if (terms.defaultedOn !== null && toDayNumber(day) >= terms.defaultedOn) return 'in_default';
  return day < today ? 'past' : 'coming';
}

/** A floater has paid what its base rate was when the period began; what is to come supposes the latest one. */
function describeCoupons(
  bond: KnownBond,
  redemptions: readonly Redemption[],
  { today, until }: { today: CalendarDay; until: DayNumber },
) {
  const { terms } = bond;
  const { coupon } = terms;
  const periods = new Map(couponPeriodsOf(terms, redemptions, until).map((period) => [period.end, period]));
  return (payment: BondPayment, day: CalendarDay): Pick<Undated, 'amount' | 'percent' | 'isSupposed'> => {
    const announced = periods.get(payment.dueOn);
    if (announced?.announced && coupon.kind !== 'zero') {
      const percent = announcedRate(terms, redemptions, announced, coupon);
      if (percent !== null) return { amount: payment.amount, percent, isSupposed: false };
    }
    if (coupon.kind !== 'floating') {
      const percent = coupon.kind === 'zero' ? null : coupon.rate;
      return { amount: payment.amount, percent, isSupposed: coupon.kind === 'indexed' && day >= today };
    }
    const period = day < today ? periods.get(payment.day) : undefined;
    const base = rateOn(bond.rates, period ? toCalendarDay(period.start) : today);
    if (!base) return { amount: null, percent: null, isSupposed: false };
    const amount = period
      ? interestUpTo(terms, redemptions, period, period.end, { baseRate: base.percent })
      : payment.amount;
    return { amount, percent: Math.max(0, base.percent + coupon.margin), isSupposed: day >= today };
  };
}
