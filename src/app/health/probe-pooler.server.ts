import { once } from 'node:events';
import pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int } from '#platform/database/columns.server.ts';
import { codeOf } from '#platform/database/embedded/embedded-postgres-error.server.ts';

export interface PoolerState {
  /** Whether what a connection listens to outlasts its transaction. */
  readonly passesNotifications: boolean;
  readonly keepsStatements: boolean;
}

const CONNECT_MS = 5_000;
const ARRIVES_WITHIN_MS = 1_000;
const CHANNEL = 'basispoint_probe';
const LOST_STATEMENT = '26000';

/** How the pooler before a database works, by trying it; null where there is none. Nothing is changed. */
export async function probePooler(url: string): Promise<PoolerState | null> {
  const [one, other] = [open(url), open(url)];
  try {
    await one.connect();
    if (!(await isPooled(one))) return null;
    await other.connect();
    return {
      passesNotifications: await passesNotifications(one, other),
      keepsStatements: await keepsStatements(one, other),
    };
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

function open(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  return client;
}

/** The number by which a query is cancelled is that of the server's process, or one of the pooler's own. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const [server] = checkRows({ pid: int }, await client.query('select pg_backend_pid() as pid'));
  return server?.pid !== (client as pg.Client & { readonly processID: number | null }).processID;
}

async function passesNotifications(one: pg.Client, other: pg.Client): Promise<boolean> {
  await one.query(`listen ${CHANNEL}`);
  const arrives = once(one, 'notification', { signal: AbortSignal.timeout(ARRIVES_WITHIN_MS) }).then(
    () => true,
    () => false,
  );
  await other.query(`notify ${CHANNEL}`);
  return arrives;
}

/** While the other holds the connection on which a statement was prepared, the pooler sends it through another one. */
async function keepsStatements(one: pg.Client, other: pg.Client): Promise<boolean> {
  const statement = { name: 'basispoint_probe', text: 'select 1' };
  await one.query(statement);
  await other.query('begin');
  try {
    await one.query(statement);
    return true;
  } catch (error) {
    if (codeOf(error) === LOST_STATEMENT) return false;
    throw error;
  } finally {
    await other.query('rollback');
  }
}
