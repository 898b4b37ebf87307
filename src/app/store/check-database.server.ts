import pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, type RowOf, text } from '#platform/database/columns.server.ts';
import { OutdatedSchemaError, refuseOutdatedSchema } from '#platform/database/outdated-schema.server.ts';
import { OperatorError } from '../process/process.server.ts';

const OLDEST_VERSION = 150_000;
const PATIENCE_MS = 5_000;

const serverState = {
  version: int,
  versionText: text,
  role: text,
  database: text,
  isMigrated: bool,
  mayCreate: bool,
  mayReadMigrations: bool,
};

/** Fails with one sentence where the site could not work on this database. */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [server] = checkRows(
      serverState,
      await client.query(
        `select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionText",
              current_user as role, current_database() as database,
              to_regclass('kysely_migration') is not null as "isMigrated",
              coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
              coalesce(has_table_privilege(to_regclass('kysely_migration'), 'select'), false) as "mayReadMigrations"`,
      ),
    );
    const problem = server ? findServerProblem(server, setting) : null;
    if (problem !== null) throw new OperatorError(problem);
    if (server?.mayReadMigrations) {
      const done = checkRows({ name: text }, await client.query('select name from kysely_migration'));
      refuseOutdatedSchema(done.map(({ name }) => name));
    }
  } catch (error) {
    if (error instanceof OperatorError || error instanceof OutdatedSchemaError) throw error;
    throw new OperatorError(explainConnectError(error, new URL(url), setting), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function findServerProblem(server: RowOf<typeof serverState>, setting: string): string | null {
  if (server.version < OLDEST_VERSION)
    return `the database server is PostgreSQL ${server.versionText}, and 15 or newer is needed: upgrade it, or set ${setting} to another`;
  if (!server.isMigrated && !server.mayCreate)
    return (
      `the role "${server.role}" may not create tables in the database "${server.database}": ` +
      `grant it with "grant create on schema public to ${server.role}", or name another role in ${setting}`
    );
  return null;
}

function explainConnectError(error: unknown, url: URL, setting: string): string {
  const { code, message } = toError(error);
  const target = url.searchParams.get('host') ?? url.host;
  const role = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1));
  switch (code) {
    case '28P01':
      return `the database at ${target} does not accept the password of the role "${role}": correct ${setting}`;
    case '28000':
      return `the database at ${target} does not let the role "${role}" in (${message}): correct ${setting}, or the server's roles and pg_hba.conf`;
    case '3D000':
      return `there is no database "${database}" at ${target}: create it with "createdb ${database}", or correct ${setting}`;
    case '42501':
      return `the role "${role}" may not use the database "${database}" (${message}): grant it the right, or name another role in ${setting}`;
    case '53300':
      return `the database at ${target} has no free connection (${message}): raise its max_connections, then start again`;
    default:
      return `the database at ${target} does not answer (${code ?? message}): start it, or correct ${setting}`;
  }
}

/** A name with several addresses fails with an error that holds those of each. */
function toError(error: unknown): { code?: string | undefined; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return toError(error.errors[0]);
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { code, message: error.message };
}
