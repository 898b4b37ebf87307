import type { NameTable } from '#domain/languages/localized-name.ts';
import { date, float, int, json, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundPlacementRow = {
  id: int,
  day: date,
  kind: oneOf('primary', 'additional'),
  instrumentKind: oneOf('stock', 'bond'),
  stringId: text,
  name: text,
  names: json<NameTable>(),
  units: float,
  price: float,
  raised: float,
  currency: text,
};
export type FoundPlacement = RowOf<typeof foundPlacementRow>;

/** A block of a page has an end. */
const MOST_PLACEMENTS = 200;

export async function findPlacements(database: Database, issuerId: number): Promise<FoundPlacement[]> {
  return query(foundPlacementRow)`
    select offering.id, day, offering.kind, instrument.kind as "instrumentKind", string_id as "stringId", name, names,
           offering.units::float8 as units, price::float8 as price, offering.currency,
           (offering.units * price * coalesce(bond.face_value / 100, 1))::float8 as raised
      from instrument
      join offering on offering.instrument_id = instrument.id
      left join bond on bond.instrument_id = instrument.id
     where issuer_id = ${issuerId} and instrument.kind in ('stock', 'bond') and (instrument.kind = 'stock' or bond.face_value is not null)
     order by day desc, name, offering.id
     limit ${MOST_PLACEMENTS}`.all(database);
}
