import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export async function deleteExpiredCodes(database: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from one_time_code where expires_at <= ${now}`.execute(
    database,
  );
  return Number(numAffectedRows);
}
