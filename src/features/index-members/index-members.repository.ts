import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';

export interface Member {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly currency: string;
  readonly weight: number;
  readonly day: CalendarDay | null;
  readonly last: number | null;
  readonly previous: number | null;
}

/** Each with its last price on the first of its grounds; the price before is told in today's shares. */
export async function findMembers(database: Database, indexId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select instrument.id, string_id as "stringId", name, names, instrument.ticker, weight::float8 as weight,
           coalesce(place.currency, instrument.currency) as currency,
           newest.day, newest.last_price::float8 as last,
           round(before.last_price / split_factor(instrument.id, before.day, newest.day), 4)::float8 as previous
      from index_member
      join instrument on instrument.id = index_member.instrument_id
      left join lateral (
        select listing.id, listing.currency from listing join trading_ground ground on ground.id = ground_id
         where listing.instrument_id = instrument.id and listing.status <> 'delisted'
         order by ground.position limit 1
      ) place on true
      left join lateral (
        select day, last_price from daily_trading
         where listing_id = place.id and last_price is not null order by day desc limit 1
      ) newest on true
      left join lateral (
        select day, last_price from daily_trading
         where listing_id = place.id and day < newest.day and last_price is not null order by day desc limit 1
      ) before on true
     where index_id = ${indexId}
     order by weight desc, name, instrument.id`.execute(database);
  return rows;
}
