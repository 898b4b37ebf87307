import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import { ASTERISKS, type Locked } from '#platform/contract/sealed.ts';
import type { IfrsReportData } from './ifrs-report.contract.ts';

// The brand exists for the compiler alone.
const LOCKED = ASTERISKS as Locked<'more-rows'>;

/** A table for each group of the report: its first rows, and those behind "show more". */
export function toGroupTables(report: IfrsReportData): readonly ReportTableData[] {
  type DataRow = IfrsReportData['data'][number];
  const toRows = (rows: readonly DataRow[]) => ({
    scroll_clmn: [...rows],
    scroll_body: rows.map(({ values }) => report.columns.map((key) => values[key] ?? null)),
  });
  return report.groups.map((group) => {
    const rows = report.data.filter((row) => row.financial_statement_code === group.report_line_code);
    const open = rows.filter(({ depth }) => depth === 0).slice(0, group.open_count);
    const closed = rows.filter((row) => !open.includes(row));
    return {
      report: { code: group.report_line_code, name: group.report_line_name },
      labels: Object.fromEntries(open.map(({ code, name }) => [code, name])),
      counts: group.counts,
      scroll_head: report.headers,
      ...toRows(open),
      dimension: report.dimension,
      showMore: group.showMore,
      closed_count: group.closed_count,
      closed_data: closed.length < group.closed_count ? LOCKED : toRows(closed),
    };
  });
}
