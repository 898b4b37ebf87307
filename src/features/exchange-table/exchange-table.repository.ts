import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import {
  joinNewestDays,
  type NewestDay,
  newestDayColumns,
} from '#foundation/market/newest-trading.repository.ts';

export interface GroundDay extends NewestDay {
  readonly groundId: number;
  readonly groundCode: string;
  readonly groundNames: NameTable;
  readonly ticker: string;
  readonly currency: string;
}

/** The last day with a deal on each ground of a stock, first ground first; a ground without any keeps its row. */
export async function findLastDays(database: Database, stockId: number): Promise<GroundDay[]> {
  const { rows } = await sql<GroundDay>`
    select ground.id as "groundId", ground.code as "groundCode", ground.names as "groundNames",
           listing.ticker, listing.currency,
           ${newestDayColumns}
      from listing
      join trading_ground ground on ground.id = listing.ground_id
      ${joinNewestDays('listing')}
     where listing.instrument_id = ${stockId} and listing.status <> 'delisted'
     order by ground.position`.execute(database);
  return rows;
}
