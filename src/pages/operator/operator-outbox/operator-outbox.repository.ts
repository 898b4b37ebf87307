import { sql } from 'kysely';
import { int, maybe, oneOf, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { NewMessage } from '#platform/mail/outbox.repository.ts';

export type MessageState = 'held' | 'waiting' | 'sent' | 'failed';

const storedMessageRow = {
  id: int,
  channel: oneOf('mail', 'phone'),
  address: text,
  subject: text,
  /** Null while it is on its way and after it was sent. */
  text: maybe(text),
  state: oneOf('held', 'waiting', 'sent', 'failed'),
  tries: int,
  lastError: text,
  createdAt: timestamp,
  sentAt: maybe(timestamp),
  expiresAt: timestamp,
};
export type StoredMessage = RowOf<typeof storedMessageRow>;

export interface MessageFilter {
  readonly state?: MessageState | undefined;
  readonly channel?: NewMessage['channel'] | undefined;
}

const columns = sql`
  id::int, channel, address, subject, case when state in ('held', 'failed') then text end as text, state, attempts as tries,
  last_error as "lastError", created_at as "createdAt", sent_at as "sentAt", expires_at as "expiresAt"`;

const matching = ({ state, channel }: MessageFilter) => sql`
  (${state ?? null}::text is null or state = ${state ?? null})
  and (${channel ?? null}::text is null or channel = ${channel ?? null})`;

export async function findMessages(
  database: Database,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredMessage[]> {
  return query(storedMessageRow)`
    select ${columns} from outbound_message where ${matching(filter)}
     order by created_at desc, id desc limit ${limit} offset ${offset}`.all(database);
}

/** How many there are of each state. What has expired is deleted, so there are never very many. */
export async function countMessages(
  database: Database,
  channel: NewMessage['channel'] | undefined,
): Promise<Readonly<Record<MessageState, number>>> {
  const rows = await query({ state: oneOf('held', 'waiting', 'sent', 'failed'), count: int })`
    select state, count(*)::int as count from outbound_message where ${matching({ channel })} group by state`.all(
    database,
  );
  const none = { held: 0, waiting: 0, sent: 0, failed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export async function findMessage(database: Database, id: number): Promise<StoredMessage | null> {
  return query(storedMessageRow)`
    select ${columns} from outbound_message where id = ${id}`.first(database);
}

/** False where someone else holds the row: it is being sent. */
export async function lockMessage(transaction: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from outbound_message where id = ${id} for update skip locked`.execute(transaction);
  return rows.length > 0;
}

export async function putBack(transaction: Database, id: number): Promise<void> {
  await sql`
    update outbound_message set state = 'waiting', attempts = 0, next_attempt_at = null, last_error = ''
     where id = ${id}`.execute(transaction);
}

export async function removeMessage(transaction: Database, id: number): Promise<void> {
  await sql`delete from outbound_message where id = ${id}`.execute(transaction);
}
