import type { MarketIndex, Share } from '../catalogue/instruments.ts';
import { type Factors, isOpenOn } from './factors.ts';
import type { PricedListing } from './priced-listing.ts';
import { settle } from './ticks.ts';

export const INDEX_BASE_VALUE = 1_000;
const TICKS = 100;
const WEIGHT_PARTS = 1_000_000;

export interface ValuedIndex {
  readonly index: MarketIndex;
  /** In ten-thousandths of a percent, summing to 100 percent. */
  readonly weights: readonly { readonly instrumentId: number; readonly weight: number }[];
  /** In hundredths for each day of the grid; NaN when the venue is closed. */
  readonly values: Float64Array;
}

export interface PricedShare {
  readonly share: Share;
  readonly listings: readonly PricedListing[];
}

/**
 * An index is a basket that never changes: so many shares of each member, more after a split.
 *
 * Its weights are those of the last day, hence value(t) ∝ Σ weight × price(t) ÷ price(last), prices adjusted for splits.
 */
export function valueIndex(
  index: MarketIndex,
  priced: ReadonlyMap<number, PricedShare>,
  factors: Factors,
): ValuedIndex {
  const members = index.memberIds.map((id) => {
    const member = priced.get(id);
    const listing = member?.listings.find((candidate) => candidate.venueId === index.venueId);
    if (!member || !listing) throw new Error(`${index.stringId} has a member without prices: ${id}`);
    const adjusted = listing.closes.map((close, t) => close / (listing.splitFactors?.[t] ?? 1));
    return { share: member.share, adjusted, last: adjusted.at(-1) ?? Number.NaN };
  });
  const weights = toWeights(
    members.map(({ share, last }) => Math.sqrt((share.sharesOutstanding ?? 1) * last)),
  );
  const baskets = Float64Array.from(factors.days, (_, t) =>
    members.reduce((sum, { adjusted, last }, m) => sum + ((weights[m] ?? 0) * (adjusted[t] ?? 0)) / last, 0),
  );

  const first = factors.days.findIndex((_, t) => isOpenOn(factors, index.venueId, t));
  const base = baskets[first] ?? Number.NaN;
  const values = baskets.map((basket, t) => {
    if (t === first) return INDEX_BASE_VALUE * TICKS;
    return isOpenOn(factors, index.venueId, t)
      ? settle((basket / base) * INDEX_BASE_VALUE * TICKS)
      : Number.NaN;
  });
  return {
    index,
    weights: members.map(({ share }, m) => ({ instrumentId: share.id, weight: weights[m] ?? 0 })),
    values,
  };
}

/** Whole parts of a million in proportion to the sizes; what rounding leaves over goes to the first. */
export function toWeights(sizes: readonly number[]): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const weights = sizes.map((size) => Math.floor((size / total) * WEIGHT_PARTS));
  const left = WEIGHT_PARTS - weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, position) => (position === 0 ? weight + left : weight));
}
