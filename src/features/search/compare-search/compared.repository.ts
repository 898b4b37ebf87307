import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';

export interface Compared {
  readonly id: number;
  readonly kind: 'stock' | 'index';
  readonly name: string;
  readonly names: NameTable;
  readonly isin: string | null;
  readonly grounds: readonly {
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
           coalesce(places.grounds, '[]') as "grounds"
      from instrument
      left join lateral (
        select json_agg(json_build_object('id', ground.id, 'code', ground.code, 'names', ground.names, 'ticker', listing.ticker)
                        order by ground.position) as grounds
          from listing join trading_ground ground on ground.id = listing.ground_id
         where listing.instrument_id = instrument.id and listing.status <> 'delisted'
      ) places on true
     where instrument.id = any(${ids}::int[]) and instrument.kind in ('stock', 'index')
     order by array_position(${ids}::int[], instrument.id)`.execute(database);
  return rows;
}
