import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import { judge, keepsOut } from '../checks/check-settings.ts';
import type { Read } from '../formats/format.ts';
import type { Findings } from './findings.ts';
import { countRecord, outcomeOf, unreadRecord } from './record-counts.ts';
import type { FileReport } from './run-file.ts';
import type { StageContext } from './stage-context.server.ts';
import { stageRecord } from './stage-records.server.ts';

/** Stages what one row says. Each row is counted once: as taken, rejected, held or left out. */
export function stageRead(read: Read, context: StageContext, report: FileReport, findings: Findings): void {
  if ('finding' in read) {
    countUnread(read, context, report, findings);
    return;
  }
  const { file, position } = context;
  report.records++;
  let isIn = false;
  let isMainOut = false;
  let worst: Finding | null = null;
  for (const record of read.records) {
    const found = stageRecord(record, { file: position, line: read.line, raw: read.raw }, context);
    if (found.length === 0) {
      isIn = true;
      countRecord(report, record.type, 'accepted');
      noteDay(report, record);
      continue;
    }
    const judged = found
      .map((finding) => judge({ line: read.line, ...finding }, file.checks))
      .filter((finding) => finding !== null);
    for (const finding of judged) findings.add(position, finding, read.raw);
    const out = judged.find(keepsOut);
    countRecord(report, record.type, out ? outcomeOf(out) : 'accepted');
    if (out) worst ??= out;
    isMainOut ||= out !== undefined && (record.type === 'instrument' || record.type === 'price');
    if (out?.details?.why === 'renamed') break;
    if (out) continue;
    isIn = true;
    noteDay(report, record);
  }
  // A row of a list is its instrument and a row of a day its prices, whatever else it says.
  if (isIn && !isMainOut) report.accepted++;
  else if (worst) report[outcomeOf(worst)]++;
  else leaveOut(read, context, report, findings);
}

/** What the format itself does not take. */
function countUnread(
  read: Extract<Read, { readonly finding: Finding }>,
  { file, position }: StageContext,
  report: FileReport,
  findings: Findings,
): void {
  const judged = judge({ ...read.finding, line: read.line }, file.checks);
  if (judged) findings.add(position, judged, read.raw);
  // A remark about a record that follows is no record of its own.
  if (judged && !keepsOut(judged)) return;
  const outcome = judged ? outcomeOf(judged) : 'skipped';
  report.records++;
  report[outcome]++;
  countRecord(report, unreadRecord(file, read.finding), outcome);
}

/** A row of which nothing is a record, such as the second listing with the same codes. */
function leaveOut(read: Read, { file, position }: StageContext, report: FileReport, findings: Findings) {
  const finding = {
    rule: 'skipped',
    severity: 'note',
    line: read.line,
    details: { why: 'nothing' },
  } as const;
  const judged = judge(finding, file.checks);
  if (judged) findings.add(position, judged, read.raw);
  report.skipped++;
  countRecord(report, unreadRecord(file, finding), 'skipped');
}

/** A list may name a share under its former ticker before it says that it was renamed. */
export function formerTickersLast(batch: readonly Read[]): readonly Read[] {
  const former = new Set<string>();
  for (const read of batch)
    if ('records' in read)
      for (const record of read.records)
        if (record.type === 'code' && record.validTo) former.add(`${record.place}:${record.value}`);
  if (former.size === 0) return batch;
  const isFormer = (read: Read) =>
    'records' in read &&
    read.records.some(
      (record) =>
        record.type === 'instrument' && former.has(`${record.subject.mic}:${record.subject.ticker}`),
    );
  return [...batch.filter((read) => !isFormer(read)), ...batch.filter(isFormer)];
}

function noteDay(report: FileReport, record: ImportRecord): void {
  if (!('day' in record)) return;
  if (report.firstDay === null || record.day < report.firstDay) report.firstDay = record.day;
  if (report.lastDay === null || record.day > report.lastDay) report.lastDay = record.day;
}
