import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { toRowId } from '#foundation/database/row-id.ts';

interface Issuer {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
}

/** By its string id, or else by its number. */
export async function findIssuerByKey(database: Database, key: string): Promise<Issuer | null> {
  const { rows } = await sql<Issuer>`
    select id, string_id as "stringId", name, names from issuer
     where id = coalesce((select id from issuer where string_id = ${key}), ${toRowId(key)}::int)`.execute(
    database,
  );
  return rows[0] ?? null;
}
