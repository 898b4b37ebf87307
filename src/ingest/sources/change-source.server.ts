import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { ImportConfig } from '#platform/configuration/config-import.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { checkContent } from './check-content.server.ts';
import {
  type DataSource,
  deleteSource,
  findSourceByCode,
  insertSource,
  lockSource,
  requestRun,
  type SourceContent,
  switchSource,
  updateSource,
} from './data-source.repository.ts';
import { nextRun } from './schedule/after-run.ts';

/** With a schedule it begins at once. */
export async function addSource(
  database: Database,
  actor: Actor,
  content: SourceContent,
  config: ImportConfig,
): Promise<void> {
  await checkContent(content, config, actor.at);
  await database.transaction().execute(async (transaction) => {
    if (await findSourceByCode(transaction, content.code)) throw new Refusal('source_exists');
    const id = await insertSource(transaction, content);
    const nextAt = nextRun(content, actor.at);
    if (nextAt) await switchSource(transaction, id, { isOn: true, nextAt });
    await recordChange(transaction, actor, {
      subject: 'source',
      subjectId: content.code,
      action: 'create',
      after: toNote(content),
    });
  });
}

export async function editSource(
  database: Database,
  actor: Actor,
  content: SourceContent,
  config: ImportConfig,
): Promise<void> {
  await checkContent(content, config, actor.at);
  await changeSource(database, content.code, async (transaction, source) => {
    if (content.kind !== source.kind) throw new Refusal('bad_request');
    await updateSource(transaction, source.id, content);
    if (source.isOn)
      await switchSource(transaction, source.id, { isOn: true, nextAt: nextRun(content, actor.at) });
    await recordChange(transaction, actor, {
      subject: 'source',
      subjectId: source.code,
      action: 'change',
      before: toNote(source),
      after: toNote(content),
    });
  });
}

/** Off, it runs only on request. On again, its failures are forgotten. */
export const pauseSource = (database: Database, actor: Actor, code: string, isOn: boolean): Promise<void> =>
  changeSource(database, code, async (transaction, source) => {
    const nextAt = isOn ? nextRun(source, actor.at) : null;
    if (isOn && nextAt === null) throw new Refusal('bad_schedule');
    await switchSource(transaction, source.id, { isOn, nextAt });
    const action = isOn ? 'resume' : 'pause';
    await recordChange(transaction, actor, { subject: 'source', subjectId: code, action });
  });

/** Due now, whatever its schedule says. */
export const requestSourceRun = (database: Database, actor: Actor, code: string): Promise<void> =>
  changeSource(database, code, async (transaction, source) => {
    await requestRun(transaction, source.id, actor.at);
    await recordChange(transaction, actor, { subject: 'source', subjectId: code, action: 'run' });
  });

/** What it has imported stays. */
export const removeSource = (database: Database, actor: Actor, code: string): Promise<void> =>
  changeSource(database, code, async (transaction, source) => {
    await deleteSource(transaction, source.id);
    await recordChange(transaction, actor, {
      subject: 'source',
      subjectId: code,
      action: 'delete',
      before: toNote(source),
    });
  });

function changeSource(
  database: Database,
  code: string,
  change: (transaction: Database, source: DataSource) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const source = await lockSource(transaction, code);
    if (!source) throw new Refusal('not_found');
    await change(transaction, source);
  });
}

const toNote = ({ kind, address, schedule, timeZone, secretName, settings, limits }: SourceContent) => ({
  kind,
  address,
  schedule,
  timeZone,
  secretName,
  settings: JSON.stringify(settings),
  limits: JSON.stringify(limits),
});
