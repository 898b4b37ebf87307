import { CALCULATOR_PATH } from '#market/bond-calculator/calculator-address.ts';
import type { ExplainedHow, ExplainedOfBond } from '#market/explain/explain-address.ts';

/** The page that explains a result of the calculator, from the lasting address of the calculation. */
export function explainCalculation(
  calculation: string,
  what: ExplainedOfBond,
  how: ExplainedHow = {},
): string {
  const query = new URLSearchParams(calculation.split('?')[1] ?? '');
  if (how.end !== undefined) query.set('end', how.end);
  if (how.convention !== undefined) query.set('as', how.convention);
  const text = query.toString();
  return `${CALCULATOR_PATH}explain/${what}/${text === '' ? '' : `?${text}`}`;
}
