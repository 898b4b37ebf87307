/** Why a multiple has no value. Each has a label: what cannot be computed says why. */
export const REASONS = [
  'no_report',
  'no_line',
  'no_quarter',
  'no_year_before',
  'loss',
  'loss_before',
  'negative_equity',
  'negative_ebitda',
  'negative_cash_flow',
  'nothing_to_divide_by',
  'no_price',
  'no_shares',
  'no_dividends',
  'not_listed',
  'other_currency',
] as const;

export type Reason = (typeof REASONS)[number];

/** A number that is finite, or the reason why there is none. */
export type Outcome =
  | { readonly value: number; readonly reason: null }
  | { readonly value: null; readonly reason: Reason };

export const known = (value: number): Outcome => ({ value, reason: null });
export const unknown = (reason: Reason): Outcome => ({ value: null, reason });
