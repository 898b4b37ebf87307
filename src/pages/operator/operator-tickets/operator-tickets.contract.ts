import { z } from 'zod';
import { operatorTicketLine } from '#features/ticket-answers/ticket-answers.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber, typedText } from '#platform/contract/params.ts';

export const operatorTicketsPage = page({
  id: 'operator-tickets',
  path: '/operator/tickets/',
  summary: 'Support tickets of all users: open, unanswered first; or closed',
  audience: 'operator',
  query: z.object({
    state: z.enum(['open', 'closed']).default('open').catch('open'),
    email: typedText.trim().max(254).default('').catch(''),
    page: pageNumber,
  }),
  labels: ['operator', 'operator-tickets', 'support-tickets', 'pager'],
  reply: z.object({
    rows: z.array(operatorTicketLine),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    state: z.enum(['open', 'closed']),
    email: z.string(),
  }),
});

export type OperatorTicketsPageData = Reply<typeof operatorTicketsPage>;
