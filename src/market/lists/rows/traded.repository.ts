import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentStatus } from '#market/instruments/instrument-columns.server.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import {
  date,
  float,
  int,
  json,
  listOf,
  maybe,
  type RowOf,
  text,
} from '#platform/database/columns.server.ts';

/** What is traded, with its last trading day on the first of its venues. */
export const tradedRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  status: instrumentStatus,
  ticker: maybe(text),
  isin: maybe(text),
  venues: listOf(text),
  currency: text,
  last: maybe(float),
  previous: maybe(float),
  day: maybe(date),
  /** Of the first day with a deal of the year that ends on the latest, in the shares of the latest. */
  yearBefore: maybe(float),
  /** Millions. */
  turnover: maybe(float),
  buy: maybe(float),
  sell: maybe(float),
};
export type TradedRow = RowOf<typeof tradedRow>;

/** Of `chosen`, after `joinTrading`. */
export const tradedColumns = sql`
  chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.isin,
  coalesce(place.ticker, chosen.ticker) as ticker, coalesce(place.currency, chosen.currency) as currency,
  array(select venue.code from listing join venue on venue.id = listing.venue_id
         where listing.instrument_id = chosen.id and listing.status <> 'delisted') as venues,
  newest.last_price::float8 as last, ${previousPrice} as previous, newest.day,
  year_before.price as "yearBefore", (newest.turnover / 1000000)::float8 as turnover,
  newest.bid_price::float8 as buy, newest.ask_price::float8 as sell`;

/** As `recentDays` has it: a year begins with the same day of the year before. */
export const joinTrading = sql`${joinFirstVenue('chosen.id')} ${joinLatestDays('place')}
      left join lateral (
        select (last_price / split_factor(place.instrument_id, day, newest.day))::float8 as price from daily_trading
         where listing_id = place.id and day >= newest.day - interval '1 year' and last_price is not null
         order by day limit 1
      ) year_before on true`;
