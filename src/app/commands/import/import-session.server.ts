import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { Decoder } from '#ingest/decode/decoder.server.ts';
import { readReferenceData } from '#ingest/identity/reference-data.repository.ts';
import { type CheckedRun, checkFiles, writeChecked } from '#ingest/load/import-run.server.ts';
import type { OpenedFiles, OpenOptions, UnreadFile } from '#ingest/load/open-files.server.ts';
import { type PagesOfBatch, pagesOfBatch } from '#ingest/load/pages-of-batch.repository.ts';
import { withSession } from '#ingest/load/session.server.ts';
import { ChangedSincePreview } from '#ingest/load/write-run.server.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { isDiskFull } from '#platform/files/full-disk.ts';
import { OperatorError } from '../../process/process.server.ts';
import { type CommandContext, type CommandInput, UsageError } from '../command.server.ts';
import type { RunSettings } from './run-options.server.ts';
import { createRunProgress } from './run-progress.ts';
import { hasNewThings, isWaiting, summaryJson, summaryLines, totals } from './summary.server.ts';

/** In the last line of an import. */
const SHOWN_PAGES = 3;

export const EXIT = { done: 0, refused: 1, usage: 2, failed: 3, waiting: 4 } as const;

/** A session of its own; what fails in it is explained. */
export async function withClient<Result>(
  { databaseUrl, signal }: Pick<CommandContext, 'databaseUrl' | 'signal'>,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  try {
    return await withSession(databaseUrl, work);
  } catch (error) {
    if (error instanceof OperatorError || error instanceof UsageError) throw error;
    if (signal.aborted) throw new OperatorError('cancelled: nothing was written', { exitCode: EXIT.refused });
    if (isDiskFull(error))
      throw new OperatorError(
        'the disk is full, and nothing was written. Free some space, then run it again',
        {
          exitCode: EXIT.failed,
          cause: error,
        },
      );
    const message = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`the import failed, and nothing was written: ${message}`, {
      exitCode: EXIT.failed,
      cause: error,
    });
  }
}

interface RunOnFiles {
  readonly settings: RunSettings;
  readonly open: (options: OpenOptions) => Promise<OpenedFiles>;
  /** False: a dry run. */
  readonly writes: boolean;
  readonly note: string;
}

/** Checks files and, after confirmation, writes them. */
export async function runOnFiles(
  input: CommandInput,
  context: CommandContext,
  { settings, open, writes, note }: RunOnFiles,
): Promise<void> {
  const { signal, now, config, say, show } = context;
  const isJson = input.values.json === true;
  const decoder = new Decoder();
  try {
    const code = await withClient(context, async (client) => {
      const reference = await readReferenceData(client);
      const { files, unread } = await open({ ...settings, decoder, findMic: reference.findMic, signal });
      const progress = createRunProgress(process.stderr, isJson, () => performance.now());
      const options = {
        ...settings,
        // A check shows what the files hold, also of what nobody knows yet.
        creates: settings.creates || !writes,
        now,
        signal,
        onProgress: progress.show,
        build: await readBuild(),
        stagingFolder: config.imports.stagingFolder,
      };
      const checked = await checkFiles(client, files, options);
      progress.end();
      const { added, changed } = totals(checked);
      const report = (more: object) =>
        isJson ? show([{ ...summaryJson(checked, unread), ...more }]) : undefined;
      if (!isJson) for (const line of summaryLines(checked, unread)) say(line.trimEnd());
      if (!writes) {
        report({ isWritten: false });
        if (!isJson)
          say(
            `nothing was written. To write it: import add … ${settings.creates || hasNewThings(checked) ? '--create' : ''}`.trim(),
          );
        return exitOf(checked, unread, added + changed);
      }
      const hasRejections = checked.run.findings.listed().length > 0;
      if (added + changed > 0 && input.values.yes !== true) {
        const answer = await context.confirm(`Write ${added} new and ${changed} changed rows?`);
        if (answer === null)
          throw new OperatorError('nothing was written: nobody was there to confirm. Say --yes', {
            exitCode: EXIT.waiting,
          });
        if (!answer) throw new OperatorError('nothing was written', { exitCode: EXIT.refused });
      }
      if (added + changed === 0 && !hasRejections && files.length === 0) {
        report({ isWritten: false });
        return exitOf(checked, unread, 0);
      }
      const batch = {
        kind: 'command',
        actor: 'command line',
        actorId: context.actor.operatorId,
        note,
      } as const;
      const written = await writeChecked(client, checked, {
        ...options,
        batch,
        store: createFiles(config).current,
      }).catch((error: unknown) => {
        if (!(error instanceof ChangedSincePreview)) throw error;
        throw new OperatorError('the store changed since the check, and nothing was written. Run it again', {
          exitCode: EXIT.failed,
        });
      });
      // What is written stays so, whether or not its pages can be named.
      const pages = await pagesOfBatch(client, written.batchId, SHOWN_PAGES).catch(() => NO_PAGES);
      report({ isWritten: true, batch: written.batchId, pages: pages.paths });
      if (!isJson) for (const line of writtenLines(written.batchId, { added, changed }, pages)) say(line);
      return exitOf(checked, unread, added + changed);
    });
    context.exitWith(code);
  } finally {
    await decoder.close();
  }
}

const NO_PAGES: PagesOfBatch = { paths: [], all: 0 };

function writtenLines(
  batchId: number,
  { added, changed }: { readonly added: number; readonly changed: number },
  { paths, all }: PagesOfBatch,
): string[] {
  if (added + changed === 0) return [`nothing new: batch ${batchId} changed nothing`];
  const others = all > paths.length ? ` and ${all - paths.length} more pages` : '';
  return [
    `batch ${batchId}: ${added} new, ${changed} changed. To take it back: import undo ${batchId}`,
    ...(paths.length > 0 ? [`shown within seconds at ${paths.join(', ')}${others}`] : []),
  ];
}

/** The built program names its parts by their contents. From its sources it may be another one each time. */
async function readBuild(): Promise<string | undefined> {
  const [, entry = ''] = process.argv;
  if (!entry.endsWith('.js')) return undefined;
  return createHash('sha256')
    .update(await readFile(entry))
    .digest('hex');
}

/** Taken or known before is 0; what only a person can decide is 4; nothing that could be taken is 1. */
function exitOf(checked: CheckedRun, unread: readonly UnreadFile[], rows: number): number {
  const { reports } = checked.run;
  if (rows > 0 || reports.some(({ accepted }) => accepted > 0)) return EXIT.done;
  if (isWaiting(checked)) return EXIT.waiting;
  if (unread.some(({ why }) => why.kind === 'unknown')) return EXIT.waiting;
  if (unread.some(({ why }) => why.kind === 'refused')) return EXIT.refused;
  return reports.some(({ rejected }) => rejected > 0) ? EXIT.refused : EXIT.done;
}
