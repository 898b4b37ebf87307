/**
 * reject: cannot enter. hold: enters only when a person or the recipe says so. warn: enters and is listed.
 * note: counted.
 */
export type Severity = 'reject' | 'hold' | 'warn' | 'note';

export const RULES = [
  'not_a_number',
  'not_a_day',
  'missing_required',
  'no_values',
  'no_trade',
  'not_positive',
  'ohlc',
  'close_swapped',
  'future_day',
  'before_listing',
  'after_delisting',
  'weekend',
  'unsorted',
  'duplicate',
  'times_100',
  'jump',
  'frozen',
  'gap',
  'turnover',
  'basis',
  'unknown_currency',
  'unknown_mic',
  'unknown_country',
  'unknown_day_count',
  'unknown_industry',
  'unknown_instrument',
  'unknown_tag',
  'unknown_tenor',
  'unknown_term',
  'coupon_overlap',
  'code_conflict',
  'isin_check',
  'lei_check',
  'figi_check',
  'dividend_twice',
  'maturity_before_issue',
  'fixing_out_of_range',
  'redemptions_sum',
  'coupon_after_maturity',
  'option_after_maturity',
  'nominal',
  'balance',
  'total',
  'period_length',
  'restated',
  'weights_sum',
  'trailer',
  'skipped',
  'too_many_rejected',
] as const;

export type Rule = (typeof RULES)[number];

/** What a check says about one record, or about a whole file where there is no line. */
export interface Finding {
  readonly rule: Rule;
  readonly severity: Severity;
  /** Of the record's beginning in the file, counted from 1. */
  readonly line?: number;
  readonly field?: string;
  readonly value?: string;
  /** What the sentence of the rule needs besides: numbers and names, never sentences. */
  readonly details?: Readonly<Record<string, string | number>>;
}
