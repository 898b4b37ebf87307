import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';

export interface ExportedIssuer {
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
}

export async function findIssuer(database: Database, id: number): Promise<ExportedIssuer | null> {
  const { rows } = await sql<ExportedIssuer>`
    select string_id as "stringId", name, names from issuer where id = ${id}`.execute(database);
  return rows[0] ?? null;
}
