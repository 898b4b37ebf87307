import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { SendJob } from '#platform/jobs/send-job.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { DraftState, FileChoices } from './draft.ts';
import { runDraft } from './draft-jobs.server.ts';
import {
  type Draft,
  deleteDraft,
  findDraft,
  findDraftFile,
  findUnnamed,
  insertDraft,
  listDraftFiles,
  moveDraft,
  type NewDraftFile,
  replaceFiles,
  requestStop,
  saveChoices,
  saveOptions,
} from './drafts.repository.ts';

/** What every change of a draft needs. */
export interface DraftDesk {
  readonly database: Database;
  readonly jobs: { readonly send: SendJob };
  readonly actor: Actor & { readonly operatorId: number; readonly name: string };
}

/** States in which nobody works on it and nothing is written yet. */
const AT_REST: readonly DraftState[] = ['open', 'checked', 'failed'];

export function openDraft(desk: DraftDesk, files: readonly NewDraftFile[]): Promise<number> {
  const { database, jobs, actor } = desk;
  return database.transaction().execute(async (transaction) => {
    const id = await insertDraft(transaction, { createdBy: actor.operatorId, actor: actor.name });
    await replaceFiles(transaction, id, files);
    await note(transaction, actor, id, 'open', { files: files.map(({ name }) => name).slice(0, 20) });
    await jobs.send(runDraft, { draftId: id }, transaction);
    return id;
  });
}

export function chooseForFile(
  { database, jobs, actor }: DraftDesk,
  id: number,
  position: number,
  choices: FileChoices,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const file = await findDraftFile(transaction, id, position);
    if (!file) throw new Refusal('not_found');
    await move(transaction, id, AT_REST, 'recognising');
    await saveChoices(transaction, id, position, choices);
    await note(transaction, actor, id, 'change', { file: file.name, ...choices });
    await jobs.send(runDraft, { draftId: id }, transaction);
  });
}

export function requestCheck(
  { database, jobs, actor }: DraftDesk,
  id: number,
  options: Pick<Draft, 'creates' | 'known' | 'accepted'>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await move(transaction, id, AT_REST, 'checking');
    await saveOptions(transaction, id, options);
    await note(transaction, actor, id, 'check', options);
    await jobs.send(runDraft, { draftId: id }, transaction);
  });
}

/** `digest`: of the difference that the person saw. */
export function confirmDraft(
  { database, jobs, actor }: DraftDesk,
  id: number,
  digest: string,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const draft = await findDraft(transaction, id);
    if (!draft) throw new Refusal('not_found');
    if (draft.digest !== digest) throw new Refusal('conflict');
    await move(transaction, id, ['checked'], 'writing');
    await note(transaction, actor, id, 'confirm', { digest });
    await jobs.send(runDraft, { draftId: id }, transaction);
  });
}

export async function stopDraft({ database, actor }: DraftDesk, id: number): Promise<void> {
  if (!(await findDraft(database, id))) throw new Refusal('not_found');
  await database.transaction().execute(async (transaction) => {
    await requestStop(transaction, id);
    await note(transaction, actor, id, 'stop', {});
  });
}

/** What was written stays: it is a batch. */
export async function discardDraft({ database, actor }: DraftDesk, id: number, files: Files): Promise<void> {
  const contents = await database.transaction().execute(async (transaction) => {
    const draft = await findDraft(transaction, id);
    if (!draft) throw new Refusal('not_found');
    if (![...AT_REST, 'done'].includes(draft.state)) throw new Refusal('conflict');
    const listed = await listDraftFiles(transaction, id);
    await deleteDraft(transaction, id);
    await note(transaction, actor, id, 'delete', {});
    return listed;
  });
  await removeUnnamed(database, files, contents);
}

/** Contents that nothing names any more. */
export async function removeUnnamed(
  database: Database,
  files: Files,
  contents: readonly Pick<NewDraftFile, 'sha256' | 'store'>[],
): Promise<void> {
  const unnamed = await findUnnamed(
    database,
    contents.map(({ sha256 }) => sha256),
  );
  for (const content of contents) if (unnamed.includes(content.sha256)) await files.remove(content);
}

async function move(
  database: Database,
  id: number,
  from: readonly DraftState[],
  to: DraftState,
): Promise<void> {
  if (await moveDraft(database, id, from, to)) return;
  throw new Refusal((await findDraft(database, id)) ? 'conflict' : 'not_found');
}

const note = (database: Database, actor: Actor, id: number, action: string, after: object) =>
  recordChange(database, actor, { subject: 'import-draft', subjectId: id, action, after });
