import type { ComparedItem } from './compare-search/compare-search.contract.ts';

/** What a pick of the comparison's search announces (document B, section 3). */
export interface DerivedResult {
  readonly emissionId: number;
  readonly emissionName: string;
  /** With the ground behind it, where there is one. */
  readonly emissionNameWithTg: string;
  readonly tradingGroundsId: number | null;
  readonly tradingGroundsName: string | null;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly type: ComparedItem['document'];
}

/** One for each ground that an item is traded on; an index is traded nowhere and is one by itself. */
export function toDerivedResults(item: ComparedItem): readonly DerivedResult[] {
  const grounds = item.trading_grounds.length > 0 ? item.trading_grounds : [null];
  return grounds.map((ground) => ({
    emissionId: item.id.numeric,
    emissionName: item.name,
    emissionNameWithTg: ground ? `${item.name} (${ground.name})` : item.name,
    tradingGroundsId: ground?.id.numeric ?? null,
    tradingGroundsName: ground?.name ?? null,
    ticker: ground?.ticker ?? null,
    isin: item.isin,
    type: item.document,
  }));
}
