import type { PageContext } from '#foundation/web/context.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import type { ReportTableData } from './report-table.contract.ts';
import { toReportTable } from './report-table.ts';
import { type AskedReports, findReports, findTemplate } from './reports.repository.ts';

/** The tables of an issuer's reports under one standard by their sections; none where it has no such report. */
export async function loadReportTables(
  { database, language }: Pick<PageContext, 'database' | 'language'>,
  asked: AskedReports,
  limit: number,
): Promise<ReadonlyMap<string, Unopened<ReportTableData>>> {
  const [reports, { sections, lines }] = await Promise.all([
    findReports(database, asked),
    findTemplate(database, asked.standard),
  ]);
  return new Map(
    sections.flatMap((section) => {
      const table = toReportTable({ section, lines, reports, limit, language });
      return table ? [[section.code, table] as const] : [];
    }),
  );
}
