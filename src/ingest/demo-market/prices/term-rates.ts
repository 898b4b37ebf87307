import { BOND_CUSTOMS } from '../catalogue/bond-terms.ts';
import type { Currency } from '../catalogue/venues.ts';
import type { Factors } from './factors.ts';

/** How much less than for ten years a state pays for a short while, as a part of the rate, and for how long that holds. */
const SLOPES: Readonly<Record<Currency, { readonly part: number; readonly years: number }>> = {
  EUR: { part: 0.34, years: 3.2 },
  USD: { part: 0.12, years: 2.4 },
  // Where prices are expected to calm down, a short while costs more.
  TRY: { part: -0.07, years: 2 },
  CNY: { part: 0.3, years: 3 },
};

/** Percent a year that the state pays for so many years, on the day `t` of the grid. */
export function stateRate({ rates }: Factors, currency: Currency, t: number, years: number): number {
  const { part, years: span } = SLOPES[currency];
  const level = rates[currency][t] ?? 0;
  const short = years === 0 ? 1 : (1 - Math.exp(-years / span)) / (years / span);
  return level * (1.04 - part * short);
}

/** What banks lend each other at: the state's shortest rate and a little. Stated in hundredths. */
export function baseRateOn(factors: Factors, currency: Currency, t: number): number {
  return Math.round((stateRate(factors, currency, t, 0.25) + 0.12) * 100) / 100;
}

/** How fast prices grow, percent a year: always somewhat less than money costs. */
export function inflationOn({ rates }: Factors, currency: Currency, t: number): number {
  return Math.round((rates[currency][t] ?? 0) * 0.62 * 100) / 100;
}

/** On a Monday, or on the first day of the grid, the rates of the week are reported. */
export function isPublished({ days }: Factors, t: number): boolean {
  return t === 0 || ((days[t] ?? 0) + 3) % 7 === 0;
}

/** The position of the day whose rates hold on the day `t`. */
export function publishedAt(factors: Factors, t: number): number {
  let published = t;
  while (published > 0 && !isPublished(factors, published)) published--;
  return published;
}

export const ratesOf = (currency: Currency) => {
  const { baseRate, priceIndex } = BOND_CUSTOMS[currency];
  return [
    { code: baseRate, percentOn: (factors: Factors, t: number) => baseRateOn(factors, currency, t) },
    { code: priceIndex, percentOn: (factors: Factors, t: number) => inflationOn(factors, currency, t) },
  ];
};
