import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

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

/** Each with its last price on the first of its venues; the price before is stated in today's shares. */
export async function findMembers(database: Database, indexId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select instrument.id, string_id as "stringId", name, instrument.names, instrument.ticker, weight::float8 as weight,
           coalesce(place.currency, instrument.currency) as currency,
           newest.day, newest.last_price::float8 as last, ${previousPrice} as previous
      from index_member
      join instrument on instrument.id = index_member.instrument_id
      ${joinFirstVenue('instrument.id')}
      ${joinLatestDays('place')}
     where index_id = ${indexId}
     order by weight desc, name, instrument.id`.execute(database);
  return rows;
}
