import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import { findMimetype } from '#platform/files/mimetype.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  clearSlot,
  type FileInSlot,
  insertStoredFile,
  lockFileInSlot,
  putFileInSlot,
  type ReportSlot,
} from './edit-report-files.repository.ts';

export interface NewReportFile {
  readonly slot: ReportSlot;
  /** As readers will save it. */
  readonly name: string;
  readonly content: Uint8Array;
  /** Whether a file that stands there gives way. */
  readonly replaces: boolean;
}

/** Keeps the content first: a row must never speak of what is not there. The other way round costs only room. */
export async function addReportFile(
  { database, files, actor }: { database: Database; files: Files; actor: Actor },
  { slot, name, content, replaces }: NewReportFile,
): Promise<{ readonly id: string; readonly before: FileInSlot | null }> {
  const mimetype = findMimetype(content);
  if (!mimetype) throw new Refusal('unsupported_media_type');
  const { sha256, size, store } = await files.put(content);
  return database.transaction().execute(async (transaction) => {
    const before = await lockFileInSlot(transaction, slot);
    if (before && !replaces) throw new Refusal('conflict');
    if (before) await clearSlot(transaction, slot);
    const file = { name, mimetype, size, sha256, store, createdAt: actor.at };
    const { id } = await insertStoredFile(transaction, file);
    if (!(await putFileInSlot(transaction, slot, id))) throw new Refusal('conflict');
    await recordChange(transaction, actor, {
      ...subjectAt(slot),
      action: before ? 'change' : 'create',
      before,
      after: { fileId: id, name, size, sha256, store },
    });
    return { id, before };
  });
}

/** Takes a file off its place. Its content stays in the store, where the same may serve another report. */
export async function removeReportFile(
  database: Database,
  actor: Actor,
  slot: ReportSlot,
): Promise<FileInSlot> {
  return database.transaction().execute(async (transaction) => {
    const before = await lockFileInSlot(transaction, slot);
    if (!before) throw new Refusal('not_found');
    await clearSlot(transaction, slot);
    await recordChange(transaction, actor, { ...subjectAt(slot), action: 'delete', before });
    return before;
  });
}

function subjectAt({ issuerId, kind, year, quarter, language }: ReportSlot) {
  const subjectId = [issuerId, kind, year, quarter && `q${quarter}`, language].filter(Boolean).join('/');
  return { subject: 'report-file', subjectId } as const;
}
