import type { ComparedItem } from './compare-search.contract.ts';
import { venuesOf } from './compare-search.wire.ts';

/** What a pick of the comparison's search announces. */
export interface DerivedResult {
  readonly emissionId: number;
  readonly emissionName: string;
  /** With the venue behind it, where there is one. */
  readonly emissionNameWithTg: string;
  readonly tradingGroundsId: number | null;
  readonly tradingGroundsName: string | null;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly type: ComparedItem['document'];
}

/** One for each venue that an item is traded on; an index is traded nowhere and is one by itself. */
export function toDerivedResults(item: ComparedItem): readonly DerivedResult[] {
  const venues = venuesOf(item);
  return (venues.length > 0 ? venues : [null]).map((venue) => ({
    emissionId: item.id.numeric,
    emissionName: item.name,
    emissionNameWithTg: venue ? `${item.name} (${venue.name})` : item.name,
    tradingGroundsId: venue?.id ?? null,
    tradingGroundsName: venue?.name ?? null,
    ticker: venue?.ticker ?? null,
    isin: item.isin,
    type: item.document,
  }));
}

/** Null for an index, which is traded nowhere. */
export const venueIdOf = (result: DerivedResult): number | null => result.tradingGroundsId;
