import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import { loadReportTables } from '#market/statements/report-tables.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { findIssuerWithMostReports } from './table-showcase.repository.ts';

const OPEN_LINES = 5;

/** The balance sheet of whoever has reported most; null where nobody has reported any. */
export async function loadStatement(
  context: Pick<PageContext, 'database' | 'valueCache' | 'language'>,
): Promise<Unopened<ReportTableData> | null> {
  const issuerId = await findIssuerWithMostReports(context.database);
  if (issuerId === null) return null;
  const { tables } = await loadReportTables(context, { issuerId, standard: 'ifrs' }, { limit: OPEN_LINES });
  return tables.get('balance_sheet') ?? null;
}
