import { type RawBuilder, sql } from 'kysely';
import { date, float, maybe } from '#platform/database/columns.server.ts';

/**
 * The order of `listing`s on their `venue`s by the rule of `domain/quotes/value-price.ts`: those that have been traded, those that still
 * list the security, the first venue. The first row is the listing whose price values are computed with.
 */
export const valuePriceOrder = sql`
         exists (select from daily_trading where listing_id = listing.id and last_price is not null) desc,
         listing.status = 'delisted', venue.position`;

/**
 * Joins `place`: the listing whose price values are computed with (`domain/quotes/value-price.ts`) among those that are still listed,
 * with the venue's code and names; one that has never traded where none has.
 */
export function joinFirstVenue(instrumentId: string): RawBuilder<unknown> {
  return sql`
      left join lateral (
        select listing.id, listing.instrument_id, listing.ticker, listing.currency, venue.code, venue.names
          from listing join venue on venue.id = listing.venue_id
         where listing.instrument_id = ${sql.ref(instrumentId)} and listing.status <> 'delisted'
         order by ${valuePriceOrder} limit 1
      ) place on true`;
}

/**
 * Joins `newest`, the last day with a deal of a listing, and `before`, the day with a deal before it: all columns of each
 * (PostgreSQL reads only those that the query names), and the `factor` that brings prices of the day before to the latest's shares.
 */
export function joinLatestDays(listing: 'listing' | 'place'): RawBuilder<unknown> {
  const [id, instrumentId] = [sql.ref(`${listing}.id`), sql.ref(`${listing}.instrument_id`)];
  return sql`
      left join lateral (
        select * from daily_trading
         where listing_id = ${id} and last_price is not null order by day desc limit 1
      ) newest on true
      left join lateral (
        select daily_trading.*, split_factor(${instrumentId}, day, newest.day) as factor from daily_trading
         where listing_id = ${id} and day < newest.day and last_price is not null order by day desc limit 1
      ) before on true`;
}

/** The last price of the day before, stated in the shares of the latest day. */
export const previousPrice = sql`round(before.last_price / before.factor, 4)::float8`;

/** The last day with a deal of a listing; all null where there was none. */
export const latestDayRow = {
  day: maybe(date),
  last: maybe(float),
  /** In the shares of that day, where a split lies between. */
  previous: maybe(float),
  open: maybe(float),
  min: maybe(float),
  max: maybe(float),
  average: maybe(float),
  legalClose: maybe(float),
  buy: maybe(float),
  sell: maybe(float),
};

/** The columns of `latestDayRow`, after `joinLatestDays`. */
export const latestDayColumns = sql`
           newest.day,
           newest.last_price::float8           as last,
           ${previousPrice} as previous,
           newest.open_price::float8           as open,
           newest.low_price::float8            as min,
           newest.high_price::float8           as max,
           newest.vwap::float8                 as average,
           newest.official_close_price::float8 as "legalClose",
           newest.bid_price::float8            as buy,
           newest.ask_price::float8            as sell`;
