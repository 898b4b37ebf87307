import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { curvesQuery } from './yield-curves.contract.ts';

export const downloadCurves = download({
  path: '/export/bonds/curves/',
  summary: 'Yield curves as an Excel workbook: rates by tenor, bonds with residuals, methods and errors',
  query: z.strictObject(curvesQuery),
});
