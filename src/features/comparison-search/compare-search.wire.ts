import type { ComparedItem } from './compare-search.contract.ts';

interface Venue {
  readonly id: number;
  readonly name: string;
  readonly ticker: string;
}

export const venuesOf = (item: ComparedItem): readonly Venue[] =>
  item.trading_grounds.map(({ id, ...venue }) => ({ id: id.numeric, ...venue }));

/** Venues under the documents' name. */
export const toVenueFields = (venues: readonly Venue[]): Pick<ComparedItem, 'trading_grounds'> => ({
  trading_grounds: venues.map(({ id, ...venue }) => ({ id: { numeric: id }, ...venue })),
});
