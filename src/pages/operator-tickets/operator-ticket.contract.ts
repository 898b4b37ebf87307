import { z } from 'zod';
import { conversationQuery, ticketParams } from '#features/support-tickets/support-tickets.contract.ts';
import { operatorConversation } from '#features/support-tickets/ticket-answers/ticket-answers.contract.ts';
import type { RefusalCode } from '#foundation/refusals/refusal.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { refusedCode } from '#foundation/web/params.ts';

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
