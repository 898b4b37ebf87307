import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TrackedDay } from '#domain/funds/tracking.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { splitSteps } from '#market/prices/split-steps.repository.ts';
import { date, float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const trackedDayRow = { day: date, fund: float, index: float };

const followedIndexRow = { id: int, stringId: text, name: text, names: json<NameTable>() };
export type FollowedIndex = RowOf<typeof followedIndexRow>;

/** Null where the fund follows none, or one in other money than it is traded in: then returns cannot be compared. */
export async function findFollowedIndex(
  database: Database,
  { etfId, venueId }: { etfId: number; venueId: number },
): Promise<FollowedIndex | null> {
  return query(followedIndexRow)`
    select followed.id, followed.string_id as "stringId", followed.name, followed.names
      from etf
      join instrument followed on followed.id = tracked_index_id
      join listing on listing.instrument_id = etf.instrument_id and venue_id = ${venueId}
                  and listing.currency = followed.currency
     where etf.instrument_id = ${etfId}`.first(database);
}

/** The days that both have, in order; prices before a split are stated in today's units. */
export async function findTrackedDays(
  database: Database,
  requested: { etfId: number; venueId: number; indexId: number; from: CalendarDay },
): Promise<TrackedDay[]> {
  return query(trackedDayRow)`
    with place as materialized (
      select 1 as position, id, instrument_id,
             (select max(day) from daily_trading where listing_id = listing.id and last_price is not null) as last_day
        from listing where instrument_id = ${requested.etfId} and venue_id = ${requested.venueId}
    ), step as materialized (${splitSteps}
    )
    select trading.day, (trading.last_price / coalesce(factor, 1))::float8 as fund, value::float8 as index
      from daily_trading trading
      join index_value on index_id = ${requested.indexId} and index_value.day = trading.day and value > 0
      left join step on trading.day >= since and trading.day < until
     where listing_id = (select id from place) and trading.day >= ${requested.from} and last_price > 0
     order by trading.day`.all(database);
}
