import { createHash } from 'node:crypto';
import type pg from 'pg';
import { announce, silenceTriggers } from './announce.server.ts';
import {
  finishBatch,
  lockImports,
  recordImport,
  type StoredIn,
  stampBatch,
  writeFiles,
  writeRejections,
} from './batch.repository.ts';
import {
  analyzeStage,
  countDifference,
  dropDifference,
  type KnownMode,
  showAllAsNew,
  type TableCounts,
  writeDifference,
} from './difference.server.ts';
import { numberReports } from './facts/stage-facts.server.ts';
import { hasOwnHistory } from './history.server.ts';
import { mergeTable, writeScope } from './merge.server.ts';
import type { ReadRun } from './read-run.server.ts';
import { numberDividends } from './repeated-rows.server.ts';
import { settleRejections } from './settle-rejections.repository.ts';
import { isStoreAt, type StoreVersion } from './store-version.repository.ts';
import { hasStoredDays } from './stored-days.repository.ts';
import type { LoadTable } from './tables/load-table.ts';
import { writeCurves } from './write-curves.repository.ts';
import { changedBy, writeDays } from './write-days.server.ts';

export interface Difference {
  readonly tables: readonly TableCounts[];
  /** Of all rows that are added or changed: the same difference has the same digest. */
  readonly digest: string;
  /** Of each table. */
  readonly hashes: readonly string[];
}

interface WriteOptions {
  readonly known: KnownMode;
  readonly sourceId: number;
  readonly signal?: AbortSignal | undefined;
  /** Called while the rows that would be written can be read (`difference_…`, `stage_…`). */
  readonly onDifference?: ((tables: readonly LoadTable[]) => Promise<void>) | undefined;
}

/** What would be written, without writing it. */
export async function compareRun(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions,
): Promise<Difference> {
  const tables = run.stage.tables();
  await analyzeStage(
    client,
    tables.filter((table) => !isDays(table)),
  );
  for (const table of tables)
    if (isDays(table) && run.stage.days.isCompared) await compareDays(client, table, run, options);
  await client.query('begin');
  try {
    const found = await findDifference(client, run, options);
    await options.onDifference?.(tables);
    return found;
  } finally {
    await client.query('rollback');
  }
}

/** Days of trading are many: what was found out about them holds until it is written. */
const isDays = hasOwnHistory;

async function compareDays(
  client: pg.ClientBase,
  table: LoadTable,
  { stage }: ReadRun,
  options: WriteOptions,
): Promise<void> {
  await dropDifference(client, table);
  if (await hasStoredDays(client, stage.listings())) await writeDifference(client, table, options);
  else await showAllAsNew(client, table);
}

/** The store has changed since the difference was shown. */
export class ChangedSincePreview extends Error {}

/** Writes the run in one transaction, all of it or nothing. */
export async function writeRun(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions & {
    readonly batchId: number;
    /** What was shown. */
    readonly expected: Difference;
    /** Of the store when it was compared. */
    readonly version: StoreVersion;
    readonly storedIn?: StoredIn;
    /** Resolves when the contents of the files are stored, without which nothing is committed. */
    readonly storing?: Promise<void>;
    /** Further rows of the same transaction. */
    readonly alongside?: ((client: pg.ClientBase, batchId: number) => Promise<void>) | undefined;
    /** Last of all, with what was written and whether that is anything. */
    readonly remember?: ((difference: Difference, changes: boolean) => Promise<void>) | undefined;
  },
): Promise<Difference> {
  const { batchId, known, signal } = options;
  await client.query('begin');
  try {
    await lockImports(client);
    signal?.throwIfAborted();
    const isSame = await isStoreAt(client, options.version);
    await silenceTriggers(client);
    await stampBatch(client, batchId);
    await writeFiles(client, batchId, run, options.storedIn);
    await writeCurves(client, run.curves, options.sourceId);
    const difference = await confirmDifference(client, run, { ...options, isSame });
    const changed: LoadTable[] = [];
    for (const table of run.stage.tables()) {
      signal?.throwIfAborted();
      const counts = difference.tables.find((one) => one.table === table.name);
      if (!counts || counts.added + counts.changed === 0) continue;
      changed.push(table);
      if (isDays(table) && !run.stage.days.isCompared) {
        await writeDays(client, run.stage, batchId);
        continue;
      }
      const merged = await mergeTable(client, table, {
        batchId,
        known,
        counts,
        isSorted: run.stage.isSorted(table),
      });
      if (merged !== counts.changed) throw new ChangedSincePreview('the store changed since the preview');
      if (table.name !== 'report_fact') await writeScope(client, table, batchId);
    }
    await announce(client, changed, changedBy(batchId));
    await writeRejections(client, batchId, run.findings.listed());
    await settleRejections(client, batchId, run);
    const rows = difference.tables.reduce((sum, { added, changed: some }) => sum + added + some, 0);
    if (rows > 0) await recordImport(client, batchId, 'add', { rows });
    await finishBatch(client, batchId, {
      counts: { tables: difference.tables },
      digest: difference.digest,
      rows,
    });
    await options.alongside?.(client, batchId);
    await options.remember?.(difference, rows > 0);
    await options.storing;
    signal?.throwIfAborted();
    await client.query('commit');
    return difference;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw isTaken(error)
      ? new ChangedSincePreview('another run created the same meanwhile', { cause: error })
      : error;
  }
}

/** An address, code or listing that was free when the files were read. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && ['23505', '23P01'].includes(String((error as { code?: unknown }).code));

/** Where the store is the same, the difference of the days still holds; rows that others are adding or changing fail the merge. */
async function confirmDifference(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions & { readonly expected: Difference; readonly isSame: boolean },
): Promise<Difference> {
  const { expected, isSame } = options;
  if (run.isFoundBefore && isSame) return expected;
  if (run.isFoundBefore) throw new ChangedSincePreview('the store changed since the preview');
  for (const table of run.stage.tables())
    if (isDays(table) && run.stage.days.isCompared && !isSame) await compareDays(client, table, run, options);
  const found = await findDifference(client, run, options, isSame ? expected : null);
  if (found.digest !== expected.digest) throw new ChangedSincePreview('the store changed since the preview');
  return found;
}

/** What was found out about days is taken from `expected`, where it is given. */
async function findDifference(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions,
  expected: Difference | null = null,
): Promise<Difference> {
  const { signal } = options;
  await numberDividends(client);
  await numberReports(client);
  const found: { readonly counts: TableCounts; readonly hash: string }[] = [];
  for (const [position, table] of run.stage.tables().entries()) {
    signal?.throwIfAborted();
    const { days } = run.stage;
    if (isDays(table) && !days.isCompared) {
      const { name, record } = table;
      found.push({ counts: { table: name, record, added: days.rows, changed: 0, same: 0 }, hash: days.hash });
      continue;
    }
    const [counts, hash] = [expected?.tables[position], expected?.hashes[position]];
    if (isDays(table) && counts && hash !== undefined) {
      found.push({ counts, hash });
      continue;
    }
    if (!isDays(table)) await writeDifference(client, table, options);
    found.push(await countDifference(client, table));
  }
  const tables = found.map(({ counts }) => counts);
  const hashes = found.map(({ hash }) => hash);
  return { tables, hashes, digest: digestOf(tables, hashes) };
}

export function digestOf(tables: readonly TableCounts[], hashes: readonly string[]): string {
  const lines = tables.map(
    ({ table, added, changed }, position) => `${table} ${added} ${changed} ${hashes[position]}\n`,
  );
  return createHash('sha256').update(lines.join('')).digest('hex');
}
