import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { LineIds } from '#domain/statements/statement-line.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { ReportFile } from '../papers/report-files.ts';
import type { TablePlan } from './table-plan.ts';

/** Reports and their facts. A report is read from the annual file that we have of its year. */
export function reportTables(
  reports: readonly DemoReport[],
  files: readonly ReportFile[],
  lineIdOf: LineIds,
  batchId: number,
): TablePlan[] {
  const annual = new Map(
    files
      .filter(({ kind, language }) => kind === 'annual' && language === 'eng')
      .map(({ issuer, year, file }) => [`${issuer.id}/${year}`, file.id]),
  );
  const fileOf = ({ issuerId, at }: DemoReport) =>
    at.quarter === 4 ? (annual.get(`${issuerId}/${at.year}`) ?? null) : null;
  return [
    {
      table: 'report',
      columns:
        'id issuer_id standard is_archive period_end fiscal_year months currency unit_multiplier effective_on known_at file_id batch_id'.split(
          ' ',
        ),
      total: reports.length,
      lines: reports.map((report, index) => {
        const { issuerId, standard, isArchive, at, currency, unit, effectiveOn, knownOn } = report;
        const period = [toCalendarDay(at.end), at.year, at.quarter * 3];
        const written = [toCalendarDay(effectiveOn), `${toCalendarDay(knownOn)}T07:30:00Z`];
        return copyLine([
          index + 1,
          issuerId,
          standard,
          isArchive,
          ...period,
          currency,
          unit,
          ...written,
          fileOf(report),
          batchId,
        ]);
      }),
    },
    {
      table: 'report_fact',
      columns: ['report_id', 'line_id', 'value'],
      total: reports.reduce((sum, { facts }) => sum + facts.size, 0),
      lines: factLines(reports, lineIdOf),
    },
  ];
}

/** Numbers need no escaping, and there are a hundred thousand of them. */
function* factLines(reports: readonly DemoReport[], lineIdOf: LineIds): Generator<string> {
  for (const [index, { standard, facts }] of reports.entries()) {
    for (const [code, value] of facts) yield `${index + 1}\t${lineIdOf(standard, code)}\t${value}\n`;
  }
}
