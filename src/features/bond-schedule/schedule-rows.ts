import { announcedRate } from '#domain/bonds/announced-coupons.ts';
import { type BondPayment, bondPayments, couponPeriodsOf } from '#domain/bonds/bond-payments.ts';
import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import { couponRateUpTo } from '#domain/bonds/fixings/coupon-rate.ts';
import type { PaymentFixing } from '#domain/bonds/fixings/fixing-terms.ts';
import { type Redemption, redemptionsOf } from '#domain/bonds/outstanding.ts';
import { outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths, type DayNumber, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';

export const ROW_KINDS = ['coupon', 'redemption', 'maturity', 'put', 'call', 'make_whole'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One day of a bond's life on which money changes hands, or may. */
export interface ScheduledRow {
  readonly day: CalendarDay;
  readonly kind: RowKind;
  /** Money for one unit; null where it hangs on a rate that nobody knows. */
  readonly amount: number | null;
  readonly fixing: PaymentFixing;
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
  const couponOf = describeCoupons(bond, redemptions, assumptions, { today, until });
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
      fixing: isIndexed && day >= today ? 'projected' : null,
    };
  });
}

function optionRows(bond: KnownBond, terms: BondTerms, today: CalendarDay): Undated[] {
  const assumptions = assumptionsOn(bond, today);
  const options = bond.options.map(({ kind, day, percent }): Undated => {
    const left = outstandingAfter(terms, day, assumptions);
    return {
      day: toCalendarDay(day),
      kind,
      left,
      percent,
      amount: (left * percent) / 100,
      fixing: null,
    };
  });
  const makeWhole = (bond.makeWhole ?? []).map(({ day, percent }): Undated => {
    const left = outstandingAfter(terms, toDayNumber(day), assumptions);
    return { day, kind: 'make_whole', left, percent, amount: null, fixing: null };
  });
  return [...options, ...makeWhole];
}

function stateOf({ terms }: KnownBond, day: CalendarDay, today: CalendarDay): ScheduledRow['state'] {
  if (terms.defaultedOn !== null && toDayNumber(day) >= terms.defaultedOn) return 'in_default';
  return day < today ? 'past' : 'coming';
}

/** What a coupon pays a year, and whether that is known: announced, by the terms, or by the fixing of its period. */
function describeCoupons(
  { terms }: KnownBond,
  redemptions: readonly Redemption[],
  assumptions: Assumptions,
  { today, until }: { today: CalendarDay; until: DayNumber },
) {
  const { coupon } = terms;
  const periods = new Map(couponPeriodsOf(terms, redemptions, until).map((period) => [period.end, period]));
  return (payment: BondPayment, day: CalendarDay): Pick<Undated, 'amount' | 'percent' | 'fixing'> => {
    const { amount } = payment;
    const period = periods.get(payment.dueOn);
    if (!period || coupon.kind === 'zero') return { amount, percent: null, fixing: null };
    const percent =
      announcedRate(terms, redemptions, period, coupon) ??
      couponRateUpTo(terms, period, period.end, assumptions);
    const isOver = payment.fixing === 'projected' && day < today;
    return { amount, percent, fixing: amount === null || isOver ? null : payment.fixing };
  };
}
