import { hasSupport } from '#domain/access/support.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import {
  countUnreadOf,
  findMessages,
  findOwnTimesLocked,
  findTicketsOf,
  insertMessage,
  insertTicket,
  lockTicket,
  markRead,
  setClosed,
} from '#platform/support-tickets/support-tickets.repository.ts';
import { MESSAGES_A_TICKET } from '#platform/support-tickets/ticket.contract.ts';
import { toMessage, toTicket } from '#platform/support-tickets/to-reply.server.ts';
import { MESSAGES_AN_HOUR, paceWindowStart, secondsToWait } from './message-pace.ts';
import {
  closeTicket,
  markTicketRead,
  openTicket,
  readTickets,
  TICKETS_A_CALL,
  writeMessage,
} from './support-tickets.contract.ts';

type Own = ContextFor<'account'>;

export const serveTickets = handle(readTickets, async (_, { database, user, momentOf }) => {
  refuseWithoutSupport(user);
  const [tickets, unread] = await Promise.all([
    findTicketsOf(database, { userId: user.id, skip: 0, count: TICKETS_A_CALL }),
    countUnreadOf(database, user.id),
  ]);
  const ticketIds = tickets.map(({ id }) => id);
  const messages = await findMessages(database, { ticketIds, count: MESSAGES_A_TICKET });
  const items = tickets.map((ticket) => ({
    ...toTicket(ticket),
    messages: messages
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map((message) => toMessage(message, user.id, momentOf)),
  }));
  return { items, unread };
});

export const serveOpenTicket = handle(openTicket, async ({ body }, { database, user, now, language }) => {
  refuseWithoutSupport(user);
  const id = await database.transaction().execute(async (transaction) => {
    await keepPace(transaction, user.id, now);
    const { subject, text } = body;
    const ticketId = await insertTicket(transaction, { userId: user.id, subject, language, at: now });
    await insertMessage(transaction, { ticketId, contactsId: user.id, text, at: now });
    return ticketId;
  });
  return { id };
});

export const serveWriteMessage = handle(writeMessage, ({ params: { ticketId }, body: { text } }, context) =>
  changeOwn(ticketId, context, async (transaction, { user, now }) => {
    await keepPace(transaction, user.id, now);
    await setClosed(transaction, { ticketId, isClosed: false, at: now });
    await markRead(transaction, ticketId, 'reader');
    await insertMessage(transaction, { ticketId, contactsId: user.id, text, at: now });
  }),
);

export const serveMarkTicketRead = handle(markTicketRead, ({ params: { ticketId } }, context) =>
  changeOwn(ticketId, context, (transaction) => markRead(transaction, ticketId, 'reader')),
);

export const serveCloseTicket = handle(closeTicket, ({ params: { ticketId } }, context) =>
  changeOwn(ticketId, context, (transaction, { now }) =>
    setClosed(transaction, { ticketId, isClosed: true, at: now }),
  ),
);

export function refuseWithoutSupport(user: SignedInUser): void {
  if (!hasSupport(user)) throw new Refusal('must_get_access', undefined, 'get_access');
}

/** Of a ticket of someone else nobody learns that it exists. */
async function changeOwn(
  ticketId: number,
  context: Own,
  change: (transaction: Database, context: Own) => Promise<void>,
): Promise<{ success: true }> {
  refuseWithoutSupport(context.user);
  await context.database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, ticketId);
    if (ticket?.userId !== context.user.id) throw new Refusal('not_found');
    await change(transaction, context);
  });
  return { success: true };
}

async function keepPace(database: Database, userId: number, now: Date): Promise<void> {
  const since = paceWindowStart(now);
  const written = await findOwnTimesLocked(database, { userId, since, count: MESSAGES_AN_HOUR });
  const wait = secondsToWait(written, now);
  if (wait > 0) throw new Refusal('too_many_requests', wait);
}
