import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface Compared {
  readonly id: number;
  readonly kind: 'stock' | 'index';
  readonly name: string;
  readonly names: NameTable;
  readonly isin: string | null;
  readonly venues: readonly {
    readonly id: number;
    readonly code: string;
    readonly names: NameTable;
    readonly ticker: string;
  }[];
}

/** In the order of the ids. */
export async function findCompared(database: Database, ids: readonly number[]): Promise<Compared[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Compared>`
    select instrument.id, instrument.kind, instrument.name, instrument.names, instrument.isin,
           coalesce(places.grounds, '[]') as "venues"
      from instrument
      left join lateral (
        select json_agg(json_build_object('id', venue.id, 'code', venue.code, 'names', venue.names, 'ticker', listing.ticker)
                        order by venue.position) as grounds
          from listing join venue on venue.id = listing.venue_id
         where listing.instrument_id = instrument.id and listing.status <> 'delisted'
      ) places on true
     where instrument.id = any(${ids}::int[]) and instrument.kind in ('stock', 'index')
     order by array_position(${ids}::int[], instrument.id)`.execute(database);
  return rows;
}
