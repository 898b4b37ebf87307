import type { Venues } from '#features/exchange-table/exchange-table.contract.ts';

/** The documents' names for the venue that a page shows and for those to choose from. */
export interface VenueFields {
  readonly groundId: number | null;
  readonly tradingGrounds: Venues;
}

export const venuesOf = ({ groundId, tradingGrounds }: VenueFields) => ({
  venueId: groundId,
  venues: tradingGrounds,
});

export const toVenueFields = (venueId: number | null, venues: Venues) => ({
  groundId: venueId,
  tradingGrounds: venues,
});
