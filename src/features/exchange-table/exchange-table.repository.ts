import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { joinNewestDays, previousPrice } from '#foundation/market/newest-trading.repository.ts';

export interface GroundDay {
  readonly groundId: number;
  readonly groundCode: string;
  readonly groundNames: NameTable;
  readonly ticker: string;
  readonly currency: string;
  readonly day: CalendarDay | null;
  readonly last: number | null;
  readonly previous: number | null;
  readonly open: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly average: number | null;
  readonly legalClose: number | null;
  readonly buy: number | null;
  readonly sell: number | null;
}

/**
 * The last day with a deal on each ground of a stock, first ground first; a ground without any keeps its row.
 * The price of the day before is told in today's shares where a split lies between.
 */
export async function findLastDays(database: Database, stockId: number): Promise<GroundDay[]> {
  const { rows } = await sql<GroundDay>`
    select ground.id                        as "groundId",
           ground.code                      as "groundCode",
           ground.names                     as "groundNames",
           listing.ticker,
           listing.currency,
           newest.day,
           newest.last_price::float8        as "last",
           ${previousPrice} as "previous",
           newest.open_price::float8        as "open",
           newest.min_price::float8         as "min",
           newest.max_price::float8         as "max",
           newest.average_price::float8     as "average",
           newest.legal_close_price::float8 as "legalClose",
           newest.buying_quote::float8      as "buy",
           newest.selling_quote::float8     as "sell"
      from listing
      join trading_ground ground on ground.id = listing.ground_id
      ${joinNewestDays('listing')}
     where listing.instrument_id = ${stockId} and listing.status <> 'delisted'
     order by ground.position`.execute(database);
  return rows;
}
