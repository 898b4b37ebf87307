import type { Pool } from 'pg';
import { bool, text } from './columns.server.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.server.ts';
import { failoverDatabase } from './failover.server.ts';
import { watchServer } from './health-check.server.ts';
import { query } from './query.server.ts';
import { Behind, readOrder } from './read-order.server.ts';
import { Replicas } from './replicas.server.ts';

/** The primary, and the replicas where there are any. */
export interface Stores {
  /** Leads to the database itself, for what needs a connection of its own. */
  readonly primaryUrl: string;
  readonly primary: Database;
  readonly primaryPool: Pool;
  /** For reads that need every change: the primary, and while it is away what a replica has. Takes no writes. */
  readonly latest: Database;
  /** For reads that may be a moment old, but have every change that was announced: without it, the primary is read. */
  reader(): Database;
  readonly hasReplicas: boolean;
  readonly replicas: readonly Replica[];
  /** It does not answer, and replicas are read: known only where there are any. */
  readonly isPrimaryAway: boolean;
  /** A change was announced. */
  noteChange(): void;
  /** Called when the primary answers again after something was read that may lack a change: forget what was read. */
  onCaughtUp(listener: () => void): void;
  /** The connections of this process, by server. */
  pools(): readonly PoolState[];
  close(): Promise<void>;
}

interface StoreOptions extends DatabaseOptions {
  /** By which requests read and write the primary, such as a pooler before it. */
  readonly requestsUrl?: string | undefined;
  readonly replicaUrls?: readonly string[];
  /** How often each server is asked whether it answers, and how long that may take. */
  readonly healthCheck?: { readonly everyMs: number; readonly limitMs: number };
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

/** Past a pooler that is away; few, because sparing connections is what the pooler is for. */
const DIRECT_CONNECTIONS = 2;

export function openStores(
  primaryUrl: string,
  { requestsUrl = primaryUrl, replicaUrls = [], healthCheck, ...options }: StoreOptions = {},
): Stores {
  const open = (url: string, more?: DatabaseOptions) =>
    openDatabase(url, { prepares: true, ...options, ...more });
  const primary = open(requestsUrl);
  const direct =
    requestsUrl === primaryUrl ? null : open(primaryUrl, { connections: DIRECT_CONNECTIONS, prepares: true });
  const replicas = replicaUrls.map((url) => ({ name: new URL(url).host, ...open(url) }));
  const hasReplicas = replicas.length > 0;
  const progress = new Replicas({
    readEnd: () => readLogEnd(primary.database),
    replicas: replicas.map(
      ({ database }) =>
        (position) =>
          hasReached(database, position),
    ),
  });
  const behind = new Behind();
  const primaryHealth = hasReplicas
    ? watchServer(requestsUrl, { ...healthCheck, onAnswer: () => behind.end() })
    : null;
  const replicaHealth = replicas.map(({ endBusy }, replica) =>
    watchServer(replicaUrls[replica] ?? '', {
      ...healthCheck,
      onLost: () => {
        progress.noteLost(replica);
        endBusy();
      },
    }),
  );
  const isPrimaryAway = () => primaryHealth?.isLost ?? false;
  const order = readOrder({
    primary: { pool: primary.pool, noteFailure: () => primaryHealth?.suspect() },
    isPrimaryAway,
    direct: direct && { pool: direct.pool },
    replicas: replicas.map(({ pool }, replica) => ({ pool, noteFailure: () => progress.noteLost(replica) })),
    isCurrent: (replica) => progress.isCurrent(replica),
    noteBehind: () => behind.begin(),
  });
  const latest = hasReplicas || direct ? failoverDatabase(() => order(null)) : primary.database;
  const readers = replicas.map((_, replica) => failoverDatabase(() => order(replica)));
  let nextReader = 0;
  return {
    primaryUrl,
    primary: primary.database,
    primaryPool: primary.pool,
    latest,
    reader: () => readers[nextReader++ % readers.length] ?? latest,
    hasReplicas,
    replicas: replicas.map(({ name, database }, replica) => ({
      name,
      database,
      isCurrent: () => progress.isCurrent(replica),
    })),
    get isPrimaryAway() {
      return isPrimaryAway();
    },
    noteChange: () => progress.noteChange(),
    onCaughtUp: (listener) => behind.onEnd(listener),
    pools: () =>
      [{ name: 'primary', pool: primary.pool }, ...replicas].map(({ name, pool }) => ({
        server: name,
        idle: pool.idleCount,
        active: pool.totalCount - pool.idleCount,
        waiting: pool.waitingCount,
      })),
    close: async () => {
      await Promise.all([progress, primaryHealth, ...replicaHealth].map((watch) => watch?.stop()));
      await Promise.all([primary, direct, ...replicas].map((opened) => opened?.database.destroy()));
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
