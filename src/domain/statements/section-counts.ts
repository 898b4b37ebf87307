/** Statements whose lines are counted from the start of the year; those of all others stand on the last day of the period. */
const FLOWS: ReadonlySet<string> = new Set([
  'profit_and_loss',
  'cash_flow_statement',
  'rsbu_profit_and_loss',
  'report_cash_flow',
  'cash_flow',
]);

export function countsOf(section: string): 'at_end' | 'since_new_year' {
  return FLOWS.has(section) ? 'since_new_year' : 'at_end';
}
