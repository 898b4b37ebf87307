import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DescribingClient } from './describing-client.server.ts';
import { PreparingClient } from './preparing-client.server.ts';

/** No table is declared: a statement is SQL, and its result is checked (`query.server.ts`). */
export type Database = Kysely<unknown>;

const DATE = 1082;
const STATEMENT_LIMIT_MS = 15_000;
const CONNECT_LIMIT_MS = 3_000;

export interface Pooled {
  readonly database: Database;
  readonly pool: pg.Pool;
  /** Of a server that does not answer: whoever waits for it fails now, and may read elsewhere. */
  endBusy(): void;
}

export interface DatabaseOptions {
  readonly connections?: number;
  readonly statementLimitMs?: number;
  /** How long a query waits for a free connection. */
  readonly connectLimitMs?: number;
  /** False behind pgbouncer in transaction mode, where nothing outlasts a transaction: the pooler limits statements, too. */
  readonly prepares?: boolean;
}

/** What a database is read through. */
export interface Connections {
  connect(): Promise<pg.PoolClient>;
  query(text: string, params: unknown[]): Promise<pg.QueryResult>;
}

const connections = new WeakMap<Database, Connections>();

/** Not for a transaction: that is bound to one connection. */
export const connectionsOf = (database: Database): Connections | undefined => connections.get(database);

export function openDatabase(url: string, options: DatabaseOptions = {}): Pooled {
  const pool = new pg.Pool({
    Client: options.prepares ? PreparingClient : DescribingClient,
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectLimitMs ?? CONNECT_LIMIT_MS,
    // A parameter of the connection's start, which pgbouncer refuses.
    ...(options.prepares !== false && {
      statement_timeout: options.statementLimitMs ?? STATEMENT_LIMIT_MS,
    }),
    idleTimeoutMillis: 30_000,
    types: { getTypeParser },
  });
  // Without listeners a connection that dies, idle or between two queries of its user, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_, client) => busy.delete(client));
  const endBusy = () => {
    for (const client of busy) void (client as pg.PoolClient & pg.Client).end();
  };
  const database = databaseOn({
    connect: () => pool.connect(),
    query: async (text, params) => queryOnce(await pool.connect(), text, params),
    end: () => pool.end(),
  });
  return { pool, database, endBusy };
}

/** A statement that fails leaves its connection and what is prepared there; the pool's own query would close it. */
export async function queryOnce(
  client: pg.PoolClient,
  text: string,
  params: unknown[],
): Promise<pg.QueryResult> {
  try {
    const result = await client.query(text, params);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseGone(error));
    throw error;
  }
}

/** `end` closes its connections, where it owns them. */
export function databaseOn(pool: Connections & { end?: () => Promise<void> }): Database {
  const dialect = new PostgresDialect({
    pool: { connect: () => pool.connect(), end: async () => pool.end?.(), options: {} },
  });
  const database = new Kysely<unknown>({ dialect });
  connections.set(database, pool);
  return database;
}

/** A calendar day stays the text YYYY-MM-DD: as a Date it would shift with the time zone of this machine. */
export const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format: 'text' | 'binary') =>
  oid === DATE
    ? (text: string) => text
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const STATEMENT_CANCELLED = '57014';
const GONE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when the database could not be reached, which passes, as opposed to a statement that is wrong, which does not. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (GONE.has(code) || code.startsWith('08'))) return true;
  return GONE_MESSAGE.test(error.message);
}

/** True when a statement reached its time limit: the database is busy, and the same request may succeed later. */
export function isStatementCancelled(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === STATEMENT_CANCELLED;
}
