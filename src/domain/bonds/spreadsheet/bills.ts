import type { DayNumber } from '../../calendar/day-number.ts';

const HALF_A_YEAR = 182;

/** TBILLPRICE: for a hundred at maturity; null where the discount takes all of it. */
export function tbillPrice(settlement: DayNumber, maturity: DayNumber, discount: number): number | null {
  const price = 100 * (1 - (discount * (maturity - settlement)) / 360);
  return price > 0 ? price : null;
}

/** TBILLYIELD */
export const tbillYield = (settlement: DayNumber, maturity: DayNumber, price: number): number =>
  ((100 - price) / price) * (360 / (maturity - settlement));

/** TBILLEQ: the yield of a bond that is as good; beyond half a year such a bond would have paid a coupon on the way. */
export function tbillEq(settlement: DayNumber, maturity: DayNumber, discount: number): number | null {
  const price = tbillPrice(settlement, maturity, discount);
  if (price === null) return null;
  const days = maturity - settlement;
  if (days <= HALF_A_YEAR) return (365 * discount) / (360 - discount * days);
  const years = days / (days === 366 ? 366 : 365);
  const root = Math.sqrt(years ** 2 - (2 * years - 1) * (1 - 100 / price));
  return (2 * (root - years)) / (2 * years - 1);
}
