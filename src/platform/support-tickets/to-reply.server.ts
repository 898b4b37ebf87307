import type { Context } from '#platform/http/context.server.ts';
import type { ListedTicket, Message, Ticket } from './support-tickets.repository.ts';
import type { TicketLine, TicketMessage } from './ticket.contract.ts';
import { isUnread } from './unread.ts';

type MomentOf = Context['momentOf'];

export function toTicket({ id, subject, isClosed, createdAt, updatedAt }: Ticket) {
  return {
    id,
    subject,
    is_closed: isClosed,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function toLine(ticket: ListedTicket, momentOf: MomentOf): TicketLine {
  const { unread, excerpt, updatedAt } = ticket;
  return { ...toTicket(ticket), shown_at: momentOf(updatedAt), unread, excerpt };
}

/** As the reader of the ticket sees it. */
export function toMessage(message: Message, readerId: number, momentOf: MomentOf): TicketMessage {
  const written = { status_id: message.statusId, contacts_id: message.contactsId };
  return {
    id: message.id,
    ...written,
    text: message.text,
    written_at: message.writtenAt.toISOString(),
    shown_at: momentOf(message.writtenAt),
    is_mine: message.contactsId === readerId,
    is_unread: isUnread(written, readerId),
  };
}
