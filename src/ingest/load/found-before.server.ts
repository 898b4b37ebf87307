import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readReferenceData } from '../identity/reference-data.repository.ts';
import { Registry } from '../identity/registry.server.ts';
import type { KnownMode } from './difference.server.ts';
import { Findings, type WrittenFindings } from './findings.ts';
import { inOrder, type ReadRun } from './read-run.server.ts';
import type { FileReport, RunFile } from './run-file.ts';
import { Stage } from './stage.server.ts';
import { findFound } from './store-version.repository.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';
import { type Difference, digestOf } from './write-run.server.ts';

interface Found {
  readonly reports: readonly FileReport[];
  readonly findings: WrittenFindings;
  /** Days of trading, all of which the store has. */
  readonly days: number;
}

interface HowToRead {
  /** Which build of the program reads: another one may find something else. */
  readonly build?: string | undefined;
  readonly source: { readonly code: string };
  readonly known: KnownMode;
  readonly creates: boolean;
}

/** A digest of files and of all that decides what is found in them; null where the day of the run may decide, too. */
export function runDigestOf(files: readonly RunFile[], options: HowToRead): string | null {
  const { build, source, known, creates } = options;
  const isEligible = ({ records, reading, corrected }: RunFile) =>
    records.length === 1 && records[0] === 'price' && reading !== undefined && corrected === undefined;
  if (build === undefined || files.length === 0 || !files.every(isEligible)) return null;
  const read = inOrder(files).map(({ checks, ...file }) => [
    file.name,
    file.sha256,
    file.format,
    file.encoding,
    file.delimiter,
    file.basis,
    file.holdsRunningDay,
    file.reading,
    { ...checks, accepted: [...checks.accepted] },
  ]);
  const text = JSON.stringify([build, source.code, known, creates, read]);
  return createHash('sha256').update(text).digest('hex');
}

/** What the next run of the same files would find, or null where it has to read them: records that are out may enter another day. */
export function toFound({ reports, findings }: ReadRun, { tables }: Difference): Found | null {
  const isWhole = reports.every(({ records, accepted, isHeld }) => records === accepted && !isHeld);
  const days = tables.find(({ table }) => table === LOAD_TABLES.daily_trading.name);
  const written = findings.write();
  if (!isWhole || !days || written === null) return null;
  return { reports, findings: written, days: days.added + days.changed + days.same };
}

/** The outcome of a run of files that were imported before, where nothing has changed since; they are not read. */
export async function findBefore(
  client: pg.ClientBase,
  files: readonly RunFile[],
  digest: string | null,
): Promise<{ readonly run: ReadRun; readonly difference: Difference } | null> {
  const before = digest === null ? null : await findFound<Found>(client, digest);
  if (!before) return null;
  const { reports, findings, days } = before.found;
  const { name, record } = LOAD_TABLES.daily_trading;
  const tables = [{ table: name, record, added: 0, changed: 0, same: days }];
  const run: ReadRun = {
    files: inOrder(files),
    reports,
    findings: Findings.read(findings),
    registry: new Registry(client, await readReferenceData(client), {
      creates: false,
      idle: async () => undefined,
    }),
    stage: new Stage(client),
    curves: new Map(),
    holders: new Map(),
    splits: new Map(),
    mayRepeat: false,
    isFoundBefore: true,
  };
  const hashes = ['0'];
  return {
    run,
    difference: { tables, hashes, digest: digestOf(tables, hashes) },
  };
}
