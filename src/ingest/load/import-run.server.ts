import type pg from 'pg';
import type { FileStore } from '#platform/files/file-store.ts';
import {
  endBatch,
  failInterrupted,
  findSource,
  type NewBatch,
  openBatch,
  readSource,
} from './batch.repository.ts';
import {
  checkDividendShares,
  checkStoredUnits,
  checkWeightSums,
  dropHeldRows,
  restoreAsTraded,
} from './cross-checks.server.ts';
import { analyzeStage, type KnownMode } from './difference.server.ts';
import { findBefore, runDigestOf, toFound } from './found-before.server.ts';
import { type ReadOptions, type ReadRun, readRun } from './read-run.server.ts';
import { settleRepeated } from './repeated-rows.server.ts';
import type { RunFile } from './run-file.ts';
import { stageDrafts } from './stage-drafts.server.ts';
import { stageHolders } from './stage-holders.server.ts';
import { storeContents, storedInOf } from './store-contents.ts';
import {
  readStoreVersion,
  type StoreVersion,
  takeStoreVersion,
  writeFound,
} from './store-version.repository.ts';
import { checkStoredRanges } from './stored-ranges.server.ts';
import { checkStoredTerms } from './stored-terms.server.ts';
import type { LoadTable } from './tables/load-table.ts';
import { areDaysFinal } from './write-days.server.ts';
import { compareRun, type Difference, writeRun } from './write-run.server.ts';

export interface ImportOptions extends ReadOptions {
  readonly source: { readonly code: string; readonly name: string };
  readonly known: KnownMode;
  /** Of the program. Where it is given, files that were imported before are not read again as long as nothing has changed. */
  readonly build?: string | undefined;
  /** Called while the rows that would be written can be read in the session. */
  readonly onDifference?: ((tables: readonly LoadTable[]) => Promise<void>) | undefined;
}

/** A run that was read, checked and compared with the store. Its rows are in the session of the client: they end with it. */
export interface CheckedRun {
  readonly run: ReadRun;
  readonly difference: Difference;
  /** Of files whose outcome can be stored for the next time. */
  readonly digest: string | null;
  readonly version: StoreVersion;
}

/** Reads and checks files and finds out what they would change; writes nothing. */
export async function checkFiles(
  client: pg.ClientBase,
  files: readonly RunFile[],
  options: ImportOptions,
): Promise<CheckedRun> {
  await client.query(`set statement_timeout = 0; set work_mem = '64MB'`);
  const digest = runDigestOf(files, options);
  const version = await readStoreVersion(client);
  const before = version === null ? null : await findBefore(client, files, digest);
  if (before) return { ...before, digest, version };
  const run = await readRun(client, files, { ...options, comparesDays: options.onDifference !== undefined });
  if (!areDaysFinal(run)) await run.stage.compareDays();
  await analyzeStage(client, run.stage.tables());
  await restoreAsTraded(client, run);
  await checkStoredUnits(client, run);
  await checkStoredRanges(client, run, options.known);
  await checkDividendShares(client, run);
  await stageDrafts(client, run);
  await stageHolders(client, run);
  await dropHeldRows(client, run);
  await settleRepeated(client, run);
  await checkWeightSums(client, run);
  await checkStoredTerms(client, run, options.known);
  options.signal?.throwIfAborted();
  const sourceId = await findSource(client, options.source.code);
  const difference = await compareRun(client, run, { ...options, sourceId });
  return { run, difference, digest, version };
}

export interface WrittenRun {
  readonly batchId: number;
  readonly difference: Difference;
}

/** Writes what was checked, as one batch. Where the store has changed meanwhile, nothing is written (`ChangedSincePreview`). */
export async function writeChecked(
  client: pg.ClientBase,
  { run, difference, digest, version }: CheckedRun,
  options: ImportOptions & {
    readonly batch: Omit<NewBatch, 'sourceId'>;
    /** Takes the contents of the files, so that the run can be repeated. */
    readonly store?: FileStore | undefined;
    /** Further rows of the same transaction. */
    readonly alongside?: ((client: pg.ClientBase, batchId: number) => Promise<void>) | undefined;
  },
): Promise<WrittenRun> {
  await failInterrupted(client);
  const sourceId = await readSource(client, options.source);
  const batchId = await openBatch(client, { ...options.batch, sourceId });
  // Beside the statements, which do not need them.
  const storing = storeContents(run, options.store, options.signal);
  storing.catch(() => undefined);
  try {
    const written = await writeRun(client, run, {
      ...options,
      sourceId,
      batchId,
      expected: difference,
      version,
      storedIn: storedInOf(run, options.store),
      storing,
      remember: async (written, changes) => {
        const left = await takeStoreVersion(client, version, changes);
        const found = toFound(run, written);
        if (digest !== null && left !== null && found)
          await writeFound(client, batchId, { version: left, digest, found });
      },
    });
    return { batchId, difference: written };
  } catch (error) {
    const isCancelled = options.signal?.aborted === true;
    const why = error instanceof Error ? error.message : String(error);
    await endBatch(client, batchId, isCancelled ? 'cancelled' : 'failed', isCancelled ? null : why).catch(
      () => undefined,
    );
    throw isCancelled ? options.signal?.reason : error;
  } finally {
    await storing.catch(() => undefined);
  }
}
