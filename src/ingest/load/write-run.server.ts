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
  hashDifference,
  type KnownMode,
  type TableCounts,
  writeDifference,
} from './difference.server.ts';
import { numberReports } from './facts/stage-facts.server.ts';
import { mergeTable, writeScope } from './merge.server.ts';
import type { ReadRun } from './read-run.server.ts';
import { numberDividends } from './repeated-rows.server.ts';
import { settleRejections } from './settle-rejections.repository.ts';
import type { LoadTable } from './tables/load-table.ts';
import { writeCurves } from './write-curves.repository.ts';

export interface Difference {
  readonly tables: readonly TableCounts[];
  /** Of all rows that are added or changed: the same difference has the same digest. */
  readonly digest: string;
  /** The same within one session, and quicker to find. */
  readonly mark: string;
}

interface WriteOptions {
  readonly known: KnownMode;
  readonly sourceId: number;
  readonly signal?: AbortSignal | undefined;
}

/** What would be written, without writing it. */
export async function compareRun(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions,
): Promise<Difference> {
  await analyzeStage(client, run.stage.tables());
  await client.query('begin');
  try {
    const found = await findDifference(client, run, options);
    return { ...found, digest: await digestOf(client, run) };
  } finally {
    await client.query('rollback');
  }
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
    readonly storedIn?: StoredIn;
  },
): Promise<Difference> {
  const { batchId, known, signal, expected } = options;
  await client.query('begin');
  try {
    await lockImports(client);
    signal?.throwIfAborted();
    await silenceTriggers(client);
    await stampBatch(client, batchId);
    await writeFiles(client, batchId, run, options.storedIn);
    await writeCurves(client, run.curves, options.sourceId);
    const difference = isEmpty(expected) ? expected : await confirmDifference(client, run, options);
    const changed: LoadTable[] = [];
    for (const table of run.stage.tables()) {
      signal?.throwIfAborted();
      const counts = difference.tables.find((one) => one.table === table.name);
      if (!counts || counts.added + counts.changed === 0) continue;
      changed.push(table);
      await mergeTable(client, table, { batchId, known, counts, isSorted: run.stage.isSorted(table) });
      if (table.name !== 'report_fact') await writeScope(client, table, batchId);
    }
    await announce(client, changed);
    await writeRejections(client, batchId, run.findings.listed());
    await settleRejections(client, batchId, run);
    const rows = difference.tables.reduce((sum, { added, changed: some }) => sum + added + some, 0);
    if (rows > 0) await recordImport(client, batchId, 'add', { rows });
    await finishBatch(client, batchId, {
      counts: { tables: difference.tables },
      digest: difference.digest,
      rows,
    });
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

/** Of a run that changes nothing, nothing can have changed since it was shown. */
const isEmpty = ({ tables }: Difference): boolean =>
  tables.every(({ added, changed }) => added + changed === 0);

async function confirmDifference(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions & { readonly expected: Difference },
): Promise<Difference> {
  const found = await findDifference(client, run, options);
  if (found.mark !== options.expected.mark)
    throw new ChangedSincePreview('the store changed since the preview');
  return { ...found, digest: options.expected.digest };
}

async function findDifference(
  client: pg.ClientBase,
  run: ReadRun,
  options: WriteOptions,
): Promise<Omit<Difference, 'digest'>> {
  await numberDividends(client);
  await numberReports(client);
  const tables: TableCounts[] = [];
  const marks: string[] = [];
  for (const table of run.stage.tables()) {
    options.signal?.throwIfAborted();
    await writeDifference(client, table, options);
    const { counts, mark } = await countDifference(client, table);
    tables.push(counts);
    marks.push(`${counts.table} ${counts.added} ${counts.changed} ${mark}`);
  }
  return { tables, mark: marks.join('\n') };
}

async function digestOf(client: pg.ClientBase, { stage }: ReadRun): Promise<string> {
  const digest = createHash('sha256');
  for (const table of stage.tables()) digest.update(`${await hashDifference(client, table)}\n`);
  return digest.digest('hex');
}
