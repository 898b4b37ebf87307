/** Lines that take money away: reported as negatives, they grow when they fall further below zero. */
const EXPENSES: ReadonlySet<string> = new Set([
  'cost_of_sales',
  'research_and_development',
  'selling_expenses',
  'administrative_expenses',
  'finance_costs',
  'interest_expense',
  'fee_expense',
  'credit_loss_charge',
  'operating_expenses',
  'income_tax',
  'capital_expenditure',
  'acquisitions',
  'debt_repaid',
  'dividends_paid',
  'share_repurchases',
  // RAS: the forms of financial results and of cash flows.
  ...['2120', '2210', '2220', '2330', '2350', '2410'],
  ...['4120', '4121', '4122', '4123', '4124', '4220', '4221', '4320', '4322', '4323'],
  // The forms of banks.
  ...['2.02', '2.04', '2.06', '2.09', '2.11', '5.02', '5.05', '5.06', '5.10', '5.14', 'R5', 'R6', 'R8'],
]);

export const isExpense = (code: string): boolean => EXPENSES.has(code);
