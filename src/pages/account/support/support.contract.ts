import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { ticketLine, ticketQuery } from '#platform/support-tickets/ticket.contract.ts';

export const supportPage = page({
  id: 'support',
  path: '/support/',
  summary: 'Your conversations with support, or how to get access to support',
  audience: 'account',
  query: ticketQuery.extend({ refused: refusedCode }),
  labels: ['support-tickets', 'pager'],
  reply: z.object({
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
    tickets: z
      .object({ rows: z.array(ticketLine), total: z.number(), page: z.number(), pages: z.number() })
      .nullable()
      .describe('null if the plan does not include support'),
  }),
});

export type SupportPageData = Reply<typeof supportPage>;
