import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import type { IfrsReportData } from './ifrs-report.contract.ts';

/** A table for each group of the report. */
export function toGroupTables(report: IfrsReportData): readonly ReportTableData[] {
  return report.groups.map((group) => {
    const rows = report.data.filter((row) => row.financial_statement_code === group.report_line_code);
    return {
      report: { code: group.report_line_code, name: group.report_line_name },
      counts: group.counts,
      scroll_head: report.headers,
      scroll_clmn: rows,
      scroll_body: rows.map(({ values }) => report.columns.map((key) => values[key] ?? null)),
      dimension: report.dimension,
      showMore: group.showMore,
      closed_count: group.closed_count,
      closed_data: group.closed_data,
    };
  });
}
