import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Outbox } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  insertMessage,
  lockTicket,
  markRead,
  setClosed,
  type Ticket,
} from '#platform/support-tickets/support-tickets.repository.ts';
import { answerEmail, type EmailWords } from './answer-email.server.ts';
import { findReader } from './ticket-answers.repository.ts';

// What the operator's pages and the command line do to a ticket, each in one transaction with its record.

export async function answer(
  database: Database,
  { ticketId, text, actor }: { ticketId: number; text: string; actor: Actor },
  post: EmailWords & { readonly outbox: Outbox },
): Promise<void> {
  const { operatorId, at } = actor;
  await changeTicket(database, ticketId, async (transaction, ticket) => {
    const messageId = await insertMessage(transaction, { ticketId, contactsId: operatorId, text, at });
    await markRead(transaction, ticketId, 'support');
    await recordChange(transaction, actor, {
      subject: 'ticket',
      subjectId: ticketId,
      action: 'answer',
      after: { message_id: messageId },
    });
    const reader = await findReader(transaction, ticketId);
    if (reader) await post.outbox.put(transaction, answerEmail({ reader, ticket, at }, post), at);
  });
}

/** Closes or opens; what is so already stays, and nothing is recorded. */
export async function changeState(
  database: Database,
  { ticketId, isClosed, actor }: { ticketId: number; isClosed: boolean; actor: Actor },
): Promise<void> {
  await changeTicket(database, ticketId, async (transaction, ticket) => {
    if (ticket.isClosed === isClosed) return;
    await setClosed(transaction, { ticketId, isClosed, at: actor.at });
    await recordChange(transaction, actor, {
      subject: 'ticket',
      subjectId: ticketId,
      action: isClosed ? 'close' : 'reopen',
      before: { is_closed: ticket.isClosed },
      after: { is_closed: isClosed },
    });
  });
}

export function readByOperator(database: Database, ticketId: number): Promise<void> {
  return changeTicket(database, ticketId, (transaction) => markRead(transaction, ticketId, 'support'));
}

async function changeTicket(
  database: Database,
  ticketId: number,
  change: (transaction: Database, ticket: Ticket) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, ticketId);
    if (!ticket) throw new Refusal('not_found');
    await change(transaction, ticket);
  });
}
