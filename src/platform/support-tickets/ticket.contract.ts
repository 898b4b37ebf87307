import { z } from 'zod';
import { pageNumber, rowId } from '#platform/contract/params.ts';

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

export const ticket = z.object({
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

export const MESSAGES_A_TICKET = 50;
