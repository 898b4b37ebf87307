import type { CouponsPerYear } from '../coupon-schedule.ts';

/** Money still to come, and how many years away it is as the convention counts them. */
export interface Flow {
  readonly years: number;
  readonly amount: number;
}

/** How often a year a yield is added to what it is paid on; `simple` adds it never. */
export type Compounding = CouponsPerYear | 'simple';

/** What the flows are worth at a yield, and how that changes with the yield: once and twice derived. */
export interface Worth {
  readonly price: number;
  readonly slope: number;
  readonly bend: number;
}

/** The yield as a share of one: 0.05 is five percent. It may be negative, down to `lowestYield`. */
export function worthOf(flows: readonly Flow[], yieldRate: number, compounding: Compounding): Worth {
  let price = 0;
  let slope = 0;
  let bend = 0;
  if (compounding === 'simple') {
    for (const { years, amount } of flows) {
      const growth = 1 + yieldRate * years;
      const worth = amount / growth;
      price += worth;
      slope -= (worth * years) / growth;
      bend += (2 * worth * years * years) / (growth * growth);
    }
    return { price, slope, bend };
  }
  const rise = Math.log1p(yieldRate / compounding);
  const growth = 1 + yieldRate / compounding;
  for (const { years, amount } of flows) {
    const worth = amount * Math.exp(-compounding * years * rise);
    price += worth;
    slope -= worth * years;
    bend += worth * years * (years + 1 / compounding);
  }
  return { price, slope: slope / growth, bend: bend / (growth * growth) };
}

/** What one flow is worth today. */
export const discountFactor = (years: number, yieldRate: number, compounding: Compounding): number =>
  compounding === 'simple'
    ? 1 / (1 + yieldRate * years)
    : Math.exp(-compounding * years * Math.log1p(yieldRate / compounding));

/** A yield must be above this: at it, money to come would be worth more than can be said. */
export function lowestYield(flows: readonly Flow[], compounding: Compounding): number {
  if (compounding !== 'simple') return -compounding;
  const longest = flows.reduce((most, { years }) => Math.max(most, years), 0);
  return longest > 0 ? -1 / longest : Number.NEGATIVE_INFINITY;
}
