import type pg from 'pg';
import { type Connections, type Database, databaseOn, isDatabaseGone, queryOnce } from './database.server.ts';

/** A server that may be read. */
export interface Readable {
  readonly pool: Pick<pg.Pool, 'connect'>;
  /** It did not answer. */
  readonly noteFailure?: () => void;
  readonly noteRead?: () => void;
}

/**
 * A database for reads: every statement goes to the first server that answers. The order is asked for each of them, because
 * who reads for a while must not go on where a change is missing. A transaction stays on one server.
 */
export function failoverDatabase(order: () => readonly Readable[]): Database {
  const readFrom = async <Result>(read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    let failure: unknown;
    for (const { pool, noteFailure, noteRead } of order()) {
      try {
        const result = await read(await pool.connect());
        noteRead?.();
        return result;
      } catch (error) {
        if (!isDatabaseGone(error) && !isReplayConflict(error)) throw error;
        if (!isReplayConflict(error)) noteFailure?.();
        failure = error;
      }
    }
    throw failure;
  };
  const query: Connections['query'] = (text, params) => readFrom((client) => queryOnce(client, text, params));
  return databaseOn({
    query,
    connect: async () => failoverClient(query, () => readFrom(async (client) => client)),
  });
}

/** As much of a connection as Kysely uses. */
function failoverClient(query: Connections['query'], connect: () => Promise<pg.PoolClient>): pg.PoolClient {
  let own: pg.PoolClient | null = null;
  const client = {
    query: async (text: string, params: unknown[] = []) => {
      if (BEGIN.test(text)) own ??= await connect();
      return own ? own.query(text, params) : query(text, params);
    },
    release: (error?: Error | boolean) => {
      own?.release(error);
      own = null;
    },
  };
  // The rest of a client is for whoever owns one connection.
  return client as Pick<pg.PoolClient, 'release'> as pg.PoolClient;
}

const BEGIN = /^(begin|start transaction)\b/;

/** A replica ends a read whose rows the log removes; another server still has them. */
const isReplayConflict = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '40001';
