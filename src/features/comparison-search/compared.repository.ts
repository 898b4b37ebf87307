import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const comparedRow = {
  id: int,
  kind: oneOf('stock', 'index'),
  name: text,
  names: json<NameTable>(),
  isin: maybe(text),
  venues:
    json<
      readonly {
        readonly id: number;
        readonly code: string;
        readonly names: NameTable;
        readonly ticker: string;
      }[]
    >(),
};
export type Compared = RowOf<typeof comparedRow>;

/** In the order of the ids. */
export async function findCompared(database: Database, ids: readonly number[]): Promise<Compared[]> {
  if (ids.length === 0) return [];
  return query(comparedRow)`
    select instrument.id, instrument.kind, instrument.name, instrument.names, instrument.isin,
           coalesce(places.venues, '[]') as "venues"
      from instrument
      left join lateral (
        select json_agg(json_build_object('id', venue.id, 'code', venue.code, 'names', venue.names, 'ticker', listing.ticker)
                        order by venue.position) as venues
          from listing join venue on venue.id = listing.venue_id
         where listing.instrument_id = instrument.id and listing.status <> 'delisted'
      ) places on true
     where instrument.id = any(${ids}::int[]) and instrument.kind in ('stock', 'index')
     order by array_position(${ids}::int[], instrument.id)`.all(database);
}
