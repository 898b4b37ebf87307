import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { entityKey } from '#foundation/web/params.ts';
import { multipleDate, multipleId, multiplePeriod } from '../explanation.contract.ts';

export const downloadMultipleExplanation = download({
  path: '/export/company/:stringId/explain/:multipleId/',
  summary:
    'How a multiple of an issuer was computed as an Excel workbook whose every sum and ratio is a formula',
  params: z.strictObject({ stringId: entityKey, multipleId }),
  query: z.strictObject({ period: multiplePeriod.default('1'), date: multipleDate.default('now') }),
});
