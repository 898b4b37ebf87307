import type { NameTable } from '#domain/languages/localized-name.ts';
import { float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const placedRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  currency: text,
  duration: float,
  yield: float,
};
export type PlacedBond = RowOf<typeof placedRow>;

/** A block of a page has an end. */
const MOST = 200;

/** The bonds of the same issuer in the currency of this one that have a yield, with this one among them. */
export async function findPlacedBonds(database: Database, bondId: number): Promise<PlacedBond[]> {
  return query(placedRow)`
    select other.id, other.string_id as "stringId", other.name, other.names, other.currency,
           modified_duration as duration, leading_yield as yield
      from instrument own
      join instrument other on other.issuer_id = own.issuer_id and other.currency = own.currency
       and other.kind = 'bond' and other.status = 'active'
      join bond_measure on bond_id = other.id and modified_duration is not null and leading_yield is not null
     where own.id = ${bondId}
     order by modified_duration, other.id limit ${MOST}`.all(database);
}
