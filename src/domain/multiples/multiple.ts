import type { Quantity } from './quantities.ts';
import type { Reason } from './reason.ts';

export type Group = 'valuation' | 'profitability' | 'debt' | 'balance' | 'per_share' | 'growth';

/** How a quantity is taken. Of the market there is only the day, and a balance that is not averaged is of the end. */
export type Take =
  /** A flow of the twelve months that end with the report. */
  | 'year'
  /** A flow of the column's own period: the quarter by itself, or the year. */
  | 'period'
  /** The same period a year before. */
  | 'period_before'
  /** A balance at the end of the period. */
  | 'end'
  /** The mean of that balance and of the one a year before. */
  | 'average'
  /** A price or a number of shares of the day. */
  | 'day';

export interface Taken {
  readonly quantity: Quantity;
  readonly take: Take;
}

export type Formula =
  | { readonly kind: 'amount'; readonly of: Taken }
  | {
      readonly kind: 'ratio';
      readonly top: Taken;
      readonly bottom: Taken;
      /** What a divisor that is not above zero is called. */
      readonly unless: Reason;
    }
  | { readonly kind: 'growth'; readonly of: Quantity; readonly unless: Reason };

/** `times` is a bare number; `money` and `per_share` are amounts in the currency of the books. */
export type MultipleMeasure = 'times' | 'percent' | 'money' | 'per_share';

export type MultipleId =
  | 'pe'
  | 'ps'
  | 'pb'
  | 'p_fcf'
  | 'ev_ebitda'
  | 'ev_sales'
  | 'dividend_yield'
  | 'market_cap'
  | 'enterprise_value'
  | 'roe'
  | 'roa'
  | 'gross_margin'
  | 'operating_margin'
  | 'ebitda_margin'
  | 'net_margin'
  | 'net_interest_margin'
  | 'cost_income'
  | 'cost_of_risk'
  | 'net_debt_ebitda'
  | 'debt_equity'
  | 'interest_cover'
  | 'equity_ratio'
  | 'loans_deposits'
  | 'eps'
  | 'book_value'
  | 'dividend'
  | 'payout'
  | 'revenue_growth'
  | 'income_growth'
  | 'profit_growth';

export interface Multiple {
  readonly id: MultipleId;
  readonly group: Group;
  readonly measure: MultipleMeasure;
  readonly formula: Formula;
}
