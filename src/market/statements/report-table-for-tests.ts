import { ASTERISKS } from '#platform/contract/sealed.ts';
import { type ReportTableData, reportTable } from './report-table.contract.ts';

/** Three periods, an open line, and a closed one for who may see it. */
export function reportTableForTests(code: string, name: string, isOpen: boolean): ReportTableData {
  return reportTable.parse({
    report: { code, name },
    labels: { 1100: 'Line 1100' },
    counts: 'at_end',
    scroll_head: [head('2026-03-31', 3), head('2025-12-31', 12), head('2025-09-30', 9)],
    scroll_clmn: [line('1100')],
    scroll_body: [[1003, 1012, 1009]],
    dimension: { currency: 'EUR', unit_multiplier: 1_000_000 },
    showMore: true,
    closed_count: 1,
    closed_data: isOpen ? { scroll_clmn: [line('1600')], scroll_body: [[2003, 2012, 2009]] } : ASTERISKS,
  });
}

const head = (date: string, months: number) => ({
  date,
  months,
  period_num: months / 3,
  currency: 'EUR',
  unit_multiplier: 1_000_000,
  restated_on: null,
});

const line = (code: string) => ({
  code,
  name: `Line ${code}`,
  class: null,
  depth: 0,
  parent: null,
  measure: 'money',
  sub_rows: 0,
});
