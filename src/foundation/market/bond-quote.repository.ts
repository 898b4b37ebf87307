import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { joinNewestDays } from './newest-trading.repository.ts';

/** The newest price of a bond: clean, in percent of what is still owed. */
export interface BondQuote {
  readonly listingId: number;
  readonly groundId: number;
  readonly groundCode: string;
  readonly groundNames: NameTable;
  readonly day: CalendarDay;
  readonly price: number;
  /** Of the trading day before. */
  readonly previous: number | null;
}

/** On the first ground where it has ever been traded, one that still lists it before others; null where there is none. */
export async function findBondQuote(database: Database, bondId: number): Promise<BondQuote | null> {
  const { rows } = await sql<BondQuote>`
    select listing.id as "listingId", ground.id as "groundId", ground.code as "groundCode", ground.names as "groundNames",
           newest.day, newest.last_price::float8 as price, before.last_price::float8 as previous
      from listing
      join trading_ground ground on ground.id = listing.ground_id
      ${joinNewestDays('listing')}
     where listing.instrument_id = ${bondId} and newest.day is not null
     order by listing.status = 'delisted', ground.position limit 1`.execute(database);
  return rows[0] ?? null;
}
