import { sql } from 'kysely';
import type { Database } from '#foundation/database/database.server.ts';

export async function isIssuer(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from issuer where id = ${id}`.execute(database);
  return rows.length > 0;
}
