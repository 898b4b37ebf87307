import { type ChosenDays, fillExportDays, isStartAfterEnd } from '#domain/exports/export-days.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { basisOf, DERIVED_PERIODS, derivePeriods } from '#domain/statements/derived-periods.ts';
import { reportsOfPeriod } from '#domain/statements/ifrs-periods.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
import { parseStatementView, type ViewQuery } from '#domain/statements/statement-view.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { findNamedIssuer } from '#market/issuers/issuers.repository.ts';
import { findConversions } from '#market/statements/period-conversions.repository.ts';
import type { Conversion } from '#market/statements/present-tables.ts';
import { latestFirst, oneCurrency, type ReportedPeriod } from '#market/statements/report-table.ts';
import {
  type FoundReport,
  type FoundTemplate,
  findReports,
  findTemplate,
} from '#market/statements/reports.repository.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { FileToSend } from '#platform/files/file-to-send.ts';
import type { Context } from '#platform/http/context.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  downloadBankExport,
  downloadIfrsExport,
  downloadMsfoExport,
  downloadRasExport,
} from './report-export.contract.ts';
import { toReportSheets } from './report-sheets.server.ts';
import { toReportWords } from './report-words.ts';

interface ReportRequest {
  readonly issuerId: number;
  readonly standard: Standard | 'consolidated';
  readonly isArchive?: boolean;
  /** Of the IFRS report: which kind of period. */
  readonly periodId?: number | undefined;
  readonly view?: ViewQuery;
  readonly days: ChosenDays;
  /** What the file's name calls the report. */
  readonly called: string;
}

export const serveIfrsExport = serveDownload(downloadIfrsExport, ({ params, query }, context) =>
  exportReports(context, {
    issuerId: params.issuerId,
    standard: 'consolidated',
    periodId: params.periodId,
    view: query,
    days: query,
    called: 'ifrs',
  }),
);

export const serveMsfoExport = serveDownload(downloadMsfoExport, ({ params, query }, context) =>
  exportReports(context, {
    issuerId: params.issuerId,
    standard: 'consolidated',
    view: query,
    days: query,
    called: 'msfo',
  }),
);

export const serveRasExport = serveDownload(downloadRasExport, ({ params, query }, context) =>
  exportReports(context, {
    issuerId: params.issuerId,
    standard: 'ras',
    periodId: derivedId(query.period),
    view: query,
    days: query,
    called: 'ras',
  }),
);

export const serveBankExport = serveDownload(downloadBankExport, ({ params, query }, context) => {
  const isArchive = query.archive === '1';
  return exportReports(context, {
    issuerId: params.issuerId,
    standard: `bank_${params.type}`,
    isArchive,
    periodId: derivedId(query.period),
    view: query,
    days: query,
    called: `bank-${params.type}${isArchive ? '-archive' : ''}`,
  });
});

const derivedId = (period: string | undefined) => DERIVED_PERIODS.find(({ basis }) => basis === period)?.id;

/** The reports whose periods end within the days. A workbook without a sheet would be damaged, so there is none. */
async function exportReports(context: Context, request: ReportRequest): Promise<FileToSend> {
  const { viewer, database, today, language } = context;
  demandExport(viewer);
  const days = fillExportDays(request.days, today);
  if (isStartAfterEnd(days)) throw new Refusal('graph_period_start_incorrect');

  const [issuer, reported] = await Promise.all([
    findNamedIssuer(database, request.issuerId),
    findReports(database, request),
  ]);
  if (!issuer) throw new Refusal('not_found');
  const standard = reported[0]?.standard;
  if (!standard) throw new Refusal('no_reports');
  const template = await findTemplate(database, standard);
  const requested = periodsOf(reported, request.periodId, template.lines);
  const issuerName = localizedName(issuer.name, issuer.names, language);
  const brand = readBrand(context.brand).name;
  const words = wordsOf(context, { ...request, standard }, brand);
  const view = parseStatementView(request.view ?? {});
  const conversion = await findConversion(context, requested, view.currency);
  const sheets = toReportSheets({
    template,
    issuerName,
    reports: requested,
    days,
    view,
    conversion,
    language,
    words,
  });
  if (sheets.length === 0) throw new Refusal('no_reports');

  const title = `${issuerName} – ${words.standard}`;
  const dayPattern = dayPatternOf(language);
  return {
    name: `${issuer.stringId}_${request.called}_${days.from}_${days.to}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () => writeWorkbook({ title, creator: brand, created: context.now, dayPattern, sheets }),
  };
}

function periodsOf(
  reports: readonly FoundReport[],
  periodId: number | undefined,
  lines: FoundTemplate['lines'],
): readonly ReportedPeriod[] {
  if (periodId === undefined) return reports;
  const basis = basisOf(periodId);
  return basis ? derivePeriods(reports, basis, lines) : reportsOfPeriod(reports, periodId);
}

/** Null: the reports are shown in their own currency. */
async function findConversion(
  { database }: Context,
  reports: readonly ReportedPeriod[],
  wanted: string | null,
): Promise<Conversion | null> {
  const own = oneCurrency(reports);
  if (wanted === null || own === null || wanted === own) return null;
  const periods = reports.toSorted(latestFirst).map(({ periodEnd, months }) => ({ date: periodEnd, months }));
  const found = await findConversions(database, own, periods);
  return found.find(({ currency }) => currency === wanted) ?? null;
}

function wordsOf(
  { labels, language, today }: Context,
  { standard, isArchive = false }: { readonly standard: Standard; readonly isArchive?: boolean },
  brand: string,
) {
  const translator = labels.translator(['report-export', 'report-table'], language);
  return toReportWords({
    own: translator.of('report-export'),
    table: translator.of('report-table'),
    format: formatOf(language),
    standard,
    isArchive,
    brand,
    today,
  });
}
