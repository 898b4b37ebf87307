import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageNumber, rowId, typedText } from '#platform/contract/params.ts';

export const LONGEST_SUBJECT = 200;
export const LONGEST_TEXT = 5_000;

/** Plain text of several lines; of control characters only the line break and the tab are meant. */
export const messageText = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .min(1)
  .max(LONGEST_TEXT)
  .regex(/^[\P{Cc}\n\t]*$/u);

/** An instant, and what the clock of the site shows then. */
const instant = z.string().meta({ format: 'date-time' });
const shownMoment = z.string().describe('YYYY-MM-DDTHH:MM in the site’s time zone');

export const ticketMessage = z.object({
  id: z.number(),
  status_id: z.number().describe('1: unread by the recipient, 2: read'),
  contacts_id: z.number().nullable().describe('who wrote it; null: the site'),
  text: z.string().describe('plain text'),
  written_at: instant,
  shown_at: shownMoment,
  is_mine: z.boolean(),
  is_unread: z.boolean(),
});
export type TicketMessage = z.output<typeof ticketMessage>;

const ticket = z.object({
  id: z.number(),
  subject: z.string(),
  is_closed: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

/** One line of a list of tickets. */
export const ticketLine = ticket.extend({
  shown_at: shownMoment.describe('time of the last update'),
  unread: z.number(),
  excerpt: z.string().describe('start of the last message'),
});
export type TicketLine = z.output<typeof ticketLine>;

/** A ticket with some of its messages, the latest last. */
export const conversation = ticket.extend({
  messages: z.array(ticketMessage),
  earlier: z.number().nullable().describe('id before which there are earlier messages'),
});

export const ticketQuery = z.object({ page: pageNumber });
export const conversationQuery = z.object({ before: rowId.optional().catch(undefined) });
export const ticketParams = z.strictObject({ ticketId: rowId });

export const TICKETS_A_CALL = 50;
export const MESSAGES_A_TICKET = 50;

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
