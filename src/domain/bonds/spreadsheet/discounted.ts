import type { DayNumber } from '../../calendar/day-number.ts';
import { type Basis, daysBetween, daysOfYear, yearFrac } from './basis.ts';

/** Papers without coupons: the time between the two days decides everything. */

/** DISC: what is taken off, as a rate of what is repaid. */
export const disc = (
  settlement: DayNumber,
  maturity: DayNumber,
  price: number,
  redemption: number,
  basis: Basis,
): number => (redemption - price) / redemption / yearFrac(settlement, maturity, basis);

/** INTRATE: what is earned, as a rate of what was paid. */
export const intRate = (
  settlement: DayNumber,
  maturity: DayNumber,
  investment: number,
  redemption: number,
  basis: Basis,
): number => (redemption - investment) / investment / yearFrac(settlement, maturity, basis);

/** PRICEDISC */
export const priceDisc = (
  settlement: DayNumber,
  maturity: DayNumber,
  discount: number,
  redemption: number,
  basis: Basis,
): number => redemption - discount * redemption * yearFrac(settlement, maturity, basis);

/** YIELDDISC */
export const yieldDisc = (
  settlement: DayNumber,
  maturity: DayNumber,
  price: number,
  redemption: number,
  basis: Basis,
): number => intRate(settlement, maturity, price, redemption, basis);

/** RECEIVED: what is repaid at maturity; null where all of it and more would be taken off. */
export function received(
  settlement: DayNumber,
  maturity: DayNumber,
  investment: number,
  discount: number,
  basis: Basis,
): number | null {
  const left = 1 - discount * yearFrac(settlement, maturity, basis);
  return left > 0 ? investment / left : null;
}

interface Spans {
  readonly whole: number;
  readonly past: number;
  readonly left: number;
}

/** PRICEMAT: a paper that pays its interest at maturity. */
export function priceMat(
  settlement: DayNumber,
  maturity: DayNumber,
  issue: DayNumber,
  rate: number,
  yieldRate: number,
  basis: Basis,
): number {
  const { whole, past, left } = spans(settlement, maturity, issue, basis);
  return (100 + 100 * rate * whole) / (1 + yieldRate * left) - 100 * rate * past;
}

/** YIELDMAT */
export function yieldMat(
  settlement: DayNumber,
  maturity: DayNumber,
  issue: DayNumber,
  rate: number,
  price: number,
  basis: Basis,
): number {
  const { whole, past, left } = spans(settlement, maturity, issue, basis);
  return ((1 + rate * whole) / (price / 100 + rate * past) - 1) / left;
}

/** In years as long as those between issue and settlement are; what is left is what has not passed. */
function spans(settlement: DayNumber, maturity: DayNumber, issue: DayNumber, basis: Basis): Spans {
  const year = daysOfYear(basis, issue, settlement);
  const whole = daysBetween(basis, issue, maturity) / year;
  const past = daysBetween(basis, issue, settlement) / year;
  return { whole, past, left: whole - past };
}
