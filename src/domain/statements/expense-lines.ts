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
]);

export const isExpense = (code: string): boolean => EXPENSES.has(code);
