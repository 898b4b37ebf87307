import { sql } from 'kysely';
import { int, oneOf, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface NewMessage {
  readonly channel: 'mail' | 'phone';
  readonly address: string;
  /** Of an e-mail; a text message has none. */
  readonly subject?: string;
  readonly text: string;
  /** After this it is neither sent nor kept. */
  readonly expiresAt: Date;
}

export async function insertMessage(
  database: Database,
  message: NewMessage & { readonly state: 'held' | 'waiting'; readonly at: Date },
): Promise<void> {
  await sql`
    insert into outbound_message (channel, address, subject, text, state, created_at, expires_at)
    values (${message.channel}, ${message.address}, ${message.subject ?? ''}, ${message.text}, ${message.state},
            ${message.at}, ${message.expiresAt})`.execute(database);
}

const waitingMessageRow = {
  id: text,
  channel: oneOf('mail', 'phone'),
  address: text,
  subject: text,
  text,
  tries: int,
  createdAt: timestamp,
};
export type WaitingMessage = RowOf<typeof waitingMessageRow>;

/**
 * The oldest message of the channel that is due. Its row stays locked until the transaction ends, so no other process
 * sends it meanwhile; and where this process dies, its connection does too, and the row is free again.
 */
export async function lockDueMessage(
  transaction: Database,
  channel: NewMessage['channel'],
  now: Date,
): Promise<WaitingMessage | null> {
  return query(waitingMessageRow)`
    select id::text, channel, address, subject, text, attempts as tries, created_at as "createdAt"
      from outbound_message
     where state = 'waiting' and channel = ${channel} and expires_at > ${now}
       and (next_attempt_at is null or next_attempt_at <= ${now})
     order by id
     limit 1
       for update skip locked`.first(transaction);
}

/** Its text goes with it: a code that was sent stays nowhere. */
export async function markSent(transaction: Database, id: string, at: Date): Promise<void> {
  await sql`
    update outbound_message
       set state = 'sent', sent_at = ${at}, attempts = attempts + 1, text = '', last_error = '', next_attempt_at = null
     where id = ${id}`.execute(transaction);
}

export async function markTried(
  transaction: Database,
  id: string,
  outcome: { readonly state: 'waiting' | 'failed'; readonly nextTryAt: Date | null; readonly error: string },
): Promise<void> {
  await sql`
    update outbound_message
       set state = ${outcome.state}, attempts = attempts + 1, next_attempt_at = ${outcome.nextTryAt}, last_error = ${outcome.error}
     where id = ${id}`.execute(transaction);
}

/** What is being sent this very moment is left for the next time. */
export async function deleteExpiredMessages(database: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from outbound_message
     where id in (select id from outbound_message where expires_at <= ${now} for update skip locked)`.execute(
    database,
  );
  return Number(numAffectedRows);
}
