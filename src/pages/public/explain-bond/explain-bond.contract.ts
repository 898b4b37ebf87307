import { z } from 'zod';
import { bondExplanation, EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import { figureParams, figureQuery } from '#market/explain/requested-figure.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

/** Not cached: a figure has as many addresses as there are days, ends and conventions. */
export const explainBondPage = page({
  id: 'explain-bond',
  path: '/bonds/:stringId/explain/:what/',
  summary: 'Calculation of a bond metric: convention, inputs, formula and discounted cash flows',
  params: figureParams,
  query: z.object(figureQuery),
  labels: EXPLAIN_LABELS,
  isCached: false,
  readsAsOf: true,
  reply: bondExplanation,
});

export type ExplainBondPageData = Reply<typeof explainBondPage>;
