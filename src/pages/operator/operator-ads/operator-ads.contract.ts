import { z } from 'zod';
import { listedAd } from '#features/catfish/ads/ads.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode, rowId } from '#platform/contract/params.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';

export const operatorAdsPage = page({
  id: 'operator-ads',
  path: '/operator/ads/:adId?/',
  summary: 'Advertisements, or one of them for editing',
  audience: 'operator',
  params: z.strictObject({ adId: rowId.optional() }),
  query: z.object({ refused: refusedCode }),
  labels: ['operator-ads', 'operator', 'table', 'hint', 'locked-value', 'date-picker'],
  reply: z.object({
    today: z.string(),
    brands: z.array(z.object({ id: z.string(), name: z.string() })),
    ads: z.array(listedAd).describe('latest first; empty if one was requested'),
    ad: listedAd.nullable(),
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
  }),
});

export type OperatorAdsPageData = Reply<typeof operatorAdsPage>;
