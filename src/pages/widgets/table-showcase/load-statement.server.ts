import type { ReportTableData } from '#foundation/statements/report-table.contract.ts';
import { toReportTable } from '#foundation/statements/report-table.ts';
import { findReports, findTemplate } from '#foundation/statements/reports.repository.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import { findIssuerWithMostReports } from './table-showcase.repository.ts';

const OPEN_LINES = 5;

/** The balance sheet of whoever has told most; null where nobody has told any. */
export async function loadStatement({
  database,
  language,
}: Pick<PageContext, 'database' | 'language'>): Promise<Unopened<ReportTableData> | null> {
  const issuerId = await findIssuerWithMostReports(database);
  if (issuerId === null) return null;
  const [reports, { sections, lines }] = await Promise.all([
    findReports(database, { issuerId, standard: 'ifrs' }),
    findTemplate(database, 'ifrs'),
  ]);
  const [section] = sections;
  return section ? toReportTable({ section, lines, reports, limit: OPEN_LINES, language }) : null;
}
