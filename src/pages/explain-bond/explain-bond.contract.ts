import { z } from 'zod';
import { figureParams, figureQuery } from '#features/explain-number/asked-figure.ts';
import { bondExplanation, EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

/** Not kept: a figure has as many addresses as there are days, ends and conventions. */
export const explainBondPage = page({
  id: 'explain-bond',
  path: '/bonds/:stringId/explain/:what/',
  summary: 'How a number of a bond was computed: convention, inputs, formula and discounted payments',
  params: figureParams,
  query: z.object(figureQuery),
  labels: EXPLAIN_LABELS,
  isKept: false,
  reply: bondExplanation,
});

export type ExplainBondPageData = Reply<typeof explainBondPage>;
