import { sql } from 'kysely';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { bool, int, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { listedTicketRow } from '#platform/support-tickets/support-tickets.repository.ts';
import { STATUS_UNREAD } from '#platform/support-tickets/unread.ts';

const operatorTicketRow = { ...listedTicketRow, email: text, name: text, isWaiting: bool };
export type OperatorTicket = RowOf<typeof operatorTicketRow>;

export interface TicketFilter {
  readonly isClosed: boolean;
  /** A part of an address; empty: everyone's. */
  readonly email: string;
}

const matches = ({ isClosed, email }: TicketFilter) => sql`
  ticket.is_closed = ${isClosed} and (${email} = '' or position(lower(${email}) in lower(reader.email)) > 0)`;

/** Those that wait for an answer first, then the last touched; closed ones by their time alone. */
export async function findTickets(
  database: Database,
  filter: TicketFilter,
  { skip, count }: { skip: number; count: number },
): Promise<OperatorTicket[]> {
  const order = filter.isClosed ? sql`` : sql`"isWaiting" desc,`;
  return query(operatorTicketRow)`
    select ticket.id, ticket.user_id as "userId", ticket.subject, ticket.is_closed as "isClosed",
           ticket.created_at as "createdAt", ticket.updated_at as "updatedAt",
           reader.email, reader.name, coalesce(newest.excerpt, '') as "excerpt",
           not ticket.is_closed and newest.author_id is not distinct from ticket.user_id as "isWaiting",
           (select count(*)::int from support_message message
             where message.ticket_id = ticket.id and message.status_id = ${STATUS_UNREAD}
               and message.author_id = ticket.user_id) as "unread"
      from support_ticket ticket
      join site_user reader on reader.id = ticket.user_id
      left join lateral (
        select author_id, left(text, 160) as excerpt from support_message
         where ticket_id = ticket.id order by id desc limit 1
      ) newest on true
     where ${matches(filter)}
     order by ${order} ticket.updated_at desc, ticket.id desc limit ${count} offset ${skip}`.all(database);
}

export async function countTickets(database: Database, filter: TicketFilter): Promise<number> {
  const { count } = await query({ count: int })`
    select count(*)::int as count from support_ticket ticket join site_user reader on reader.id = ticket.user_id
     where ${matches(filter)}`.one(database);
  return count;
}

const ticketReaderRow = {
  id: int,
  email: text,
  name: text,
  level: int,
  tariff: maybe(int),
  /** Of e-mails: what the person chose, or the language of the page where the ticket was written. */
  language: maybe(oneOf(...LANGUAGES)),
};
export type TicketReader = RowOf<typeof ticketReaderRow>;

export async function findReader(database: Database, ticketId: number): Promise<TicketReader | null> {
  return query(ticketReaderRow)`
    select reader.id, reader.email, reader.name, reader.level, reader.plan_id as tariff,
           coalesce(reader.language, ticket.language) as "language"
      from support_ticket ticket join site_user reader on reader.id = ticket.user_id
     where ticket.id = ${ticketId}`.first(database);
}

/** How those who answered are called. */
export async function findNames(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await query({ id: int, name: text })`
    select id, coalesce(nullif(name, ''), email) as name from site_user where id = any(${ids}::int[])`.all(
    database,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
