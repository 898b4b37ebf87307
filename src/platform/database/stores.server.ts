import type { Pool } from 'pg';
import { bool, text } from './columns.server.ts';
import {
  type Database,
  type DatabaseOptions,
  databaseOn,
  isDatabaseGone,
  openDatabase,
} from './database.server.ts';
import { query } from './query.server.ts';
import { Replicas } from './replicas.server.ts';

/** The primary, and the replicas where there are any. */
export interface Stores {
  /** Leads to the database itself, for what needs a connection of its own. */
  readonly primaryUrl: string;
  readonly primary: Database;
  readonly primaryPool: Pool;
  /** For reads that may be a moment old, but have every change that was announced: without it, the primary is read. */
  reader(): Database;
  readonly hasReplicas: boolean;
  readonly replicas: readonly Replica[];
  /** A change was announced. */
  noteChange(): void;
  /** The connections of this process, by server. */
  pools(): readonly PoolState[];
  close(): Promise<void>;
}

interface StoreOptions extends DatabaseOptions {
  /** By which requests read and write the primary, such as a pooler before it. */
  readonly requestsUrl?: string | undefined;
  readonly replicaUrls?: readonly string[];
}

export interface Replica {
  /** Its host and port. */
  readonly name: string;
  readonly database: Database;
  /** Whether it has every change that was announced, and so is read. */
  isCurrent(): boolean;
}

export interface PoolState {
  /** `primary`, or the name of a replica. */
  readonly server: string;
  readonly idle: number;
  readonly active: number;
  /** Queries that wait for a free connection. */
  readonly waiting: number;
}

export function openStores(
  primaryUrl: string,
  { requestsUrl = primaryUrl, replicaUrls = [], ...options }: StoreOptions = {},
): Stores {
  const open = (url: string) => openDatabase(url, { prepares: true, ...options });
  const primary = open(requestsUrl);
  const replicas = replicaUrls.map(open);
  const names = replicaUrls.map((url) => new URL(url).host);
  const all = [primary, ...replicas];
  const progress = new Replicas({
    readEnd: () => readLogEnd(primary.database),
    replicas: replicas.map(
      ({ database }) =>
        (position) =>
          hasReached(database, position),
    ),
  });
  const readers = replicas.map(({ pool }, replica) => {
    /** Chosen for every query: who reads for a while must not go on where a change is missing. */
    const read = async <Result>(from: (pool: Pool) => Promise<Result>): Promise<Result> => {
      if (!progress.isCurrent(replica)) return from(primary.pool);
      try {
        return await from(pool);
      } catch (error) {
        if (!isDatabaseGone(error)) throw error;
        progress.noteLost(replica);
        return from(primary.pool);
      }
    };
    return databaseOn({
      connect: () => read((pool) => pool.connect()),
      query: (statement, params) => read((pool) => pool.query(statement, params)),
    });
  });
  let nextReader = 0;
  return {
    primaryUrl,
    primary: primary.database,
    primaryPool: primary.pool,
    reader: () => readers[nextReader++ % readers.length] ?? primary.database,
    hasReplicas: replicas.length > 0,
    replicas: replicas.map(({ database }, replica) => ({
      name: names[replica] ?? '',
      database,
      isCurrent: () => progress.isCurrent(replica),
    })),
    noteChange: () => progress.noteChange(),
    pools: () =>
      all.map(({ pool }, at) => ({
        server: at === 0 ? 'primary' : (names[at - 1] ?? ''),
        idle: pool.idleCount,
        active: pool.totalCount - pool.idleCount,
        waiting: pool.waitingCount,
      })),
    close: async () => {
      await progress.stop();
      await Promise.all(all.map(({ database }) => database.destroy()));
    },
  };
}

async function readLogEnd(database: Database): Promise<string> {
  const end = query({ position: text })`select pg_current_wal_insert_lsn()::text as position`;
  return (await end.one(database)).position;
}

/** What is no replica any more has everything. */
async function hasReached(database: Database, position: string): Promise<boolean> {
  const reached = query({ hasReached: bool })`
    select coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, not pg_is_in_recovery()) as "hasReached"`;
  return (await reached.one(database)).hasReached;
}
