import type { CalendarDay } from '../calendar/calendar-day.ts';

/** The names of what a figure follows from: in formulas, in workbooks and, as labels, in words. */
export type CellKey =
  | 'last_day'
  | 'last_price'
  | 'first_day'
  | 'first_price'
  | 'first_as_traded'
  | 'last_value'
  | 'first_value'
  | 'split_factor'
  | 'ex_day'
  | 'dividend'
  | 'price_day'
  | 'price'
  | 'price_as_traded'
  | 'published_value'
  | 'difference'
  | 'fund_first'
  | 'fund_last'
  | 'index_first'
  | 'index_last'
  | 'years'
  | 'fund_return'
  | 'index_return'
  | 'trading_days'
  | 'quote_day'
  | 'curve_day'
  | 'z_spread'
  | 'dirty_price'
  | 'key_rate'
  | 'key_before'
  | 'key_after'
  | 'shift'
  | 'price_lower'
  | 'price_higher'
  | 'scenario_shift'
  | 'new_price'
  | 'bond_yield'
  | 'months'
  | 'carry'
  | 'roll_down';

export type ColumnKey =
  | 'member'
  | 'weight'
  | 'price_before'
  | 'price_now'
  | 'weight_before'
  | 'day'
  | 'fund_before'
  | 'fund_now'
  | 'index_before'
  | 'index_now'
  | 'daily_difference'
  | 'flow_years'
  | 'amount'
  | 'zero_rate'
  | 'present_value'
  | 'rate_share'
  | 'value_lower'
  | 'value_higher'
  | 'rate_shift'
  | 'shifted_value'
  | 'years_left'
  | 'value_on_curve'
  | 'value_at_yield';

/** A number or a day; with a formula where it follows from others itself. */
export interface DerivedCell {
  readonly key: CellKey;
  readonly value: number | CalendarDay;
  readonly formula?: string;
}

export interface DerivedColumn {
  readonly key: ColumnKey;
  readonly kind: 'text' | 'day' | 'number';
  readonly formula?: string;
}

export interface DerivedTable {
  readonly columns: readonly DerivedColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * How a figure follows from what is known. Formulas are those of spreadsheets, in the keys of cells and columns, and `figure` for the
 * figure itself: in the formula of a column the key of a column means its cell in the same row, elsewhere all its cells.
 */
export interface Derivation {
  readonly figure: number;
  readonly formula: string;
  readonly cells: readonly DerivedCell[];
  readonly table: DerivedTable | null;
}
