import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalculatorInput } from './read-fields.ts';

export type NoEnd = 'no_put' | 'no_call' | 'no_maturity';

type Ends =
  | { readonly isKnown: true; readonly all: readonly BondEnd[]; readonly wanted: readonly BondEnd[] }
  | { readonly isKnown: false; readonly why: NoEnd };

const NONE = { put: 'no_put', call: 'no_call', maturity: 'no_maturity' } as const;
const MATURITY: BondEnd = { kind: 'maturity' };

/** The ends still to come, maturity first, and those that were requested: for the worst maturity and calls, for the best maturity and puts, otherwise the next. */
export function endsFor({ terms, options, settlement, to }: CalculatorInput): Ends {
  const last = terms.maturesOn ?? Number.POSITIVE_INFINITY;
  const all = [MATURITY, ...options.filter(({ day }) => day > settlement && day < last)];
  if (to === 'worst') return { isKnown: true, all, wanted: all.filter(({ kind }) => kind !== 'put') };
  if (to === 'best') return { isKnown: true, all, wanted: all.filter(({ kind }) => kind !== 'call') };
  const next = all.find(({ kind }) => kind === to);
  return next ? { isKnown: true, all, wanted: [next] } : { isKnown: false, why: NONE[to] };
}
