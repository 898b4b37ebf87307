import { float, int, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { OperatorOverviewData } from './operator-overview.contract.ts';
import { samplePercent, toCappedCount, toCount } from './sampled-count.ts';

const peopleRow = {
  paid: int,
  signedIn: int,
  levelZero: int,
  operators: int,
  locked: int,
  sessions: int,
  actionsToday: int,
};
const workRow = {
  requests: int,
  commentRequests: int,
  tickets: int,
  unread: int,
  held: int,
  waiting: int,
  failed: int,
};
const storeRow = {
  bytes: float,
  version: text,
  connections: int,
  mostConnections: int,
  migrations: int,
  lastMigration: text,
};

const MOST_ACTIONS = 100_000;

export async function readPeople(
  database: Database,
  { now, dayBegan }: { now: Date; dayBegan: Date },
): Promise<OperatorOverviewData['people']> {
  const [users, sessions] = await Promise.all([
    estimateRows(database, 'site_user').then(samplePercent),
    estimateRows(database, 'user_session').then(samplePercent),
  ]);
  const counted = await query(peopleRow)`
    select u.*, s.sessions, a.actions as "actionsToday"
      from (select count(*) filter (where level = 1077)::int as paid,
                   count(*) filter (where level not in (0, 1077))::int as "signedIn",
                   count(*) filter (where level = 0)::int as "levelZero",
                   count(*) filter (where is_operator)::int as operators,
                   count(*) filter (where locked_at is not null)::int as locked
              from site_user tablesample system (${users}::real)) u,
           (select count(*)::int as sessions
              from user_session tablesample system (${sessions}::real) where expires_at > ${now}) s,
           (select count(*)::int as actions
              from (select from action_log where at >= ${dayBegan} limit ${MOST_ACTIONS + 1}) today) a`.one(
    database,
  );
  return {
    paid: toCount(counted.paid, users),
    signedIn: toCount(counted.signedIn, users),
    levelZero: toCount(counted.levelZero, users),
    operators: toCount(counted.operators, users),
    locked: toCount(counted.locked, users),
    sessions: toCount(counted.sessions, sessions),
    actionsToday: toCappedCount(counted.actionsToday, MOST_ACTIONS),
  };
}

/** Each of these reads an index: open requests, open tickets and messages on their way are few. */
export async function readWork(
  database: Database,
): Promise<OperatorOverviewData['work'] & OperatorOverviewData['messages']> {
  return query(workRow)`
    select (select count(*)::int from access_request where state = 'open') as requests,
           (select count(*)::int from comment_access_request where not checked) as "commentRequests",
           (select count(*)::int from support_ticket where not is_closed) as tickets,
           (select count(*)::int from support_ticket ticket join support_message message on ticket_id = ticket.id
             where not is_closed and status_id = 1 and author_id = user_id) as unread,
           (select count(*)::int from outbound_message where state = 'held') as held,
           (select count(*)::int from outbound_message where state = 'waiting') as waiting,
           (select count(*)::int from outbound_message where state = 'failed') as failed`.one(database);
}

export async function readStore(database: Database): Promise<RowOf<typeof storeRow>> {
  return query(storeRow)`
    select pg_database_size(current_database())::float8 as bytes,
           split_part(current_setting('server_version'), ' ', 1) as version,
           (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
           current_setting('max_connections')::int as "mostConnections",
           (select count(*)::int from kysely_migration) as migrations,
           (select max(name) from kysely_migration) as "lastMigration"`.one(database);
}

async function estimateRows(database: Database, table: 'site_user' | 'user_session'): Promise<number> {
  const row = await query({ rows: float })`
    select reltuples::float8 as rows from pg_class where oid = ${table}::regclass`.first(database);
  return row?.rows ?? 0;
}
