import { z } from 'zod';
import { calculatorExplanation, EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import {
  calculatorFigureParams,
  calculatorFigureQuery,
} from '#market/explain-calculator/calculator-figure.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const explainCalculationPage = page({
  id: 'explain-calculation',
  path: '/calculator/explain/:what/',
  summary:
    'Calculation of a result of the bond calculator: convention, inputs, formula and discounted cash flows',
  params: calculatorFigureParams,
  query: z.object(calculatorFigureQuery),
  labels: EXPLAIN_LABELS,
  isCached: false,
  readsAsOf: true,
  reply: calculatorExplanation.extend({ calculation: z.string().describe('path of the calculation') }),
});

export type ExplainCalculationPageData = Reply<typeof explainCalculationPage>;
