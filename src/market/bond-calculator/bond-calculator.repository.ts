import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedBondRow = { id: int, stringId: text, name: text, names: json<NameTable>(), currency: text };
export type NamedBond = RowOf<typeof namedBondRow>;

type Wanted = { readonly id: number } | { readonly key: string };

/** By row id, or by string id or ISIN, whichever somebody has at hand. */
export async function findNamedBond(database: Database, wanted: Wanted): Promise<NamedBond | null> {
  const isMeant =
    'id' in wanted
      ? sql`id = ${wanted.id}`
      : sql`(string_id = ${wanted.key.toLowerCase()} or isin = ${wanted.key.toUpperCase()})`;
  return query(namedBondRow)`
    select id, string_id as "stringId", name, names, currency from instrument
     where kind = 'bond' and ${isMeant} order by id limit 1`.first(database);
}
