import type { CheckedRun } from '#ingest/load/import-run.server.ts';
import type { UnreadFile } from '#ingest/load/open-files.server.ts';
import { type NotTaken, sumNotTaken } from '#ingest/load/record-counts.ts';
import type { ListedFinding } from '#ingest/load/run-file.ts';
import { findingSentence } from '#ingest/rejected/finding-sentence.ts';
import { unreadSentence } from './refusal-sentence.server.ts';

const number = new Intl.NumberFormat('en-GB');
const SHOWN_FILES = 40;
const EXAMPLES = 3;

/** What was read, what would change and what is wrong, for a reader. */
export function summaryLines({ run, difference }: CheckedRun, unread: readonly UnreadFile[]): string[] {
  const { reports } = run;
  const files = reports
    .slice(0, SHOWN_FILES)
    .map(({ name, format, records, rejected, held, skipped, isHeld }) => {
      const out = isHeld
        ? [...outLines({ rejected, held: 0, skipped }), 'held as a whole']
        : outLines({ rejected, held, skipped });
      return `  ${name}  ${format}  ${number.format(records)} records${out.length > 0 ? ` · ${out.join(' · ')}` : ''}`;
    });
  if (reports.length > SHOWN_FILES) files.push(`  … and ${reports.length - SHOWN_FILES} more files`);
  const tables = difference.tables.map(
    ({ table, added, changed, same }) =>
      `  ${table.replaceAll('_', ' ')}: ${number.format(added)} new · ${number.format(changed)} changed · ${number.format(same)} same`,
  );
  const rules = run.findings
    .byRule()
    .flatMap(({ rule, severity, count, examples }) => [
      `  ${severity} ${rule}: ${number.format(count)}`,
      ...(severity === 'note'
        ? []
        : examples
            .slice(0, EXAMPLES)
            .map((one) => `    ${placeOf(one, run)}${findingSentence(one.finding)}`)),
    ]);
  const notTaken = sumNotTaken(reports).map(
    ({ record, ...counts }) =>
      `  ${record.replaceAll(/[-_]/g, ' ')} not taken: ${outLines(counts).join(' · ')}`,
  );
  return [
    ...files,
    ...unread.map((file) => `  ${file.name}: ${unreadSentence(file)}`),
    ...tables,
    ...notTaken,
    ...rules,
  ];
}

const outLines = ({ rejected, held, skipped }: Omit<NotTaken, 'record'>): string[] =>
  [
    rejected > 0 && `${number.format(rejected)} rejected`,
    held > 0 && `${number.format(held)} held`,
    skipped > 0 && `${number.format(skipped)} left out`,
  ].filter((part) => part !== false);

function placeOf({ file, finding }: ListedFinding, { reports }: CheckedRun['run']): string {
  const name = file === null ? '' : (reports[file]?.name ?? '');
  const line = finding.line === undefined ? '' : `line ${finding.line}`;
  const field = finding.field ?? '';
  const place = [name, line, field].filter((part) => part !== '').join(', ');
  return place === '' ? '' : `${place}: `;
}

/** The same for a program. */
export const summaryJson = ({ run, difference }: CheckedRun, unread: readonly UnreadFile[]) => ({
  files: run.reports,
  unread: unread.map((file) => ({ name: file.name, why: unreadSentence(file) })),
  tables: difference.tables,
  notTaken: sumNotTaken(run.reports),
  digest: difference.digest,
  findings: run.findings.byRule().map(({ examples, ...rule }) => ({
    ...rule,
    examples: examples.map(({ file, finding }) => ({
      file: file === null ? null : run.reports[file]?.name,
      ...finding,
      sentence: findingSentence(finding),
    })),
  })),
});

export const totals = ({ difference }: CheckedRun) =>
  difference.tables.reduce(
    (sum, { added, changed }) => ({ added: sum.added + added, changed: sum.changed + changed }),
    { added: 0, changed: 0 },
  );

export const isWaiting = ({ run }: CheckedRun): boolean =>
  run.reports.some(({ held, isHeld }) => isHeld || held > 0);

/** What only --create writes. */
export const hasNewThings = ({ difference }: CheckedRun): boolean =>
  difference.tables.some(
    ({ table, added }) => added > 0 && ['issuer', 'instrument', 'listing'].includes(table),
  );
