import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import {
  joinFirstGround,
  joinNewestDays,
  previousPrice,
} from '#foundation/market/newest-trading.repository.ts';
import type { ListedStock } from '../lists.contract.ts';

/** What is traded, with its last trading day on the first of its grounds. */
export interface TradedRow {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly status: ListedStock['status'];
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly grounds: readonly string[];
  readonly currency: string;
  readonly last: number | null;
  readonly previous: number | null;
  readonly day: CalendarDay | null;
}

/** Of `chosen`, after `joinTrading`. */
export const tradedColumns = sql`
  chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.isin,
  coalesce(place.ticker, chosen.ticker) as ticker, coalesce(place.currency, chosen.currency) as currency,
  array(select ground.code from listing join trading_ground ground on ground.id = listing.ground_id
         where listing.instrument_id = chosen.id and listing.status <> 'delisted') as grounds,
  newest.last_price::float8 as last, ${previousPrice} as previous, newest.day`;

export const joinTrading = sql`${joinFirstGround('chosen.id')} ${joinNewestDays('place')}`;
