import { z } from 'zod';
import {
  conversation,
  conversationQuery,
  ticketParams,
} from '#features/support-tickets/support-tickets.contract.ts';
import type { RefusalCode } from '#foundation/refusals/refusal.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { refusedCode } from '#foundation/web/params.ts';

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
