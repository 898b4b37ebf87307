import type { Pool } from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from './database.server.ts';

/** The primary, and the replicas where there are any. */
export interface Stores {
  readonly primaryUrl: string;
  readonly primary: Database;
  readonly primaryPool: Pool;
  /** For reads that may be a moment old. */
  reader(): Database;
  readonly hasReplicas: boolean;
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
  let nextReplica = 0;
  return {
    primaryUrl,
    primary: primary.database,
    primaryPool: primary.pool,
    reader: () => replicas[nextReplica++ % replicas.length]?.database ?? primary.database,
    hasReplicas: replicas.length > 0,
    waiting: () => all.reduce((sum, { pool }) => sum + pool.waitingCount, 0),
    close: async () => void (await Promise.all(all.map(({ database }) => database.destroy()))),
  };
}
