import type { Database } from '#platform/database/database.server.ts';
import { findMessages } from './support-tickets.repository.ts';
import { MESSAGES_A_TICKET } from './ticket.contract.ts';

/** A screenful of messages, and before which one there are more. */
export async function findLastMessages(database: Database, ticketId: number, before: number | undefined) {
  const found = await findMessages(database, {
    ticketIds: [ticketId],
    count: MESSAGES_A_TICKET + 1,
    before,
  });
  const messages = found.slice(-MESSAGES_A_TICKET);
  return { messages, earlier: found.length > messages.length ? (messages[0]?.id ?? null) : null };
}
