import { sql } from 'kysely';
import {
  bool,
  float,
  int,
  json,
  listOf,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import {
  DRAFT_STATES,
  type DraftProgress,
  type DraftState,
  type FileChoices,
  type ImportReport,
  KNOWN_MODES,
  type RecognisedFile,
} from './draft.ts';

const draftRow = {
  id: int,
  createdAt: timestamp,
  createdBy: maybe(int),
  actor: text,
  state: oneOf(...DRAFT_STATES),
  creates: bool,
  known: oneOf(...KNOWN_MODES),
  accepted: listOf(text),
  progress: json<DraftProgress>(),
  report: maybe(json<ImportReport>()),
  digest: maybe(text),
  hasChanged: bool,
  failure: maybe(text),
  batchId: maybe(int),
};
export type Draft = RowOf<typeof draftRow>;

const draftFileRow = {
  position: int,
  name: text,
  folder: maybe(text),
  sha256: text,
  bytes: float,
  store: oneOf('disk', 's3'),
  choices: json<FileChoices>(),
  recognised: maybe(json<RecognisedFile>()),
};
export type DraftFile = RowOf<typeof draftFileRow>;
export type NewDraftFile = Pick<DraftFile, 'name' | 'folder' | 'sha256' | 'bytes' | 'store'>;

export const findDraft = (database: Database, id: number): Promise<Draft | null> =>
  query(draftRow)`
    select id, created_at as "createdAt", created_by as "createdBy", actor, state, creates, known, accepted, progress, report, digest,
           has_changed as "hasChanged", failure, batch_id as "batchId"
      from import_draft where id = ${id}`.first(database);

export const listDraftFiles = (database: Database, draftId: number): Promise<DraftFile[]> =>
  query(draftFileRow)`
    select position, name, folder, sha256, bytes::float8, store, choices, recognised
      from import_draft_file where draft_id = ${draftId} order by position`.all(database);

export const findDraftFile = (
  database: Database,
  draftId: number,
  position: number,
): Promise<DraftFile | null> =>
  query(draftFileRow)`
    select position, name, folder, sha256, bytes::float8, store, choices, recognised
      from import_draft_file where draft_id = ${draftId} and position = ${position}`.first(database);

export async function insertDraft(
  database: Database,
  { createdBy, actor }: { readonly createdBy: number; readonly actor: string },
): Promise<number> {
  const { id } = await query({ id: int })`
    insert into import_draft (created_by, actor) values (${createdBy}, ${actor}) returning id`.one(database);
  return id;
}

/** In place of those that it has. */
export async function replaceFiles(
  database: Database,
  draftId: number,
  files: readonly NewDraftFile[],
): Promise<void> {
  await sql`delete from import_draft_file where draft_id = ${draftId}`.execute(database);
  const rows = JSON.stringify(files.map((file, position) => ({ ...file, position })));
  await sql`
    insert into import_draft_file (draft_id, position, name, folder, sha256, bytes, store)
    select ${draftId}, position, name, folder, sha256, bytes, store
      from jsonb_to_recordset(${rows}::jsonb) as f (position int, name text, folder text, sha256 text, bytes bigint, store text)`.execute(
    database,
  );
}

export async function saveRecognised(
  database: Database,
  draftId: number,
  position: number,
  recognised: RecognisedFile,
): Promise<void> {
  await sql`
    update import_draft_file set recognised = ${JSON.stringify(recognised)}
     where draft_id = ${draftId} and position = ${position}`.execute(database);
}

export async function saveChoices(
  database: Database,
  draftId: number,
  position: number,
  choices: FileChoices,
): Promise<void> {
  await sql`
    update import_draft_file set choices = ${JSON.stringify(choices)}
     where draft_id = ${draftId} and position = ${position}`.execute(database);
}

/** False where the draft is in none of the states that it may leave this way. */
export async function moveDraft(
  database: Database,
  id: number,
  from: readonly DraftState[],
  to: DraftState,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update import_draft set state = ${to}, progress = '{}', is_stopping = false, failure = null
     where id = ${id} and state in (${sql.join(from)})`.execute(database);
  return numAffectedRows > 0n;
}

export async function saveOptions(
  database: Database,
  id: number,
  { creates, known, accepted }: Pick<Draft, 'creates' | 'known' | 'accepted'>,
): Promise<void> {
  await sql`
    update import_draft set creates = ${creates}, known = ${known},
           accepted = array(select jsonb_array_elements_text(${JSON.stringify(accepted)}::jsonb))
     where id = ${id}`.execute(database);
}

export async function requestStop(database: Database, id: number): Promise<void> {
  await sql`update import_draft set is_stopping = true where id = ${id}`.execute(database);
}

/** Whether somebody wants it to stop. */
export async function noteProgress(
  database: Database,
  id: number,
  progress: DraftProgress,
): Promise<boolean> {
  const row = await query({ isStopping: bool })`
    update import_draft set progress = ${JSON.stringify(progress)} where id = ${id} returning is_stopping as "isStopping"`.first(
    database,
  );
  return row?.isStopping ?? true;
}

export async function saveReport(
  database: Database,
  id: number,
  { report, digest, hasChanged }: { report: ImportReport; digest: string; hasChanged: boolean },
): Promise<void> {
  await sql`
    update import_draft set state = 'checked', report = ${JSON.stringify(report)}, digest = ${digest}, has_changed = ${hasChanged},
           checked_at = clock_timestamp(), is_stopping = false, progress = '{}'
     where id = ${id}`.execute(database);
}

export async function finishDraft(database: Database, id: number, batchId: number): Promise<void> {
  await sql`
    update import_draft set state = 'done', batch_id = ${batchId}, progress = '{}', is_stopping = false where id = ${id}`.execute(
    database,
  );
}

export async function failDraft(database: Database, id: number, failure: string): Promise<void> {
  await sql`
    update import_draft set state = 'failed', failure = ${failure}, progress = '{}', is_stopping = false where id = ${id}`.execute(
    database,
  );
}

/** The batch that a run wrote before it could say so. */
export async function findWritten(database: Database, note: string): Promise<number | null> {
  const row = await query({ id: int })`
    select id from import_batch where kind = 'upload' and note = ${note} and status in ('done', 'undone') order by id desc limit 1`.first(
    database,
  );
  return row?.id ?? null;
}

/** Drafts whose process is gone: nobody holds their lock. */
export async function findAbandonedDrafts(database: Database): Promise<number[]> {
  const rows = await query({ id: int })`
    select id from import_draft
     where state in ('recognising', 'checking', 'writing')
       and pg_try_advisory_xact_lock(hashtext('basispoint.import_draft'), id) order by id`.all(database);
  return rows.map(({ id }) => id);
}

export async function deleteDraft(database: Database, id: number): Promise<void> {
  await sql`delete from import_draft where id = ${id}`.execute(database);
}

/** Which of these contents no file of the site has any more. */
export async function findUnnamed(database: Database, hashes: readonly string[]): Promise<string[]> {
  const rows = await query({ sha256: text })`
    select sha256 from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as gone (sha256)
     where not exists (select from stored_file f where f.sha256 = gone.sha256)
       and not exists (select from import_draft_file f where f.sha256 = gone.sha256)
       and not exists (select from export_job e where e.sha256 = gone.sha256)`.all(database);
  return rows.map(({ sha256 }) => sha256);
}
