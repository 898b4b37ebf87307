import type pg from 'pg';
import type { JobContext } from '#platform/jobs/worker.server.ts';
import { Decoder } from '../decode/decoder.server.ts';
import { readReferenceData } from '../identity/reference-data.repository.ts';
import { findImported } from '../load/batch.repository.ts';
import { type CheckedRun, checkFiles, type ImportOptions, writeChecked } from '../load/import-run.server.ts';
import { openSources, type UnreadFile } from '../load/open-files.server.ts';
import type { RunFile } from '../load/run-file.ts';
import type { RunProgress } from '../load/run-progress.ts';
import { ChangedSincePreview } from '../load/write-run.server.ts';
import { type ListedDifference, saveDifference } from './changes.repository.ts';
import { draftSource, pathOf, toDecodeChoice, toRunChoices } from './draft-source.server.ts';
import {
  type Draft,
  findWritten,
  finishDraft,
  listDraftFiles,
  moveDraft,
  replaceFiles,
  saveRecognised,
  saveReport,
} from './drafts.repository.ts';
import { listDifference } from './list-difference.server.ts';
import { listRecipes } from './recipes.repository.ts';
import { recogniseFile } from './recognise-file.server.ts';
import { toReport } from './to-report.ts';
import { unpackUploads } from './unpack-uploads.server.ts';

export interface DraftRun extends Pick<JobContext, 'database' | 'files' | 'now'> {
  readonly client: pg.Client;
  readonly draft: Draft;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RunProgress) => void;
}

const SOURCE = { code: 'files', name: 'Imported files' };

export async function recogniseDraft({ client, database, draft, files, signal }: DraftRun): Promise<void> {
  const decoder = new Decoder();
  try {
    let listed = await listDraftFiles(database, draft.id);
    if (listed.every(({ recognised }) => recognised === null)) {
      const unpacked = await unpackUploads(decoder, files, listed);
      await database.transaction().execute((transaction) => replaceFiles(transaction, draft.id, unpacked));
      listed = await listDraftFiles(database, draft.id);
    }
    const recipes = await listRecipes(database);
    const imported = await findImported(
      client,
      listed.map(({ sha256 }) => sha256),
    );
    for (const file of listed) {
      signal.throwIfAborted();
      const recognised = await recogniseFile(decoder, draftSource(files, file), file.choices, recipes);
      const before = imported.find(({ sha256, isUndone }) => sha256 === file.sha256 && !isUndone);
      await saveRecognised(database, draft.id, file.position, {
        ...recognised,
        importedBy: before?.batchId ?? null,
      });
    }
    await moveDraft(database, draft.id, ['recognising'], 'open');
  } finally {
    await decoder.close();
  }
}

export const checkDraft = (run: DraftRun): Promise<void> =>
  withChecked(run, (checked) => saveChecked(run, checked, false));

/** Reads everything again. Where that is not what was confirmed, the new difference is shown and nothing is written. */
export async function writeDraft(run: DraftRun): Promise<void> {
  const { client, database, draft, files } = run;
  const note = `draft ${draft.id}`;
  const written = await findWritten(database, note);
  if (written !== null) return finishDraft(database, draft.id, written);
  await withChecked(run, async (checked) => {
    if (checked.result.difference.digest !== draft.digest) return saveChecked(run, checked, true);
    const { actor, createdBy: actorId } = draft;
    const batch = { kind: 'upload', actor, actorId, note } as const;
    try {
      const { batchId } = await writeChecked(client, checked.result, {
        ...checked.options,
        batch,
        store: files.current,
      });
      await finishDraft(database, draft.id, batchId);
    } catch (error) {
      if (!(error instanceof ChangedSincePreview)) throw error;
      await saveChecked(run, checked, true);
    }
  });
}

interface Checked {
  readonly result: CheckedRun;
  readonly unread: readonly UnreadFile[];
  readonly listed: ListedDifference;
  readonly options: ImportOptions;
}

/** The rows of a checked run are in the session, and its files are read by the decoder: both end with it. */
async function withChecked(run: DraftRun, work: (checked: Checked) => Promise<void>): Promise<void> {
  const { client, draft, now, signal, onProgress } = run;
  const decoder = new Decoder();
  let listed: ListedDifference = { changes: [], series: [] };
  try {
    const { files, unread } = await openDraft(run, decoder);
    const { creates, known } = draft;
    const options: ImportOptions = { source: SOURCE, creates, known, now, signal, onProgress };
    const result = await checkFiles(client, files, {
      ...options,
      onDifference: async (tables) => {
        listed = await listDifference(client, tables, known);
      },
    });
    await work({ result, unread, listed, options });
  } finally {
    await decoder.close();
  }
}

async function openDraft({ client, database, draft, files, signal }: DraftRun, decoder: Decoder) {
  const { findMic } = await readReferenceData(client);
  const recipes = await listRecipes(database);
  const opened: { files: RunFile[]; unread: UnreadFile[] } = { files: [], unread: [] };
  for (const file of await listDraftFiles(database, draft.id)) {
    const { choices } = file;
    if (choices.isLeftOut) continue;
    const one = await openSources([draftSource(files, file)], {
      decoder,
      findMic,
      checks: { accepted: draft.accepted },
      decode: toDecodeChoice(choices),
      choices: toRunChoices(choices),
      format: choices.format,
      recipes,
      signal,
    });
    opened.files.push(...one.files);
    opened.unread.push(...one.unread.map((unread) => ({ ...unread, name: pathOf(file) })));
  }
  return opened;
}

async function saveChecked(
  { database, draft }: DraftRun,
  { result: { run, difference }, unread, listed }: Checked,
  hasChanged: boolean,
): Promise<void> {
  await saveDifference(database, draft.id, listed);
  const report = toReport({
    reports: run.reports,
    rules: run.findings.byRule(),
    tables: difference.tables,
    unread: unread.map(({ name, why }) => ({
      name,
      why: why.kind === 'refused' ? why.refusal.code : why.kind,
    })),
  });
  await saveReport(database, draft.id, { report, digest: difference.digest, hasChanged });
}
