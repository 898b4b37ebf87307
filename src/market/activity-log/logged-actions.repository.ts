import { type RawBuilder, sql } from 'kysely';
import { int, maybe, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface LogFilter {
  readonly actionId: number | null;
  readonly userId: number | null;
  /** The first instant that belongs to it. */
  readonly from: Date;
  /** The first instant that does not. */
  readonly until: Date;
}

const loggedActionRow = {
  id: text,
  at: timestamp,
  actionId: int,
  email: maybe(text),
  bond: maybe(text),
  /** Where a list goes on after this action. */
  cursor: text,
};
export type LoggedAction = RowOf<typeof loggedActionRow>;

/**
 * Latest first, after a cursor where one is given. The log may hold a hundred million rows, so each filter scans an
 * index that is already in this order and reads no more rows than it returns; names are looked up for those only.
 */
export async function findActions(
  database: Database,
  filter: LogFilter,
  { after, count }: { after: string | null; count: number },
): Promise<LoggedAction[]> {
  return query(loggedActionRow)`
    select log.id::text, log.at, log.action_id as "actionId", site_user.email,
           coalesce(bond.isin, bond.string_id) as "bond",
           (extract(epoch from log.at) * 1000000)::bigint || '-' || log.id as "cursor"
      from (
        select id, at, action_id, user_id, bond_id from action_log
         where ${conditionsOf(filter)} and ${afterCursor(after)}
         order by at desc, id desc limit ${count}
      ) log
      left join site_user on site_user.id = log.user_id
      left join instrument bond on bond.id = log.bond_id
     order by log.at desc, log.id desc`.all(database);
}

/** How often each action was noted, the most frequent first. */
export async function countActions(
  database: Database,
  filter: Omit<LogFilter, 'actionId'>,
): Promise<{ actionId: number; count: number }[]> {
  return query({ actionId: int, count: int })`
    select action_id as "actionId", count(*)::int as count from action_log
     where ${conditionsOf({ ...filter, actionId: null })}
     group by action_id order by count desc, action_id limit ${MOST_KINDS}`.all(database);
}

export async function findUserId(database: Database, email: string): Promise<number | null> {
  const row = await query({ id: int })`
    select id from site_user where lower(email) = lower(${email})`.first(database);
  return row?.id ?? null;
}

const MOST_KINDS = 100;
const CURSOR = /^(\d{1,16})-(\d{1,18})$/;
export const isCursor = (text: string): boolean => CURSOR.test(text);

function conditionsOf({ actionId, userId, from, until }: LogFilter): RawBuilder<unknown> {
  const conditions = [
    sql`at >= ${from} and at < ${until}`,
    ...(actionId === null ? [] : [sql`action_id = ${actionId}`]),
    ...(userId === null ? [] : [sql`user_id = ${userId}`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Two actions of one instant are told apart by their number, so that no page repeats or leaves out one. */
function afterCursor(cursor: string | null): RawBuilder<unknown> {
  const [, micros, id] = CURSOR.exec(cursor ?? '') ?? [];
  if (micros === undefined || id === undefined) return sql`true`;
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`at <= ${at} and (at, id) < (${at}, ${id}::bigint)`;
}
