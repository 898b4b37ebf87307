import { z } from 'zod';
import { requestState } from '#features/access-requests/access-requests.contract.ts';
import { requestToDecide } from '#features/access-requests/decisions.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber, refusedCode } from '#platform/contract/params.ts';

const decidedState = requestState.exclude(['open']);

export const operatorRequestsPage = page({
  id: 'operator-requests',
  path: '/operator/requests/',
  summary: 'Access requests: open, then decided',
  audience: 'operator',
  query: z.object({
    page: pageNumber,
    state: decidedState.optional().catch(undefined),
    refused: refusedCode,
  }),
  labels: ['operator', 'operator-requests', 'access-requests', 'pager'],
  reply: z.object({
    refused: refusedCode,
    openCount: z.number(),
    open: z.array(requestToDecide).describe('longest waiting first'),
    state: decidedState.nullable(),
    decided: z.array(requestToDecide),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
  }),
});

export type OperatorRequestsPageData = Reply<typeof operatorRequestsPage>;
