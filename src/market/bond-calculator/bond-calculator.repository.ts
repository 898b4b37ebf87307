import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface NamedBond {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
}

type Wanted = { readonly id: number } | { readonly key: string };

/** By row id, or by string id or ISIN, whichever somebody has at hand. */
export async function findNamedBond(database: Database, wanted: Wanted): Promise<NamedBond | null> {
  const isMeant =
    'id' in wanted
      ? sql`id = ${wanted.id}`
      : sql`(string_id = ${wanted.key.toLowerCase()} or isin = ${wanted.key.toUpperCase()})`;
  const { rows } = await sql<NamedBond>`
    select id, string_id as "stringId", name, names, currency from instrument
     where kind = 'bond' and ${isMeant} order by id limit 1`.execute(database);
  return rows[0] ?? null;
}
