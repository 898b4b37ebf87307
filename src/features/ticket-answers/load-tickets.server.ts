import type { PageContextFor } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findLastMessages } from '#platform/support-tickets/last-messages.server.ts';
import { findTicket, type Message } from '#platform/support-tickets/support-tickets.repository.ts';
import { toLine, toMessage, toTicket } from '#platform/support-tickets/to-reply.server.ts';
import { STATUS_UNREAD } from '#platform/support-tickets/unread.ts';
import {
  countTickets,
  findNames,
  findReader,
  findTickets,
  type TicketFilter,
} from './ticket-answers.repository.ts';

type Operator = PageContextFor<'operator'>;

const TICKETS_A_PAGE = 30;

export async function loadTickets(filter: TicketFilter, page: number, { database, momentOf }: Operator) {
  const [total, tickets] = await Promise.all([
    countTickets(database, filter),
    findTickets(database, filter, { skip: (page - 1) * TICKETS_A_PAGE, count: TICKETS_A_PAGE }),
  ]);
  if (tickets.length === 0 && page > 1) throw new Refusal('not_found');
  const rows = tickets.map((ticket) => ({
    ...toLine(ticket, momentOf),
    email: ticket.email,
    name: ticket.name,
    is_waiting: ticket.isWaiting,
  }));
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / TICKETS_A_PAGE)) };
}

export async function loadAnyConversation(
  ticketId: number,
  before: number | undefined,
  { database, momentOf }: Operator,
) {
  const [ticket, reader] = await Promise.all([
    findTicket(database, ticketId),
    findReader(database, ticketId),
  ]);
  if (!ticket || !reader) throw new Refusal('not_found');
  const { messages, earlier } = await findLastMessages(database, ticketId, before);
  const names = await findNames(
    database,
    messages.flatMap(({ contactsId }) => contactsId ?? []),
  );
  const isReaders = (message: Message) => message.contactsId === reader.id;
  return {
    ...toTicket(ticket),
    reader,
    messages: messages.map((message) => ({
      ...toMessage(message, reader.id, momentOf),
      is_mine: !isReaders(message),
      is_unread: isReaders(message) && message.statusId === STATUS_UNREAD,
      author: message.contactsId === null ? null : (names.get(message.contactsId) ?? null),
    })),
    earlier,
  };
}
