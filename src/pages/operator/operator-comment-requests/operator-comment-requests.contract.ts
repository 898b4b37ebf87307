import { z } from 'zod';
import { requestState, requestToModerate } from '#features/comment-moderation/moderation.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber, refusedCode } from '#platform/contract/params.ts';

export const operatorCommentRequestsPage = page({
  id: 'operator-comment-requests',
  path: '/operator/comment-requests/',
  summary: 'File requests of users: pending, then decided',
  audience: 'operator',
  query: z.object({
    page: pageNumber,
    state: requestState.optional().catch(undefined),
    refused: refusedCode,
  }),
  labels: ['operator', 'operator-comment-requests', 'comment-moderation', 'pager'],
  reply: z.object({
    refused: refusedCode,
    waiting: z.number(),
    state: requestState.nullable(),
    requests: z.array(requestToModerate),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
  }),
});

export type OperatorCommentRequestsData = Reply<typeof operatorCommentRequestsPage>;
