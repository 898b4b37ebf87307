import type { CodesOf, OutlineSection } from './outline.ts';

export type BankDigestCode = CodesOf<typeof BANK_ACCOUNT_DIGEST>;

/** Bank report type 2: a digest of the accounts, coarser in the flows and finer in the loans. */
export const BANK_ACCOUNT_DIGEST = [
  {
    code: 'rsbu_balance',
    name: 'balance',
    rows: [
      ['A1', 'liquid_assets', 'A'],
      ['A2.1', 'gross_loans', 'A2'],
      ['A2.2', 'loss_allowance', 'A2'],
      ['A2', 'loans_to_customers', 'A'],
      ['A3', 'securities', 'A'],
      ['A4', 'other_assets', 'A'],
      ['A', 'total_assets'],
      ['L1', 'due_to_banks', 'L'],
      ['L2.1', 'household_deposits', 'L2'],
      ['L2.2', 'corporate_deposits', 'L2'],
      ['L2', 'customer_deposits', 'L'],
      ['L3', 'debt_securities_issued', 'L'],
      ['L4', 'other_liabilities', 'L'],
      ['L', 'total_liabilities', 'P'],
      ['E', 'total_equity', 'P'],
      ['P', 'total_equity_and_liabilities'],
    ],
  },
  {
    code: 'rsbu_profit_and_loss',
    name: 'financial_results',
    rows: [
      ['R1', 'net_interest_income', 'R4'],
      ['R2', 'net_fee_income', 'R4'],
      ['R3', 'trading_result', 'R4'],
      ['R4', 'operating_income', 'R7'],
      ['R5', 'operating_expenses', 'R7'],
      ['R6', 'credit_loss_charge', 'R7'],
      ['R7', 'profit_before_tax', 'R'],
      ['R8', 'income_tax', 'R'],
      ['R', 'net_profit'],
    ],
  },
  {
    code: 'rsbu_capital_adequacy',
    name: 'capital_adequacy',
    rows: [
      ['K', 'own_funds'],
      ['K1', 'risk_weighted_assets'],
      ['K2', 'capital_ratio', null, 'percent'],
    ],
  },
  {
    code: 'rsbu_ratios',
    name: 'performance_ratios',
    rows: [
      ['N1', 'return_on_assets', null, 'percent'],
      ['N2', 'return_on_equity', null, 'percent'],
      ['N3', 'cost_to_income', null, 'percent'],
      ['N4', 'loans_to_deposits', null, 'percent'],
      ['N5', 'allowance_to_loans', null, 'percent'],
    ],
  },
  {
    code: 'cash_flow',
    name: 'cash_flows',
    rows: [
      ['F1', 'operating_cash_flow', 'F4'],
      ['F2', 'investing_cash_flow', 'F4'],
      ['F3', 'financing_cash_flow', 'F4'],
      ['F4', 'net_change_in_cash', 'F'],
      ['F5', 'cash_at_start', 'F'],
      ['F', 'cash_at_end'],
    ],
  },
] as const satisfies readonly OutlineSection[];
