import { RECORD_ORDER } from '#domain/import/record-order.ts';
import { withoutNul } from '#platform/database/without-nul.ts';
import { sumNotTaken } from '../load/record-counts.ts';
import type { FileReport, ListedFinding, RuleCount } from '../load/run-file.ts';
import type { ImportReport } from './draft.ts';

const MOST_FILES = 200;
const LONGEST_VALUE = 200;

interface TableCount {
  readonly record: string;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

interface Checked {
  readonly reports: readonly FileReport[];
  readonly rules: readonly RuleCount[];
  readonly tables: readonly TableCount[];
  readonly unread: ImportReport['unread'];
}

/** What a check found, as the draft stores and the page shows it. */
export function toReport({ reports, rules, tables, unread }: Checked): ImportReport {
  const left = new Map(sumNotTaken(reports).map((counts) => [counts.record, counts]));
  const records = RECORD_ORDER.flatMap((record) => {
    const own = tables.filter((table) => table.record === record);
    const sum = (of: 'added' | 'changed' | 'same') => own.reduce((total, table) => total + table[of], 0);
    const { rejected = 0, held = 0, skipped = 0 } = left.get(record) ?? {};
    const notTaken = rejected + held;
    return own.length > 0 || left.has(record)
      ? [{ record, added: sum('added'), changed: sum('changed'), same: sum('same'), notTaken, skipped }]
      : [];
  });
  return {
    files: reports.slice(0, MOST_FILES).map(({ byRecord: _, ...report }) => report),
    fileCount: reports.length,
    unread: unread.slice(0, MOST_FILES),
    records,
    notTaken: reports.reduce((sum, { rejected, held }) => sum + rejected + held, 0),
    findings: rules.map(({ rule, severity, count, examples }) => ({
      rule,
      severity,
      count,
      examples: examples.map((one) => toExample(one, reports)),
    })),
  };
}

const toExample = ({ file, finding }: ListedFinding, reports: readonly FileReport[]) => ({
  file: file === null ? '' : (reports[file]?.name ?? ''),
  line: finding.line ?? null,
  field: finding.field ?? '',
  value: withoutNul(finding.value ?? '').slice(0, LONGEST_VALUE),
  details: { ...finding.details },
});
