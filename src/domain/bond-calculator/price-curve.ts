import { prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import type { Result } from './calculate.ts';
import type { CalculatorInput } from './read-fields.ts';

export interface PriceCurve {
  /** Percent. */
  readonly yields: Float64Array;
  readonly prices: Float64Array;
  readonly at: { readonly yield: number; readonly price: number };
}

const REACH = 0.04;
const POINTS = 33;

/** The price at yields around the one that is reported; null where none is. */
export function priceCurve(input: CalculatorInput, { shown, chosen, clean }: Result): PriceCurve | null {
  if (!shown) return null;
  const bond = prepareBond(input.terms, input.assumptions);
  const points = Array.from({ length: POINTS }, (_, at) => {
    const rate = shown.rate + REACH * ((2 * at) / (POINTS - 1) - 1);
    const valuation = bond.priceAt(input.settlement, chosen.end, shown.convention, rate);
    return valuation.isValued && valuation.clean > 0 ? [{ rate: 100 * rate, price: valuation.clean }] : [];
  }).flat();
  return {
    yields: Float64Array.from(points, ({ rate }) => rate),
    prices: Float64Array.from(points, ({ price }) => price),
    at: { yield: 100 * shown.rate, price: clean },
  };
}
