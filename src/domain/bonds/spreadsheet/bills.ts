import type { DayNumber } from '../../calendar/day-number.ts';

const HALF_A_YEAR = 182;

/** TBILLPRICE: for a hundred at maturity. */
export const tbillPrice = (settlement: DayNumber, maturity: DayNumber, discount: number): number =>
  100 * (1 - (discount * (maturity - settlement)) / 360);

/** TBILLYIELD */
export const tbillYield = (settlement: DayNumber, maturity: DayNumber, price: number): number =>
  ((100 - price) / price) * (360 / (maturity - settlement));

/** TBILLEQ: the yield of a bond that is as good; beyond half a year such a bond would have paid a coupon on the way. */
export function tbillEq(settlement: DayNumber, maturity: DayNumber, discount: number): number {
  const days = maturity - settlement;
  if (days <= HALF_A_YEAR) return (365 * discount) / (360 - discount * days);
  const price = tbillPrice(settlement, maturity, discount) / 100;
  const years = days / (days === 366 ? 366 : 365);
  const root = Math.sqrt(years ** 2 - (2 * years - 1) * (1 - 1 / price));
  return (2 * (root - years)) / (2 * years - 1);
}
