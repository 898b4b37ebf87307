import { type Basis, DERIVED_PERIODS, derivePeriods } from '#domain/statements/derived-periods.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { findConversions } from './period-conversions.repository.ts';
import type { ReportTableData } from './report-table.contract.ts';
import { type ReportedPeriod, type ReportParts, toReportParts, toReportTable } from './report-table.ts';
import { type FoundReport, findReports, findTemplate, type RequestedReports } from './reports.repository.ts';

type Known = Pick<PageContext, 'database' | 'valueCache' | 'language'>;

/** The tables of some statements by the codes of their sections, in the order of print. */
export type ReportTables = ReadonlyMap<string, Unopened<ReportTableData>>;

interface LoadedTables {
  readonly tables: ReportTables;
  readonly bases: Basis[];
  readonly conversions: Awaited<ReturnType<typeof loadConversions>>;
}

/** The tables of an issuer's reports under one standard by their sections; none where it has no such report. */
export async function loadReportTables(
  { database, valueCache, language }: Known,
  requested: RequestedReports & { readonly standard: Standard },
  {
    basis,
    ...shown
  }: {
    readonly limit: number;
    readonly mostPeriods?: number | undefined;
    readonly basis?: Basis | undefined;
  },
): Promise<LoadedTables> {
  const [reports, template] = await Promise.all([
    findReports(database, requested),
    readTemplate(valueCache, requested.standard),
  ]);
  const derived = deriveAll(reports, template);
  const periods = basis ? (derived.get(basis) ?? []) : reports;
  const tables = toReportTables(template, { reports: periods, ...shown, language });
  return { tables, bases: [...derived.keys()], conversions: await loadConversions(database, tables) };
}

/** The periods that can be derived from some reports. */
export const deriveAll = <R extends FoundReport>(reports: readonly R[], { lines }: Template) =>
  new Map(
    DERIVED_PERIODS.flatMap(({ basis }) => {
      const periods = derivePeriods(reports, basis, lines);
      return periods.length > 0 ? [[basis, periods] as const] : [];
    }),
  );

interface ComparedPeriods {
  readonly dimension: { readonly currency: string | null };
  readonly scroll_head: readonly { readonly date: string; readonly months: number }[];
}

/** The currencies that tables of the same periods can be shown in. */
export async function loadConversions(
  database: PageContext['database'],
  tables: ReadonlyMap<string, ComparedPeriods>,
) {
  const [first] = tables.values();
  if (!first?.dimension.currency) return [];
  const found = await findConversions(database, first.dimension.currency, first.scroll_head);
  return found.map(({ at_end, average, ...of }) => ({ ...of, at_end: [...at_end], average: [...average] }));
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
