import { bool, float, int, maybe, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export const readServer = (database: Database) =>
  query({ at: timestamp, used: int, most: int })`
    select clock_timestamp() as at,
           (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
           current_setting('max_connections')::int as most`.one(database);

export const readContents = (database: Database, { now, isOld }: { now: Date; isOld: Date }) =>
  query({
    operators: int,
    hasPrices: bool,
    hasRecentPrices: bool,
    isDemo: bool,
    failingSources: int,
    runningImports: int,
    failedImports: int,
    failed: int,
    overdue: int,
    held: int,
  })`
    select (select count(*)::int from site_user where is_operator and locked_at is null) as operators,
           exists (select from daily_trading) as "hasPrices",
           exists (select from daily_trading where day >= ${now}::date - 7) as "hasRecentPrices",
           exists (select from demo_market) as "isDemo",
           (select count(*)::int from data_source where stopped_why is not null or is_on and failures > 0) as "failingSources",
           (select count(*)::int from import_batch where status = 'running') as "runningImports",
           (select count(*)::int from import_batch
             where status = 'failed' and started_at >= ${now}::timestamptz - interval '7 days') as "failedImports",
           (select count(*)::int from outbound_message where state = 'failed') as failed,
           (select count(*)::int from outbound_message
             where state = 'waiting' and coalesce(next_attempt_at, created_at) < ${isOld}) as overdue,
           (select count(*)::int from outbound_message where state = 'held') as held`.one(database);

/** Null before the queues have started for the first time. */
export async function countFailedJobs(database: Database): Promise<number | null> {
  const { has } = await query({ has: bool })`select to_regclass('jobs.job') is not null as has`.one(database);
  if (!has) return null;
  const { failed } = await query({ failed: int })`
    select count(*)::int as failed from jobs.job where state = 'failed' and not starts_with(name, '__')`.one(
    database,
  );
  return failed;
}

/** Where the log of the primary ends, in bytes; null on a replica. */
export const readLogEnd = (database: Database) =>
  query({ bytes: maybe(float) })`
    select case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 end as bytes`.one(
    database,
  );

export const readReplay = (database: Database) =>
  query({ isReplica: bool, bytes: maybe(float), seconds: maybe(float) })`
    select pg_is_in_recovery() as "isReplica", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as bytes,
           extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`.one(
    database,
  );
