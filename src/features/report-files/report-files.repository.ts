import { sql } from 'kysely';
import { float, int, maybe, oneOf, type RowOf, uuid } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { findStoredFile, type StoredFile } from '#platform/files/stored-file.repository.ts';

const foundReportFileRow = {
  year: int,
  /** Null of an annual or ESG report. */
  quarter: maybe(oneOf(1, 2, 3, 4)),
  language: oneOf('rus', 'eng'),
  fileId: uuid,
  mimetype: oneOf('application/pdf', 'application/zip', 'application/vnd.rar'),
  size: float,
};
export type FoundReportFile = RowOf<typeof foundReportFileRow>;

/** The latest year first. */
export async function findReportFiles(
  database: Database,
  issuerId: number,
  kind: 'esg' | 'annual' | 'quarterly',
): Promise<FoundReportFile[]> {
  return query(foundReportFileRow)`
    select report_file.year, report_file.quarter, report_file.language, file_id as "fileId", mimetype,
           size::float8 as size
      from report_file
      join stored_file on stored_file.id = file_id
     where issuer_id = ${issuerId} and kind = ${kind}
     order by year desc, quarter, language`.all(database);
}

/** Null where the id is that of another kind of file, or of none. */
export async function findReportFile(database: Database, fileId: string): Promise<StoredFile | null> {
  const { rows } = await sql`select from report_file where file_id = ${fileId} limit 1`.execute(database);
  return rows.length > 0 ? findStoredFile(database, fileId) : null;
}
