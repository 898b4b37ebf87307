import { sql } from 'kysely';
import type { Language } from '#domain/languages/languages.ts';
import { bool, int, maybe, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { STATUS_READ, STATUS_UNREAD } from './unread.ts';

const ticketRow = {
  id: int,
  userId: int,
  subject: text,
  isClosed: bool,
  createdAt: timestamp,
  updatedAt: timestamp,
};
export type Ticket = RowOf<typeof ticketRow>;

export const listedTicketRow = { ...ticketRow, unread: int, excerpt: text };
export type ListedTicket = RowOf<typeof listedTicketRow>;

const messageRow = {
  id: int,
  ticketId: int,
  statusId: int,
  contactsId: maybe(int),
  text,
  writtenAt: timestamp,
};
export type Message = RowOf<typeof messageRow>;

const ticketColumns = sql`
  ticket.id, ticket.user_id as "userId", ticket.subject, ticket.is_closed as "isClosed",
  ticket.created_at as "createdAt", ticket.updated_at as "updatedAt"`;

const messageColumns = sql`
  message.id, message.ticket_id as "ticketId", message.status_id as "statusId",
  message.author_id as "contactsId", message.text, message.written_at as "writtenAt"`;

const fromSupport = sql`message.author_id is distinct from ticket.user_id`;
const fromReader = sql`message.author_id is not distinct from ticket.user_id`;
const EXCERPT = 160;

/** The reader's tickets, the last touched first. */
export async function findTicketsOf(
  database: Database,
  { userId, skip, count }: { userId: number; skip: number; count: number },
): Promise<ListedTicket[]> {
  return query(listedTicketRow)`
    select ${ticketColumns}, coalesce(newest.excerpt, '') as "excerpt",
           (select count(*)::int from support_message message
             where message.ticket_id = ticket.id and message.status_id = ${STATUS_UNREAD} and ${fromSupport}) as "unread"
      from support_ticket ticket
      left join lateral (
        select left(text, ${EXCERPT}) as excerpt from support_message
         where ticket_id = ticket.id order by id desc limit 1
      ) newest on true
     where ticket.user_id = ${userId}
     order by ticket.updated_at desc, ticket.id desc limit ${count} offset ${skip}`.all(database);
}

export async function countTicketsOf(database: Database, userId: number): Promise<number> {
  const { count } = await query({ count: int })`
    select count(*)::int as count from support_ticket where user_id = ${userId}`.one(database);
  return count;
}

/** What support wrote to the reader and the reader has not read. */
export async function countUnreadOf(database: Database, userId: number): Promise<number> {
  const { count } = await query({ count: int })`
    select count(*)::int as count from support_ticket ticket
      join support_message message on message.ticket_id = ticket.id
     where ticket.user_id = ${userId} and message.status_id = ${STATUS_UNREAD} and ${fromSupport}`.one(
    database,
  );
  return count;
}

export async function findTicket(database: Database, ticketId: number): Promise<Ticket | null> {
  return query(ticketRow)`
    select ${ticketColumns} from support_ticket ticket where id = ${ticketId}`.first(database);
}

/** So that two who write at once do so one after the other. */
export async function lockTicket(database: Database, ticketId: number): Promise<Ticket | null> {
  return query(ticketRow)`
    select ${ticketColumns} from support_ticket ticket where id = ${ticketId} for no key update`.first(
    database,
  );
}

/** The last messages of each of the tickets, or those before one of them; the oldest first. */
export async function findMessages(
  database: Database,
  { ticketIds, count, before }: { ticketIds: readonly number[]; count: number; before?: number | undefined },
): Promise<Message[]> {
  return query(messageRow)`
    select message.* from unnest(${ticketIds}::int[]) as wanted (id)
     cross join lateral (
       select ${messageColumns} from support_message message
        where message.ticket_id = wanted.id and (${before ?? null}::int is null or message.id < ${before ?? null})
        order by message.id desc limit ${count}
     ) message
     order by message.id`.all(database);
}

export async function insertTicket(
  database: Database,
  { userId, subject, language, at }: { userId: number; subject: string; language: Language; at: Date },
): Promise<number> {
  const inserted = await query({ id: int })`
    insert into support_ticket (user_id, subject, language, created_at, updated_at)
    values (${userId}, ${subject}, ${language}, ${at}, ${at}) returning id`.one(database);
  return inserted.id;
}

/** The ticket is then the last touched. */
export async function insertMessage(
  database: Database,
  message: { ticketId: number; contactsId: number | null; text: string; at: Date },
): Promise<number> {
  const row = await query({ id: int })`
    with touched as (update support_ticket set updated_at = ${message.at} where id = ${message.ticketId})
    insert into support_message (ticket_id, author_id, status_id, text, written_at)
    values (${message.ticketId}, ${message.contactsId}, ${STATUS_UNREAD}, ${message.text}, ${message.at})
    returning id`.first(database);
  return row?.id ?? 0;
}

/** What the other side wrote has been read. */
export async function markRead(
  database: Database,
  ticketId: number,
  by: 'reader' | 'support',
): Promise<void> {
  await sql`
    update support_message message set status_id = ${STATUS_READ} from support_ticket ticket
     where ticket.id = ${ticketId} and message.ticket_id = ticket.id and message.status_id = ${STATUS_UNREAD}
       and ${by === 'reader' ? fromSupport : fromReader}`.execute(database);
}

export async function setClosed(
  database: Database,
  { ticketId, isClosed, at }: { ticketId: number; isClosed: boolean; at: Date },
): Promise<void> {
  await sql`
    update support_ticket set is_closed = ${isClosed}, updated_at = ${at} where id = ${ticketId}`.execute(
    database,
  );
}

/** When the person wrote the last messages; whoever writes at the same time waits for the transaction to end. */
export async function findOwnTimesLocked(
  database: Database,
  { userId, since, count }: { userId: number; since: Date; count: number },
): Promise<Date[]> {
  await sql`select 1 from site_user where id = ${userId} for no key update`.execute(database);
  const rows = await query({ at: timestamp })`
    select message.written_at as at from support_ticket ticket
      join support_message message on message.ticket_id = ticket.id
     where ticket.user_id = ${userId} and ticket.updated_at > ${since}
       and message.author_id = ${userId} and message.written_at > ${since}
     order by message.written_at desc limit ${count}`.all(database);
  return rows.map(({ at }) => at);
}
