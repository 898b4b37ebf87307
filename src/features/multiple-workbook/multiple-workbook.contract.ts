import { z } from 'zod';
import { multipleDate, multipleId, multiplePeriod } from '#market/multiples/multiple-params.ts';
import { download } from '#platform/contract/download.ts';
import { entityKey } from '#platform/contract/params.ts';

export const downloadMultipleExplanation = download({
  readsAsOf: true,
  path: '/export/company/:stringId/explain/:multipleId/',
  summary: 'Calculation of a multiple as an Excel workbook with live formulas',
  params: z.strictObject({ stringId: entityKey, multipleId }),
  query: z.strictObject({ period: multiplePeriod.default('1'), date: multipleDate.default('now') }),
});
