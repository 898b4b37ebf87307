/** What an index or a fund holds, and what it was worth when the prices of its members were those that they are compared with. */
export interface Basket {
  readonly anchor: number;
  /** In percent; what does not move is left out. */
  readonly members: readonly { readonly listingId: number; readonly weight: number }[];
}

/** The value of a basket after its members have moved, each by its own ratio; the rest of it stays what it was. */
export function basketValue(
  { anchor, members }: Basket,
  ratioOf: (listingId: number) => number | undefined,
): number {
  const moved = members.reduce(
    (sum, { listingId, weight }) => sum + (weight / 100) * ((ratioOf(listingId) ?? 1) - 1),
    0,
  );
  return anchor * (1 + moved);
}
