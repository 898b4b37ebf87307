import { type Basis, derivePeriods } from '#domain/statements/derived-periods.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { ReportTableData } from './report-table.contract.ts';
import { type ReportedPeriod, type ReportParts, toReportParts, toReportTable } from './report-table.ts';
import { findReports, findTemplate, type RequestedReports } from './reports.repository.ts';

/** The tables of some statements by the codes of their sections, in the order of print. */
export type ReportTables = ReadonlyMap<string, Unopened<ReportTableData>>;

/** The tables of an issuer's reports under one standard by their sections; none where it has no such report. */
export async function loadReportTables(
  { database, valueCache, language }: Pick<PageContext, 'database' | 'valueCache' | 'language'>,
  requested: RequestedReports & { readonly standard: Standard },
  {
    basis,
    ...shown
  }: {
    readonly limit: number;
    readonly mostPeriods?: number | undefined;
    readonly basis?: Basis | undefined;
  },
): Promise<ReportTables> {
  const [reports, template] = await Promise.all([
    findReports(database, requested),
    readTemplate(valueCache, requested.standard),
  ]);
  const periods = basis ? derivePeriods(reports, basis, template.lines) : reports;
  return toReportTables(template, { reports: periods, ...shown, language });
}

/** The same for all issuers, so it is read once. */
export const readTemplate = (valueCache: PageContext['valueCache'], standard: Standard) =>
  valueCache.read({ value: 'statement-template', standard }, ['reference'], (primary) =>
    findTemplate(primary, standard),
  );

type Template = Awaited<ReturnType<typeof findTemplate>>;

interface Shown {
  readonly reports: readonly ReportedPeriod[];
  readonly limit: number;
  readonly mostPeriods?: number | undefined;
  readonly language: PageContext['language'];
}

/** The statements before they are sealed, in the order of print. */
export const toAllReportParts = ({ sections, lines }: Template, shown: Shown): readonly ReportParts[] =>
  sections.flatMap((section) => toReportParts({ section, lines, ...shown }) ?? []);

/** The same of reports that were found before. */
export function toReportTables({ sections, lines }: Template, given: Shown): ReportTables {
  return new Map(
    sections.flatMap((section) => {
      const table = toReportTable({ section, lines, ...given });
      return table ? [[section.code, table] as const] : [];
    }),
  );
}
