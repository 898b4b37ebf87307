import { z } from 'zod';
import { analyticsBlock } from '#features/analytics-comments/analytics-comments.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey, pageNumber, refusedCode } from '#platform/contract/params.ts';

/** It knows its reader, so that the state of every file is in the HTML: for who reads without script, too. */
export const companyAnalyticsPage = page({
  id: 'company-analytics',
  path: '/company/:stringId/analytics/',
  summary: 'All analyst commentary on an issuer, with your access to its files',
  audience: 'person',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ page: pageNumber, refused: refusedCode }),
  labels: ['company-analytics', 'analytics-comments', 'file-facts', 'pager'],
  reply: z.object({
    refused: refusedCode,
    stringId: z.string(),
    name: z.string(),
    block: analyticsBlock,
    page: z.number(),
    pages: z.number(),
  }),
});

export type CompanyAnalyticsPageData = Reply<typeof companyAnalyticsPage>;
