import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import {
  conversation,
  messageText,
  ticketLine,
  ticketMessage,
  ticketParams,
} from '#platform/support-tickets/ticket.contract.ts';

/** A line of the operator's list; `unread` is what support has not read. */
export const operatorTicketLine = ticketLine.extend({
  email: z.string(),
  name: z.string(),
  is_waiting: z.boolean().describe('awaiting reply: the last message is from the user'),
});
export type OperatorTicketLine = z.output<typeof operatorTicketLine>;

/** `is_mine`: written on the side of support. */
const operatorMessage = ticketMessage.extend({
  author: z.string().nullable().describe('null: sent from the command line'),
});

export const operatorConversation = conversation.extend({
  messages: z.array(operatorMessage),
  reader: z.object({
    id: z.number(),
    email: z.string(),
    name: z.string(),
    level: z.number(),
    tariff: z.number().nullable(),
    language: z.string().nullable(),
  }),
});

const done = z.object({ success: z.literal(true) });
const emptyBody = z.strictObject({}).optional();
const ofTicket = {
  method: 'POST',
  audience: 'operator',
  params: ticketParams,
  reply: done,
  form: { refused: '/operator/tickets/:ticketId/' },
} as const;

export const answerTicket = endpoint({
  ...ofTicket,
  path: '/api/operator/tickets/:ticketId/answer/',
  summary: 'Reply to a support ticket; the user is notified by e-mail',
  body: z.strictObject({ text: messageText }),
});

export const markAnsweredRead = endpoint({
  ...ofTicket,
  path: '/api/operator/tickets/:ticketId/read/',
  summary: 'Mark the user’s messages in a ticket as read',
  body: emptyBody,
});

export const closeAnyTicket = endpoint({
  ...ofTicket,
  path: '/api/operator/tickets/:ticketId/close/',
  summary: 'Close a support ticket',
  body: emptyBody,
});

export const reopenTicket = endpoint({
  ...ofTicket,
  path: '/api/operator/tickets/:ticketId/reopen/',
  summary: 'Reopen a closed support ticket',
  body: emptyBody,
});
