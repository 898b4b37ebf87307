import type { Language } from '#domain/languages/languages.ts';
import type { ReportTableData } from '#foundation/statements/report-table.contract.ts';
import { toReportTable } from '#foundation/statements/report-table.ts';
import type { FoundReport, findTemplate } from '#foundation/statements/reports.repository.ts';
import type { Unopened } from '#foundation/web/sealed.ts';

/** Lines of a statement that everyone sees, and the most that a table has (document B, section 9). */
export const OPEN_LINES = 5;
export const MOST_LINES = 100;

export type Template = Awaited<ReturnType<typeof findTemplate>>;

/** The statements that these reports tell something of, in the order of print. */
export function toStatements(
  { sections, lines }: Template,
  reports: readonly FoundReport[],
  language: Language,
): readonly Unopened<ReportTableData>[] {
  return sections.flatMap(
    (section) =>
      toReportTable({ section, lines, reports, limit: OPEN_LINES, most: MOST_LINES, language }) ?? [],
  );
}
