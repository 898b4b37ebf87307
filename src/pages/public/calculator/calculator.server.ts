import { loadStartFor } from '#market/bond-calculator/bond-calculator.server.ts';
import { load } from '#platform/http/door.server.ts';
import { calculatorPage } from './calculator.contract.ts';

export const loadCalculatorPage = load(calculatorPage, async ({ query }, context) => {
  const { bond = '', written = 'point', ...fields } = query;
  const key = bond.trim();
  const { start, isFound } = await loadStartFor(context, key);
  return {
    start,
    unknown_bond: isFound ? null : key,
    query: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)),
    written,
  };
});
