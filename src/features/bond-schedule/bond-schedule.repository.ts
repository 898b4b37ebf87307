import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface NamedBond {
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
}

export async function findNamedBond(database: Database, bondId: number): Promise<NamedBond | null> {
  const { rows } = await sql<NamedBond>`
    select string_id as "stringId", name, names, currency
      from instrument where id = ${bondId} and kind = 'bond'`.execute(database);
  return rows[0] ?? null;
}
