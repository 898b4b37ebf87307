import { mayExport } from '#domain/access/excel-export.ts';
import { DERIVED_PERIODS, derivePeriods } from '#domain/statements/derived-periods.ts';
import { defaultPeriod, IFRS_PERIODS, reportsOfPeriod } from '#domain/statements/ifrs-periods.ts';
import { OPEN_LINES } from '#domain/statements/open-lines.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { findPublishedReports } from '#market/statements/published-reports.repository.ts';
import { reportFilePath } from '#market/statements/report-file-path.ts';
import type { ReportParts } from '#market/statements/report-table.ts';
import { loadConversions, readTemplate, toAllReportParts } from '#market/statements/report-tables.server.ts';
import { type FoundReport, findReports } from '#market/statements/reports.repository.ts';
import { seal, sealOr, type Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type IfrsReportData,
  readIfrsReport,
  readIfrsReportOfPeriod,
  type ShownIfrsReport,
} from './ifrs-report.contract.ts';
import { type IfrsQuery, parseIfrsQuery } from './report-address.ts';

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
  query: IfrsQuery = {},
): Promise<Unopened<ShownIfrsReport> | null> {
  const { periodId, view } = parseIfrsQuery(query);
  const shown = { view: { ...view, lines: [...view.lines] } };
  const requested = await makeReport(context, issuerId, periodId ?? undefined);
  if (requested.headers.length > 0) return { ...requested, ...shown };
  return requested.periods.length > 0 ? { ...(await makeReport(context, issuerId)), ...shown } : null;
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
  const derived = DERIVED_PERIODS.map(({ id, basis }) => ({
    id,
    basis,
    reports: derivePeriods(reports, basis, template.lines),
  }));
  const shown =
    derived.find(({ id }) => id === periodId)?.reports ??
    (periodId === null ? [] : reportsOfPeriod(reports, periodId));
  const statements = toAllReportParts(template, { reports: shown, limit: OPEN_LINES, language });
  const first = statements[0]?.table;
  const heads = first?.scroll_head ?? [];
  const [files, conversions] = await Promise.all([
    findPublishedReports(
      database,
      issuerId,
      heads.map(({ date }) => date),
      language === 'rus' ? 'rus' : 'eng',
    ),
    loadConversions(database, new Map(statements.map(({ table }) => [table.report.code, table]))),
  ]);
  return {
    issuerId,
    standard,
    headers: heads,
    columns: heads.map(({ date }) => date),
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
    derived_periods: derived.flatMap(({ id, basis, reports: found }) =>
      found.length > 0 ? [{ id, basis }] : [],
    ),
    periodId,
    files: files.map(({ date, fileId }) => ({ date, link: seal('report-files', reportFilePath(fileId)) })),
    conversions,
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
