import { sql } from 'kysely';

/** So many listings show the latest day of their venue: one of them was traded. */
const LISTINGS_READ = 200;
/** A price before that is not "the day before" of anything, and splits since then are few. */
const DAYS_BACK = 31;

/**
 * The common table expressions `main_venue`, the first venue where something is traded, `newest`, its latest day, and `traded`, its active
 * stocks with a deal on that day: last price, turnover, and the price of the day before in the shares of that day. The day is looked up
 * in few listings and then read of all: asking each for its latest day would take long in a large market.
 */
export const tradedOnFirstVenue = sql`
    main_venue as materialized (
      select id, code, names from venue
       where exists (select from listing join daily_trading on listing_id = listing.id where venue_id = venue.id)
       order by position limit 1
    ), place as materialized (
      select listing.id, listing.instrument_id, listing.ticker, listing.currency, share.string_id, share.name, share.names
        from listing
        join instrument share on share.id = listing.instrument_id and share.kind = 'stock' and share.status = 'active'
       where listing.venue_id = (select id from main_venue) and listing.status = 'active'
    ), newest as materialized (
      select max(last.day) as day
        from (select id from place order by id limit ${LISTINGS_READ}) sampled
       cross join lateral (
         select day from daily_trading where listing_id = sampled.id and last_price is not null order by day desc limit 1
       ) last
    ), divided as materialized (
      select instrument_id, day, ratio from split where day > (select day from newest) - ${DAYS_BACK}::int
    ), traded as materialized (
      select place.*, trading.last_price::float8 as last, trading.turnover::float8 as turnover,
             round(before.last_price / coalesce(ratio, 1), 4)::float8 as previous,
             count(*) over (partition by place.currency) as in_currency
        from place
        join daily_trading trading on trading.listing_id = place.id and trading.day = (select day from newest)
                                  and trading.last_price is not null
        left join lateral (
          select day, last_price from daily_trading
           where listing_id = place.id and day < trading.day and day > trading.day - ${DAYS_BACK}::int and last_price is not null
           order by day desc limit 1
        ) before on true
        left join divided on divided.instrument_id = place.instrument_id and divided.day > before.day
    )`;
