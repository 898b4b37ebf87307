import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';
import {
  MESSAGES_A_TICKET,
  messageText,
  ticket,
  ticketMessage,
  ticketParams,
} from '#platform/support-tickets/ticket.contract.ts';

export const LONGEST_SUBJECT = 200;
export const TICKETS_A_CALL = 50;

const TICKETS_PATH = '/api/profile/support/tickets/';
const done = z.object({ success: z.literal(true) });
const emptyBody = z.strictObject({}).optional();
const ofTicket = {
  method: 'POST',
  audience: 'account',
  params: ticketParams,
  reply: done,
  form: { refused: '/support/:ticketId/' },
} as const;

export const readTickets = endpoint({
  method: 'GET',
  path: TICKETS_PATH,
  summary: `Your last ${TICKETS_A_CALL} support tickets with the last ${MESSAGES_A_TICKET} messages of each, and the number of unread messages`,
  audience: 'account',
  reply: z.object({
    items: z.array(ticket.extend({ messages: z.array(ticketMessage) })),
    unread: z.number(),
  }),
});

export const openTicket = endpoint({
  method: 'POST',
  path: TICKETS_PATH,
  summary: 'Open a support ticket',
  audience: 'account',
  body: z.strictObject({ subject: typedText.trim().min(1).max(LONGEST_SUBJECT), text: messageText }),
  reply: z.object({ id: z.number() }),
  form: { refused: '/support/' },
});

export const writeMessage = endpoint({
  ...ofTicket,
  path: `${TICKETS_PATH}:ticketId/messages/`,
  summary: 'Add a message to a ticket; reopens a closed one and marks its messages as read',
  body: z.strictObject({ text: messageText }),
});

export const markTicketRead = endpoint({
  ...ofTicket,
  path: `${TICKETS_PATH}:ticketId/read/`,
  summary: 'Mark the support team’s messages in a ticket as read',
  body: emptyBody,
});

export const closeTicket = endpoint({
  ...ofTicket,
  path: `${TICKETS_PATH}:ticketId/close/`,
  summary: 'Close your own ticket',
  body: emptyBody,
});
