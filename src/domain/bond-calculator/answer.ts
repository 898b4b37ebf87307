import type { Result } from './calculate.ts';
import type { CalculatorInput } from './read-fields.ts';

export interface Answer {
  readonly input: CalculatorInput;
  readonly result: Result;
}

/** Percent, by the convention that was chosen. */
export function shownYield({ convention }: CalculatorInput, { current, chosen }: Result): number | null {
  if (convention === 'current') return current === null ? null : 100 * current;
  const valuation = chosen.by[convention];
  return valuation.isValued ? 100 * valuation.rate : null;
}
