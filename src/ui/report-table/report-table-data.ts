import type { Locked } from '#platform/contract/sealed.ts';

/** A period: one column. */
export interface ReportHead {
  readonly date: string;
  readonly months: number;
  readonly period_num: number;
  readonly currency: string;
  readonly unit_multiplier: number;
  readonly restated_on: string | null;
  /** The quarter by itself, or the last twelve months, in place of the year to date. */
  readonly basis?: 'quarter' | 'ltm' | undefined;
  /** The reports that were added or subtracted. */
  readonly parts?:
    | readonly { readonly periodEnd: string; readonly months: number; readonly sign: 1 | -1 }[]
    | undefined;
}

export interface RestatedValue {
  readonly column: number;
  readonly value: number;
  readonly known_on: string;
  readonly restated_on: string;
}

/** A line: one row. */
export interface ReportLine {
  readonly code: string;
  readonly name: string;
  readonly class: 'total' | null;
  readonly depth: number;
  readonly parent: string | null;
  readonly measure: 'money' | 'per_share' | 'shares' | 'percent' | 'change';
  readonly sub_rows: number;
  /** What the value of a column was before a later report changed it. */
  readonly restated?: readonly RestatedValue[] | undefined;
  /** Columns whose value is derived from other reports. */
  readonly derived?: readonly number[] | undefined;
}

interface ReportLines {
  readonly scroll_clmn: readonly ReportLine[];
  readonly scroll_body: readonly (readonly ReportValue[])[];
}

/** A ratio is locked where one of its two values is. */
export type ReportValue = number | Locked<'more-rows'> | null;

/** What the table shows of a report, under the names that it has in replies. */
export interface ReportTableData extends ReportLines {
  readonly report: { readonly name: string };
  readonly counts: 'at_end' | 'since_new_year';
  readonly scroll_head: readonly ReportHead[];
  readonly dimension: { readonly currency: string | null; readonly unit_multiplier: number };
  readonly closed_count: number;
  readonly closed_data: Locked<'more-rows'> | ReportLines;
}
