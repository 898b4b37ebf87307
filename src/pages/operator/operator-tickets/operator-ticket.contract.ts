import { z } from 'zod';
import { operatorConversation } from '#features/ticket-answers/ticket-answers.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { conversationQuery, ticketParams } from '#platform/support-tickets/ticket.contract.ts';

export const operatorTicketPage = page({
  id: 'operator-ticket',
  path: '/operator/tickets/:ticketId/',
  summary: 'A support ticket with all its messages',
  audience: 'operator',
  params: ticketParams,
  query: conversationQuery.extend({ refused: refusedCode }),
  labels: ['operator', 'operator-tickets', 'support-tickets'],
  reply: operatorConversation.extend({
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
    is_latest: z.boolean(),
    opened_at: z.string(),
  }),
});

export type OperatorTicketPageData = Reply<typeof operatorTicketPage>;
