import { z } from 'zod';
import { multipleExplanation } from '#features/multipliers/explanation.contract.ts';
import { multipleDate, multipleId, multiplePeriod } from '#market/multiples/multiple-params.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey } from '#platform/contract/params.ts';

export const explainMultiplePage = page({
  id: 'explain-multiple',
  path: '/company/:stringId/explain/:multipleId/',
  summary: 'Calculation of a multiple: the formula, and every input with its date and source',
  params: z.strictObject({ stringId: entityKey, multipleId }),
  query: z.object({ period: multiplePeriod.default('1'), date: multipleDate.default('now') }),
  readsAsOf: true,
  labels: ['explain-multiple', 'multipliers', 'explained', 'export-range', 'locked-value'],
  reply: z.object({
    string_id: z.string(),
    issuer_name: z.string(),
    href: z.string(),
    explanation: multipleExplanation,
  }),
});

export type ExplainMultiplePageData = Reply<typeof explainMultiplePage>;
