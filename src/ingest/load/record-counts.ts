import type { Finding } from '#domain/import/finding.ts';
import { RECORD_ORDER } from '#domain/import/record-order.ts';
import type { FileReport, Outcome, RunFile } from './run-file.ts';

export const outcomeOf = ({ severity }: Finding): Exclude<Outcome, 'accepted'> =>
  severity === 'reject' ? 'rejected' : severity === 'hold' ? 'held' : 'skipped';

/** Records of one type: a row of a file may hold several. */
export function countRecord({ byRecord }: FileReport, record: string, outcome: Outcome, count = 1): void {
  const known = byRecord[record];
  if (known) known[outcome] += count;
  else byRecord[record] = { accepted: 0, rejected: 0, held: 0, skipped: 0, [outcome]: count };
}

/** Rows that were taken out, by file: a row may hold several records, but is counted once. */
const rowsOut = new WeakMap<FileReport, Set<number>>();

/** A record that was taken so far turns out not to be. */
export function takeOut(
  report: FileReport | undefined,
  record: string,
  outcome: Exclude<Outcome, 'accepted'>,
  line: number,
): void {
  if (!report || report.isHeld) return;
  countRecord(report, record, outcome);
  countRecord(report, record, 'accepted', -1);
  const rows = rowsOut.get(report) ?? new Set();
  rowsOut.set(report, rows);
  if (rows.has(line) || report.accepted === 0) return;
  rows.add(line);
  report[outcome]++;
  report.accepted--;
}

/** Nothing of the file enters. */
export function holdFile(report: FileReport): void {
  report.isHeld = true;
  report.held += report.accepted;
  report.accepted = 0;
  for (const counts of Object.values(report.byRecord)) {
    counts.held += counts.accepted;
    counts.accepted = 0;
  }
}

/** What a row that could not be read would have been. */
export function unreadRecord({ records }: RunFile, { details }: Finding): string {
  if (typeof details?.record === 'string') return details.record;
  return MAIN.find((record) => records.includes(record)) ?? records[0] ?? 'unknown';
}

/** A row of a list is its instrument and a row of a day its prices, whatever else it says. */
const MAIN = ['instrument', 'price'] as const;

export interface NotTaken {
  readonly record: string;
  readonly rejected: number;
  readonly held: number;
  readonly skipped: number;
}

/** What was recognised but not taken, by record type. */
export function sumNotTaken(reports: readonly FileReport[]): readonly NotTaken[] {
  const records = new Set([...RECORD_ORDER, ...reports.flatMap(({ byRecord }) => Object.keys(byRecord))]);
  return [...records].flatMap((record) => {
    const sum = (outcome: Outcome) =>
      reports.reduce((total, { byRecord }) => total + (byRecord[record]?.[outcome] ?? 0), 0);
    const [rejected, held, skipped] = [sum('rejected'), sum('held'), sum('skipped')];
    return rejected + held + skipped > 0 ? [{ record, rejected, held, skipped }] : [];
  });
}
