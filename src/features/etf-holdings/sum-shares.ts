import type { HoldingsPart } from './etf-holdings.contract.ts';

/** Shares added up by name, to the hundredth, the largest first; what belongs to none comes last. */
export function sumShares<Item extends { readonly share: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string | null,
): HoldingsPart[] {
  const sums = new Map<string | null, number>();
  for (const item of items) {
    const name = nameOf(item);
    sums.set(name, (sums.get(name) ?? 0) + item.share);
  }
  return [...sums]
    .map(([name, share]) => ({ name, share: toHundredth(share) }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null) || b.share - a.share);
}

export const shareOfLargest = (shares: readonly number[], count: number): number =>
  toHundredth(shares.slice(0, count).reduce((sum, share) => sum + share, 0));

const toHundredth = (share: number) => Math.round(share * 100) / 100;
