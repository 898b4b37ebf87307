import { mayExport } from '#domain/access/excel-export.ts';
import { defaultPeriod, IFRS_PERIODS, reportsOfPeriod } from '#domain/statements/ifrs-periods.ts';
import { OPEN_LINES } from '#domain/statements/open-lines.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import type { ReportParts } from '#market/statements/report-table.ts';
import { readTemplate, toAllReportParts } from '#market/statements/report-tables.server.ts';
import { type FoundReport, findReports } from '#market/statements/reports.repository.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type IfrsReportData, readIfrsReport, readIfrsReportOfPeriod } from './ifrs-report.contract.ts';

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
  if (requested.headers.length > 0) return requested;
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
  const statements = toAllReportParts(template, { reports: shown, limit: OPEN_LINES, language });
  const first = statements[0]?.table;
  return {
    issuerId,
    standard,
    headers: first?.scroll_head ?? [],
    columns: first?.scroll_head.map(({ date }) => date) ?? [],
    data: sealOr(
      'more-rows',
      async () => statements.flatMap(({ table, all }) => toDataRows(table, all)),
      async () => statements.flatMap(({ table, open }) => toDataRows(table, open)),
    ),
    groups: statements.map(({ table, open }) => ({
      report_line_code: table.report.code,
      report_line_name: table.report.name,
      counts: table.counts,
      showMore: table.showMore,
      closed_count: table.closed_count,
      open_count: open.scroll_clmn.length,
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

function toDataRows({ report, scroll_head: heads }: ReportParts['table'], rows: ReportParts['all']) {
  return rows.scroll_clmn.map((line, row) => ({
    ...line,
    financial_statement_code: report.code,
    values: Object.fromEntries(
      heads.map(({ date }, column) => [date, rows.scroll_body[row]?.[column] ?? null]),
    ),
  }));
}
