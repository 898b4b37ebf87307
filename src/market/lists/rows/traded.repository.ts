import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import type { ListedStock } from '../lists.contract.ts';

/** What is traded, with its last trading day on the first of its venues. */
export interface TradedRow {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly status: ListedStock['status'];
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly venues: readonly string[];
  readonly currency: string;
  readonly last: number | null;
  readonly previous: number | null;
  readonly day: CalendarDay | null;
}

/** Of `chosen`, after `joinTrading`. */
export const tradedColumns = sql`
  chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.isin,
  coalesce(place.ticker, chosen.ticker) as ticker, coalesce(place.currency, chosen.currency) as currency,
  array(select venue.code from listing join venue on venue.id = listing.venue_id
         where listing.instrument_id = chosen.id and listing.status <> 'delisted') as venues,
  newest.last_price::float8 as last, ${previousPrice} as previous, newest.day`;

export const joinTrading = sql`${joinFirstVenue('chosen.id')} ${joinLatestDays('place')}`;
