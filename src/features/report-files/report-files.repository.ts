import { sql } from 'kysely';
import type { Database } from '#foundation/database/database.server.ts';
import { findStoredFile, type StoredFile } from '#foundation/files/stored-file.repository.ts';

export async function findReportFile(database: Database, fileId: string): Promise<StoredFile | null> {
  const { rows } = await sql`select from report_file where file_id = ${fileId} limit 1`.execute(database);
  return rows.length > 0 ? findStoredFile(database, fileId) : null;
}
