import { addMonths, type DayNumber, isMonthEnd, monthEndOf } from '../../calendar/day-number.ts';
import { type Basis, daysBetween, daysOfWholeMonths } from './basis.ts';

/** How many coupons a year the functions know. */
export type Frequency = 1 | 2 | 4;

/** The coupon days around a settlement, counted from maturity: the period holds its first day. */
export interface Around {
  readonly previous: DayNumber;
  readonly next: DayNumber;
  /** Coupons after the settlement up to maturity. */
  readonly left: number;
}

export function couponsAround(settlement: DayNumber, maturity: DayNumber, frequency: Frequency): Around {
  let left = 1;
  while (couponDay(maturity, left, frequency) > settlement) left++;
  return {
    previous: couponDay(maturity, left, frequency),
    next: couponDay(maturity, left - 1, frequency),
    left,
  };
}

/** So many periods before the anchor; from the last day of a month it is always a last day. */
export function couponDay(anchor: DayNumber, periodsBefore: number, frequency: Frequency): DayNumber {
  const day = addMonths(anchor, (-12 / frequency) * periodsBefore);
  return isMonthEnd(anchor) ? monthEndOf(day) : day;
}

/** COUPPCD */
export const coupPcd = (settlement: DayNumber, maturity: DayNumber, frequency: Frequency): DayNumber =>
  couponsAround(settlement, maturity, frequency).previous;

/** COUPNCD */
export const coupNcd = (settlement: DayNumber, maturity: DayNumber, frequency: Frequency): DayNumber =>
  couponsAround(settlement, maturity, frequency).next;

/** COUPNUM */
export const coupNum = (settlement: DayNumber, maturity: DayNumber, frequency: Frequency): number =>
  couponsAround(settlement, maturity, frequency).left;

/** COUPDAYS: the days of the period that the settlement is in. */
export function coupDays(
  settlement: DayNumber,
  maturity: DayNumber,
  frequency: Frequency,
  basis: Basis,
): number {
  const { previous, next } = couponsAround(settlement, maturity, frequency);
  return periodDays(previous, next, frequency, basis);
}

/** COUPDAYBS: the days from the beginning of the period to the settlement. */
export function coupDayBs(
  settlement: DayNumber,
  maturity: DayNumber,
  frequency: Frequency,
  basis: Basis,
): number {
  return daysBetween(basis, couponsAround(settlement, maturity, frequency).previous, settlement);
}

/** COUPDAYSNC: the days from the settlement to the next coupon. */
export function coupDaysNc(
  settlement: DayNumber,
  maturity: DayNumber,
  frequency: Frequency,
  basis: Basis,
): number {
  const { previous, next } = couponsAround(settlement, maturity, frequency);
  if (basis !== 0) return daysBetween(basis, settlement, next);
  return daysOfWholeMonths(previous, next) - daysBetween(basis, previous, settlement);
}

/** The days of a period as coupons are divided by them. */
export function periodDays(previous: DayNumber, next: DayNumber, frequency: Frequency, basis: Basis): number {
  if (basis === 1) return next - previous;
  return (basis === 3 ? 365 : 360) / frequency;
}
