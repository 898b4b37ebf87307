import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { InstrumentKind } from '#domain/import/subject.ts';

/** What exists in the store, or is created by this run: then it has the number that it will get. */
export interface KnownIssuer {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly lei: string | null;
  readonly isNew: boolean;
}

export interface KnownInstrument {
  readonly id: number;
  readonly kind: InstrumentKind;
  readonly issuerId: number | null;
  readonly name: string;
  readonly currency: string;
  readonly isin: string | null;
  readonly listedOn: CalendarDay | null;
  readonly delistedOn: CalendarDay | null;
  readonly isNew: boolean;
}

export interface KnownListing {
  readonly id: number;
  readonly instrumentId: number;
  readonly venueId: number;
  readonly mic: string | null;
  readonly ticker: string;
  readonly currency: string;
  readonly isNew: boolean;
  /** Whether the store has days of its trading. */
  readonly hasDays?: boolean;
}

/** ISO 10383: traded, but on no exchange. */
export const OFF_EXCHANGE = 'XOFF';

export interface Venue {
  readonly id: number;
  readonly mic: string;
  readonly country: string;
  readonly timeZone: string;
  readonly currency: string | null;
}

/** Everything that subjects of this run may mean, by number. */
export interface Things {
  readonly issuers: Map<number, KnownIssuer>;
  readonly instruments: Map<number, KnownInstrument>;
  readonly listings: Map<number, KnownListing>;
  readonly listingsOfInstrument: Map<number, KnownListing[]>;
}

export const createThings = (): Things => ({
  issuers: new Map(),
  instruments: new Map(),
  listings: new Map(),
  listingsOfInstrument: new Map(),
});

export function addListing(things: Things, listing: KnownListing): void {
  if (things.listings.has(listing.id)) return;
  things.listings.set(listing.id, listing);
  things.listingsOfInstrument.set(listing.instrumentId, [
    ...(things.listingsOfInstrument.get(listing.instrumentId) ?? []),
    listing,
  ]);
}
