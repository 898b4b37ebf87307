import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { Mimetype } from '#platform/files/mimetype.ts';
import { findStoredFile, type StoredFile } from '#platform/files/stored-file.repository.ts';

export interface FoundReportFile {
  readonly year: number;
  /** Null of an annual or ESG report. */
  readonly quarter: 1 | 2 | 3 | 4 | null;
  readonly language: 'rus' | 'eng';
  readonly fileId: string;
  readonly mimetype: Mimetype;
  readonly size: number;
}

/** The latest year first. */
export async function findReportFiles(
  database: Database,
  issuerId: number,
  kind: 'esg' | 'annual' | 'quarterly',
): Promise<FoundReportFile[]> {
  const { rows } = await sql<FoundReportFile>`
    select report_file.year, report_file.quarter, report_file.language, file_id as "fileId", mimetype,
           size::float8 as size
      from report_file
      join stored_file on stored_file.id = file_id
     where issuer_id = ${issuerId} and kind = ${kind}
     order by year desc, quarter, language`.execute(database);
  return rows;
}

/** Null where the id is that of another kind of file, or of none. */
export async function findReportFile(database: Database, fileId: string): Promise<StoredFile | null> {
  const { rows } = await sql`select from report_file where file_id = ${fileId} limit 1`.execute(database);
  return rows.length > 0 ? findStoredFile(database, fileId) : null;
}
