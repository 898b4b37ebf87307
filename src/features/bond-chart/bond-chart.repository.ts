import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedBondRow = { id: int, name: text, names: json<NameTable>() };
export type NamedBond = RowOf<typeof namedBondRow>;

export async function findNamedBond(database: Database, bondId: number): Promise<NamedBond | null> {
  return query(namedBondRow)`
    select id, name, names from instrument where id = ${bondId} and kind = 'bond'`.first(database);
}
