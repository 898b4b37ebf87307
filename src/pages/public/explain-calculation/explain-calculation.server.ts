import { explainCase } from '#features/explain-number/bond-explanation.server.ts';
import { readCalculatorCase } from '#market/explain-calculator/calculator-case.server.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { load } from '#platform/http/door.server.ts';
import { explainCalculationPage } from './explain-calculation.contract.ts';

export const loadExplainCalculationPage = load(
  explainCalculationPage,
  LEADING_SERVICES,
  async ({ params, query }, context) => {
    const { bondCase, requested, calculation } = await readCalculatorCase(context, { ...params, ...query });
    const { shared, explain } = explainCase(context, bondCase, requested);
    return { ...shared, body: explain(true), calculation };
  },
);
