import { hasSupport } from '#domain/access/support.ts';
import type { PageContextFor } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findLastMessages } from '#platform/support-tickets/last-messages.server.ts';
import {
  countTicketsOf,
  findTicket,
  findTicketsOf,
} from '#platform/support-tickets/support-tickets.repository.ts';
import { toLine, toMessage, toTicket } from '#platform/support-tickets/to-reply.server.ts';
import { refuseWithoutSupport } from './support-tickets.server.ts';

type Own = PageContextFor<'account'>;

const TICKETS_A_PAGE = 20;

/** The reader's tickets, a page of them; null without support. */
export async function loadOwnTickets(page: number, { database, user, momentOf }: Own) {
  if (!hasSupport(user)) return null;
  const userId = user.id;
  const [total, tickets] = await Promise.all([
    countTicketsOf(database, userId),
    findTicketsOf(database, { userId, skip: (page - 1) * TICKETS_A_PAGE, count: TICKETS_A_PAGE }),
  ]);
  if (tickets.length === 0 && page > 1) throw new Refusal('not_found');
  const pages = Math.max(1, Math.ceil(total / TICKETS_A_PAGE));
  return { rows: tickets.map((ticket) => toLine(ticket, momentOf)), total, page, pages };
}

export async function loadOwnConversation(
  ticketId: number,
  before: number | undefined,
  { database, user, momentOf }: Own,
) {
  refuseWithoutSupport(user);
  const ticket = await findTicket(database, ticketId);
  if (ticket?.userId !== user.id) throw new Refusal('not_found');
  const { messages, earlier } = await findLastMessages(database, ticketId, before);
  return {
    ...toTicket(ticket),
    messages: messages.map((message) => toMessage(message, user.id, momentOf)),
    earlier,
  };
}
