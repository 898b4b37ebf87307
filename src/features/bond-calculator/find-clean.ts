import { owedAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NoValue, PreparedBond } from '#domain/bonds/valuation/prepared-bond.ts';
import { currentYield } from '#domain/bonds/valuation/yield-to-worst.ts';
import { endsFor, type NoEnd } from './bond-ends.ts';
import type { CalculatorConvention } from './calculator-fields.ts';
import type { Asked } from './read-fields.ts';

export type FoundClean =
  | { readonly isFound: true; readonly clean: number }
  | { readonly isFound: false; readonly why: NoValue | NoEnd | 'no_current_yield' };

/** The clean price that what is given comes to. */
export function findClean(asked: Asked, bond: PreparedBond): FoundClean {
  const { by, percent } = asked.given;
  switch (by) {
    case 'price':
      return found(percent);
    case 'dirty':
      return fromDirty(asked, bond, percent);
    case 'yield':
      return asked.convention === 'current'
        ? fromCurrentYield(asked, percent / 100)
        : fromYield(asked, bond, asked.convention, percent / 100);
  }
}

function fromDirty({ terms, settlement, assumptions }: Asked, bond: PreparedBond, dirty: number): FoundClean {
  const owed = owedAfter(terms, settlement, assumptions);
  if (owed <= 0) return none('matured');
  const accrued = bond.accruedAt(settlement);
  return accrued === null ? none('rate_unknown') : found(dirty - (100 * accrued) / owed);
}

function fromCurrentYield(asked: Asked, rate: number): FoundClean {
  // At a price of one percent the current yield is the coupon itself.
  const coupon = currentYield(asked, 1);
  if (coupon === null) return none('no_current_yield');
  const clean = coupon / rate;
  return Number.isFinite(clean) && clean > 0 ? found(clean) : none('no_solution');
}

/** At the worst yield the bond costs the least that any of its ends allows: at a higher price that end would yield less. */
function fromYield(
  asked: Asked,
  bond: PreparedBond,
  convention: Exclude<CalculatorConvention, 'current'>,
  rate: number,
): FoundClean {
  const ends = endsFor(asked);
  if (!ends.isKnown) return none(ends.why);
  const valuations = ends.wanted.map((end) => bond.priceAt(asked.settlement, end, convention, rate));
  const prices = valuations.flatMap((valuation) => (valuation.isValued ? [valuation.clean] : []));
  if (prices.length > 0) return found(Math.min(...prices));
  const [first] = valuations;
  return none(first && !first.isValued ? first.why : 'nothing_to_come');
}

const found = (clean: number): FoundClean => ({ isFound: true, clean });
const none = (why: Extract<FoundClean, { isFound: false }>['why']): FoundClean => ({ isFound: false, why });
