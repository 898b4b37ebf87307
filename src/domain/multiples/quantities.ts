import type { IfrsCode } from '../statements/ifrs.ts';
import type { RasCode } from '../statements/ras.ts';

/** What a multiple is made of. Those of the market need no report. */
export type Quantity = MarketQuantity | ReportedQuantity;

export type MarketQuantity =
  /** All classes of shares, each at its price. */
  | 'market_cap'
  /** Of the ordinary share, as it was paid on the day. */
  | 'price'
  /** Of all classes, counted in the shares of today. */
  | 'share_count'
  /** Twelve months of the ordinary share, for a share of the price's day. */
  | 'dividend'
  /** Twelve months of the ordinary share, for a share of today. */
  | 'dividend_per_share'
  /** Twelve months to the end of the report, money of all classes. */
  | 'dividends';

export type ReportedQuantity =
  | 'revenue'
  | 'gross_profit'
  | 'operating_profit'
  | 'depreciation'
  | 'ebitda'
  | 'interest'
  | 'net_profit'
  | 'owners_profit'
  | 'operating_cash_flow'
  | 'free_cash_flow'
  | 'total_assets'
  | 'total_equity'
  | 'owners_equity'
  | 'minority'
  | 'debt'
  | 'cash'
  | 'net_debt'
  | 'enterprise_value'
  | 'net_interest_income'
  | 'operating_income'
  | 'operating_expenses'
  | 'credit_losses'
  | 'earning_assets'
  | 'loans'
  | 'deposits';

/** A line of a report. Where an issuer never has it, an optional one counts zero. */
export interface LineDefinition {
  readonly kind: 'line';
  readonly code: string;
  readonly nature: 'flow' | 'balance';
  readonly isOptional: boolean;
  /** Expenses are reported as negatives; some are divided by as they are spoken of. */
  readonly isNegated: boolean;
}

export interface SumDefinition {
  readonly kind: 'sum';
  readonly parts: readonly { readonly sign: 1 | -1; readonly of: Quantity | LineDefinition }[];
}

export type Definition = LineDefinition | SumDefinition;

/** The accounts that a set of quantities is read from. */
export type Book = 'company' | 'bank' | 'ras';

type Definitions = Readonly<Partial<Record<ReportedQuantity, Definition>>>;

const ENTERPRISE_VALUE = sum('market_cap', 'debt', 'minority', ['cash']);
const NET_DEBT = sum('debt', ['cash']);

/** Companies and banks under IFRS, and a company that shows no more than national accounts. */
export const DEFINITIONS: Readonly<Record<Book, Definitions>> = {
  company: {
    revenue: flow('revenue'),
    gross_profit: flow('gross_profit'),
    operating_profit: flow('operating_profit'),
    depreciation: flow('depreciation'),
    ebitda: sum('operating_profit', 'depreciation'),
    interest: expense('finance_costs'),
    net_profit: flow('net_profit'),
    owners_profit: flow('profit_of_owners'),
    operating_cash_flow: flow('operating_cash_flow'),
    free_cash_flow: sum('operating_cash_flow', optional(flow('capital_expenditure'))),
    total_assets: balance('total_assets'),
    total_equity: balance('total_equity'),
    owners_equity: balance('equity_of_owners'),
    minority: optional(balance('non_controlling_interests')),
    debt: sum(
      optional(balance('long_term_loans')),
      optional(balance('long_term_bonds')),
      optional(balance('short_term_loans')),
      optional(balance('short_term_bonds')),
    ),
    cash: balance('cash'),
    net_debt: NET_DEBT,
    enterprise_value: ENTERPRISE_VALUE,
  },
  bank: {
    net_interest_income: flow('net_interest_income'),
    operating_income: flow('operating_income'),
    operating_expenses: expense('operating_expenses'),
    credit_losses: expense('credit_loss_charge'),
    net_profit: flow('net_profit'),
    owners_profit: flow('profit_of_owners'),
    total_assets: balance('total_assets'),
    total_equity: balance('total_equity'),
    owners_equity: balance('equity_of_owners'),
    earning_assets: sum(
      optional(balance('due_from_banks')),
      optional(balance('securities')),
      balance('loans_to_customers'),
    ),
    loans: balance('loans_to_customers'),
    deposits: balance('customer_deposits'),
  },
  ras: {
    revenue: flow('2110'),
    gross_profit: flow('2100'),
    operating_profit: flow('2200'),
    interest: expense('2330'),
    net_profit: flow('2400'),
    owners_profit: flow('2400'),
    operating_cash_flow: flow('4100'),
    free_cash_flow: sum('operating_cash_flow', optional(flow('4221'))),
    total_assets: balance('1600'),
    total_equity: balance('1300'),
    owners_equity: balance('1300'),
    debt: sum(optional(balance('1410')), optional(balance('1510'))),
    cash: balance('1250'),
    net_debt: NET_DEBT,
    // A company by itself has no minority.
    enterprise_value: sum('market_cap', 'debt', ['cash']),
  },
};

/** Every line that some quantity of the book is read from. */
export function linesOf(book: Book): string[] {
  const codes = Object.values(DEFINITIONS[book]).flatMap((definition) =>
    definition.kind === 'line' ? [definition] : definition.parts.map(({ of }) => of),
  );
  return [...new Set(codes.flatMap((of) => (typeof of === 'string' ? [] : [of.code])))];
}

type Code = IfrsCode | RasCode;

function flow(code: Code): LineDefinition {
  return { kind: 'line', code, nature: 'flow', isOptional: false, isNegated: false };
}

function balance(code: Code): LineDefinition {
  return { ...flow(code), nature: 'balance' };
}

function expense(code: Code): LineDefinition {
  return { ...flow(code), isNegated: true, isOptional: true };
}

function optional(line: LineDefinition): LineDefinition {
  return { ...line, isOptional: true };
}

/** A part in brackets is taken off. */
function sum(...parts: readonly (Quantity | LineDefinition | readonly [Quantity])[]): SumDefinition {
  return {
    kind: 'sum',
    parts: parts.map((part) =>
      typeof part === 'string' || 'kind' in part ? { sign: 1, of: part } : { sign: -1, of: part[0] },
    ),
  };
}
