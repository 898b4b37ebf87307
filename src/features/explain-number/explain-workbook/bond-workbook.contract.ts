import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { figureParams, figureQuery } from '../asked-figure.ts';

export const downloadBondExplanation = download({
  path: '/export/bonds/:stringId/explain/:what/',
  summary: 'How a number of a bond was computed as an Excel workbook whose every figure is a formula',
  params: figureParams,
  query: z.strictObject(figureQuery),
});
