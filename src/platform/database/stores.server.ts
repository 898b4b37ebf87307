import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from './database.server.ts';
import { Replicas } from './replicas.server.ts';

/** The primary, and the replicas where there are any. */
export interface Stores {
  readonly primaryUrl: string;
  readonly primary: Database;
  readonly primaryPool: Pool;
  /** For reads that may be a moment old, but have every change that was announced: without it, the primary is read. */
  reader(): Database;
  readonly hasReplicas: boolean;
  /** A change was announced. */
  noteChange(): void;
  /** Queries that wait for a free connection. */
  waiting(): number;
  close(): Promise<void>;
}

export function openStores(
  primaryUrl: string,
  { replicaUrls = [], ...options }: DatabaseOptions & { replicaUrls?: readonly string[] } = {},
): Stores {
  const open = (url: string) => openDatabase(url, { prepares: true, ...options });
  const primary = open(primaryUrl);
  const replicas = replicaUrls.map(open);
  const all = [primary, ...replicas];
  const progress = new Replicas({
    readEnd: () => readLogEnd(primary.database),
    replicas: replicas.map(
      ({ database }) =>
        (position) =>
          hasReached(database, position),
    ),
  });
  const readers = replicas.map(({ pool }, replica) =>
    pickEachTime(() => (progress.isCurrent(replica) ? pool : primary.pool)),
  );
  let nextReader = 0;
  return {
    primaryUrl,
    primary: primary.database,
    primaryPool: primary.pool,
    reader: () => readers[nextReader++ % readers.length] ?? primary.database,
    hasReplicas: replicas.length > 0,
    noteChange: () => progress.noteChange(),
    waiting: () => all.reduce((sum, { pool }) => sum + pool.waitingCount, 0),
    close: async () => {
      await progress.stop();
      await Promise.all(all.map(({ database }) => database.destroy()));
    },
  };
}

/** Chosen for every query: who reads for a while must not go on where a change is missing. */
function pickEachTime(pick: () => Pool): Database {
  const pool = { connect: () => pick().connect(), end: async () => undefined, options: {} };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

async function readLogEnd(database: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(database);
  return rows[0]?.position ?? '0/0';
}

/** What is no replica any more has everything. */
async function hasReached(database: Database, position: string): Promise<boolean> {
  const { rows } = await sql<{ hasReached: boolean }>`
    select coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, not pg_is_in_recovery()) as "hasReached"`.execute(
    database,
  );
  return rows[0]?.hasReached ?? false;
}
