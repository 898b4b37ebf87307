import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { conversation, conversationQuery, ticketParams } from '#platform/support-tickets/ticket.contract.ts';

export const supportTicketPage = page({
  id: 'support-ticket',
  path: '/support/:ticketId/',
  summary: 'One of your conversations with support',
  audience: 'account',
  params: ticketParams,
  query: conversationQuery.extend({ refused: refusedCode }),
  labels: ['support-tickets'],
  reply: conversation.extend({
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
    is_latest: z.boolean(),
  }),
});

export type SupportTicketPageData = Reply<typeof supportTicketPage>;
