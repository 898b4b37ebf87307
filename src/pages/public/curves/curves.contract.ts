import { z } from 'zod';
import { CURVES_LABELS, curvesQuery, yieldCurves } from '#features/yield-curves/yield-curves.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const curvesPage = page({
  id: 'curves',
  path: '/bonds/curves/',
  summary:
    'Yield curves: zero, par and forward rates of governments, sectors and issuers, by currency and day',
  audience: 'person',
  query: z.object(curvesQuery),
  labels: CURVES_LABELS,
  reply: yieldCurves,
});

export type CurvesPageData = Reply<typeof curvesPage>;
