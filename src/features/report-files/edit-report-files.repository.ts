import { sql } from 'kysely';
import { float, int, maybe, oneOf, type RowOf, text, uuid } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { StoredFile } from '#platform/files/stored-file.repository.ts';
import { type ReportKind, reportKind } from './report-files.contract.ts';

/** What a report is on: its place in the list of an issuer. */
export interface ReportSlot {
  readonly issuerId: number;
  readonly kind: ReportKind;
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4 | null;
  readonly language: 'rus' | 'eng';
}

const fileInSlotRow = { fileId: uuid, name: text, size: float, sha256: text };
export type FileInSlot = RowOf<typeof fileInSlotRow>;

const listedReportFileRow = {
  ...fileInSlotRow,
  kind: oneOf(...reportKind.options),
  year: int,
  quarter: maybe(oneOf(1, 2, 3, 4)),
  language: oneOf('rus', 'eng'),
  mimetype: text,
  store: oneOf('disk', 's3'),
};
export type ListedReportFile = RowOf<typeof listedReportFileRow>;

export async function listReportFiles(database: Database, issuerId: number): Promise<ListedReportFile[]> {
  return query(listedReportFileRow)`
    select report_file.kind, report_file.year, report_file.quarter, report_file.language, file_id as "fileId",
           original_name as name, mimetype, size::float8 as size, sha256, store
      from report_file
      join stored_file on stored_file.id = file_id
     where issuer_id = ${issuerId}
     order by kind, year desc, quarter, language`.all(database);
}

export async function insertStoredFile(
  database: Database,
  file: Omit<StoredFile, 'id'>,
): Promise<Pick<StoredFile, 'id'>> {
  const row = await query({ id: uuid })`
    insert into stored_file (original_name, mimetype, size, sha256, store, created_at)
    values (${file.name}, ${file.mimetype}, ${file.size}, ${file.sha256}, ${file.store}, ${file.createdAt})
    returning id`.one(database);
  return row;
}

/** The file that stands there now, which nobody else changes before the transaction ends. */
export async function lockFileInSlot(database: Database, slot: ReportSlot): Promise<FileInSlot | null> {
  return query(fileInSlotRow)`
    select file_id as "fileId", original_name as name, size::float8 as size, sha256
      from report_file
      join stored_file on stored_file.id = file_id
     where ${isAt(slot)}
       for update of report_file`.first(database);
}

/** False where another was put there meanwhile. */
export async function putFileInSlot(database: Database, slot: ReportSlot, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into report_file (issuer_id, kind, year, quarter, language, file_id)
    values (${slot.issuerId}, ${slot.kind}, ${slot.year}, ${slot.quarter}, ${slot.language}, ${fileId})
    on conflict do nothing
    returning id`.execute(database);
  return rows.length > 0;
}

export async function clearSlot(database: Database, slot: ReportSlot): Promise<void> {
  await sql`delete from report_file where ${isAt(slot)}`.execute(database);
}

const isAt = ({ issuerId, kind, year, quarter, language }: ReportSlot) => sql`
  issuer_id = ${issuerId} and kind = ${kind} and year = ${year} and quarter is not distinct from ${quarter}
  and report_file.language = ${language}`;
