import { outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NoValue, PreparedBond } from '#domain/bonds/valuation/prepared-bond.ts';
import { currentYield } from '#domain/bonds/valuation/yield-to-worst.ts';
import { endsFor, type NoEnd } from './bond-ends.ts';
import type { CalculatorConvention } from './calculator-fields.ts';
import type { CalculatorInput } from './read-fields.ts';

export type FoundClean =
  | { readonly isFound: true; readonly clean: number }
  | { readonly isFound: false; readonly why: NoValue | NoEnd | 'no_current_yield' };

/** The clean price that what is given comes to. */
export function findClean(input: CalculatorInput, bond: PreparedBond): FoundClean {
  const { by, percent } = input.given;
  switch (by) {
    case 'price':
      return found(percent);
    case 'dirty':
      return fromDirty(input, bond, percent);
    case 'yield':
      return input.convention === 'current'
        ? fromCurrentYield(input, percent / 100)
        : fromYield(input, bond, input.convention, percent / 100);
  }
}

function fromDirty(
  { terms, settlement, assumptions }: CalculatorInput,
  bond: PreparedBond,
  dirty: number,
): FoundClean {
  const outstanding = outstandingAfter(terms, settlement, assumptions);
  if (outstanding <= 0) return none('matured');
  const accrued = bond.accruedAt(settlement);
  return accrued === null ? none('rate_unknown') : found(dirty - (100 * accrued) / outstanding);
}

function fromCurrentYield(input: CalculatorInput, rate: number): FoundClean {
  // At a price of one percent the current yield is the coupon itself.
  const coupon = currentYield(input, 1);
  if (coupon === null) return none('no_current_yield');
  const clean = coupon / rate;
  return Number.isFinite(clean) && clean > 0 ? found(clean) : none('no_solution');
}

/** At the worst yield the bond costs the least that any of its ends allows: at a higher price that end would yield less. At the best the most. */
function fromYield(
  input: CalculatorInput,
  bond: PreparedBond,
  convention: Exclude<CalculatorConvention, 'current'>,
  rate: number,
): FoundClean {
  const ends = endsFor(input);
  if (!ends.isKnown) return none(ends.why);
  const valuations = ends.wanted.map((end) => bond.priceAt(input.settlement, end, convention, rate));
  const prices = valuations.flatMap((valuation) => (valuation.isValued ? [valuation.clean] : []));
  if (prices.length > 0) return found(input.to === 'best' ? Math.max(...prices) : Math.min(...prices));
  const [first] = valuations;
  return none(first && !first.isValued ? first.why : 'nothing_to_come');
}

const found = (clean: number): FoundClean => ({ isFound: true, clean });
const none = (why: Extract<FoundClean, { isFound: false }>['why']): FoundClean => ({ isFound: false, why });
