import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { SEARCH_STATUSES, type SearchStatus } from '#domain/search/statuses.ts';
import type { Database } from '#foundation/database/database.server.ts';

export interface Suggested {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly tickers: readonly string[];
  readonly status: SearchStatus;
}

export async function findSuggestedInstruments(
  database: Database,
  ids: readonly number[],
): Promise<Suggested[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Suggested>`
    select id, string_id as "stringId", name, names, status,
           array_remove(ticker || array(
             select listing.ticker from listing
              where listing.instrument_id = instrument.id and listing.ticker is distinct from instrument.ticker
              order by ground_id), null) as "tickers"
      from instrument where id = any(${ids}::int[])`.execute(database);
  return rows;
}

export async function findSuggestedIssuers(database: Database, ids: readonly number[]): Promise<Suggested[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Suggested>`
    select issuer.id, issuer.string_id as "stringId", issuer.name, issuer.names,
           coalesce((${SEARCH_STATUSES}::text[])[min(array_position(${SEARCH_STATUSES}::text[], paper.status))], 'active') as "status",
           coalesce(array_agg(paper.ticker order by paper.id)
             filter (where paper.kind = 'stock' and paper.ticker is not null), '{}') as "tickers"
      from issuer left join instrument paper on paper.issuer_id = issuer.id
     where issuer.id = any(${ids}::int[])
     group by issuer.id`.execute(database);
  return rows;
}
