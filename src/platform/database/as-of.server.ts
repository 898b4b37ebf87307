import type pg from 'pg';
import { type Connections, connectionsOf, type Database, databaseOn } from './database.server.ts';

/**
 * Reads what was known at a moment: each statement runs in a transaction of its own, in which views stand in place of the tables
 * (`0007_as_of.sql`). Nothing outlasts the transaction, so connections may be shared with everyone else.
 */
export function databaseAsOf(database: Database, at: Date): Database {
  const pool = connectionsOf(database);
  if (!pool) throw new Error('a transaction cannot begin another one');
  const connect = async () => withCommit(await begin(pool, at));
  return databaseOn({
    connect,
    query: async (text, params) => {
      const client = await begin(pool, at);
      try {
        const result = await client.query(text, params);
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        await end(client, 'rollback');
        throw error;
      }
    },
  });
}

async function begin(pool: Pick<Connections, 'connect'>, at: Date): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    await client.query(
      `select set_config('basispoint.as_of', $1, true), set_config('search_path', as_of.path($1::timestamptz), true)`,
      [at.toISOString()],
    );
    return client;
  } catch (error) {
    await end(client, 'rollback');
    throw error;
  }
}

async function end(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  await client.query(how).then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

/** A connection that ends its transaction when it is given back. */
const withCommit = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get: (target, name) => {
      if (name === 'release') return () => void end(target, 'commit');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
