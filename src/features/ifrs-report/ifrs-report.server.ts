import { mayExport } from '#domain/access/excel-export.ts';
import { defaultPeriod, IFRS_PERIODS, reportsOfPeriod } from '#domain/statements/ifrs-periods.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import { readTemplate, toReportTables } from '#market/statements/report-tables.server.ts';
import { type FoundReport, findReports } from '#market/statements/reports.repository.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type IfrsReportData, readIfrsReport, readIfrsReportOfPeriod } from './ifrs-report.contract.ts';

/** Lines of a statement that everyone sees. */
export const OPEN_LINES = 5;

type Known = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer' | 'asOf'>;

export const serveIfrsReport = handle(readIfrsReport, async ({ params }, context) => {
  await demandIssuer(context, params.issuerId);
  return makeReport(context, params.issuerId);
});

export const serveIfrsReportOfPeriod = handle(readIfrsReportOfPeriod, async ({ params }, context) => {
  await demandIssuer(context, params.issuerId);
  return makeReport(context, params.issuerId, params.periodId);
});

/** For a page: what the address requests, or the default report where that is empty; null where nothing was reported. */
export async function loadIfrsReport(
  context: Known,
  issuerId: number,
  periodId?: number,
): Promise<Unopened<IfrsReportData> | null> {
  const requested = await makeReport(context, issuerId, periodId);
  if (requested.data.length > 0) return requested;
  return requested.periods.length > 0 ? makeReport(context, issuerId) : null;
}

/** All of them have one. */
export const standardOf = (reports: readonly FoundReport[]): IfrsReportData['standard'] =>
  reports[0]?.standard === 'us-gaap' ? 'us-gaap' : 'ifrs';

export async function demandIssuer({ database }: Known, id: number): Promise<void> {
  if (!(await hasIssuer(database, id))) throw new Refusal('not_found');
}

async function makeReport(
  { database, valueCache, language, viewer, asOf }: Known,
  issuerId: number,
  requested?: number,
): Promise<Unopened<IfrsReportData>> {
  const reports = await findReports(database, { issuerId, standard: 'consolidated' });
  const standard = standardOf(reports);
  const template = await readTemplate(valueCache, standard);
  const periodId = requested ?? defaultPeriod(reports);
  const shown = periodId === null ? [] : reportsOfPeriod(reports, periodId);
  const tables = [...toReportTables(template, { reports: shown, limit: OPEN_LINES, language }).values()];
  const [first] = tables;
  return {
    issuerId,
    standard,
    headers: first?.scroll_head ?? [],
    columns: first?.scroll_head.map(({ date }) => date) ?? [],
    data: tables.flatMap(toDataRows),
    groups: tables.map((table) => ({
      report_line_code: table.report.code,
      report_line_name: table.report.name,
      counts: table.counts,
      showMore: table.showMore,
      closed_count: table.closed_count,
      closed_data: table.closed_data,
    })),
    dimension: first?.dimension ?? { currency: null, unit_multiplier: 1 },
    periods: IFRS_PERIODS.filter(({ id }) => reportsOfPeriod(reports, id).length > 0),
    periodId,
    exportLink:
      first && mayExport(viewer)
        ? exportAsOf(`/export/ifrs/${issuerId}/${periodId}/?from=%from%&to=%to%`, { asOf })
        : null,
  };
}

function toDataRows(table: Unopened<ReportTableData>): Unopened<IfrsReportData>['data'] {
  return table.scroll_clmn.map((line, row) => ({
    ...line,
    financial_statement_code: table.report.code,
    values: Object.fromEntries(
      table.scroll_head.map(({ date }, column) => [date, table.scroll_body[row]?.[column] ?? null]),
    ),
  }));
}
