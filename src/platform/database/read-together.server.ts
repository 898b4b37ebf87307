import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { type Columns, combine, readRows, type Statement } from './combined-statement.ts';
import {
  type Connections,
  connectionsOf,
  type Database,
  getTypeParser,
  isDatabaseGone,
} from './database.server.ts';
import { describeRows } from './describing-client.server.ts';

/** Statements and groups of them beyond this are built from parts that vary: those are sent one by one. */
const MOST_STATEMENTS = 500;
const MOST_GROUPS = 120;

/** What was learned of the statements of one database. */
interface Learned {
  /** By text; null for what is no plain read. Known once a statement has been sent alone. */
  readonly columnsOf: Map<string, Columns | null>;
  readonly groups: Map<string, string>;
}

const learnedOf = new WeakMap<Connections, Learned>();

function learnedFrom(pool: Connections): Learned {
  const known = learnedOf.get(pool);
  if (known) return known;
  const learned: Learned = { columnsOf: new Map(), groups: new Map() };
  learnedOf.set(pool, learned);
  return learned;
}

interface Waiting extends Statement {
  readonly rows: Promise<unknown[]>;
  readonly settle: (rows: Promise<unknown[]>) => void;
}

/**
 * The context of a page whose reads of one moment travel as one statement: what its sections request at the same time
 * costs one round trip. Where it fails, each read is sent alone, so that only the faulty one fails.
 */
export function readTogether<Context extends { readonly database: Database }>(context: Context): Context {
  const pool = connectionsOf(context.database);
  return pool ? { ...context, database: open(pool) } : context;
}

function open(pool: Connections): Database {
  let waiting = new Map<string, Waiting>();
  const flush = () => {
    const statements = [...waiting.values()];
    waiting = new Map();
    send(pool, statements);
  };
  const { columnsOf } = learnedFrom(pool);
  const add = (statement: Statement): Promise<unknown[]> => {
    const key = statement.text + JSON.stringify(statement.params);
    const same = waiting.get(key);
    // Two sections may read the same, but what is no plain read is sent as often as it is requested.
    if (same && columnsOf.get(statement.text)) return same.rows;
    // After everything that is ready to run has run: by then all reads of this moment are known.
    if (waiting.size === 0) queueMicrotask(() => process.nextTick(flush));
    const { promise: rows, resolve: settle } = Promise.withResolvers<unknown[]>();
    waiting.set(same ? `${key}${waiting.size}` : key, { ...statement, rows, settle });
    return rows;
  };
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
      // Their description travels with them, and `query` compares it with the declared columns.
      rows: (await add({ text: sql, params: parameters })) as Row[],
    }),
    streamQuery: refuse,
  };
  return new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(connection),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function refuse(): never {
  throw new Error('a page reads statement by statement, without transactions');
}

const driverOf = (connection: DatabaseConnection): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => connection,
  releaseConnection: async () => undefined,
  destroy: async () => undefined,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
});

function send(pool: Connections, statements: readonly Waiting[]): void {
  const { columnsOf, groups } = learnedFrom(pool);
  const known = statements.flatMap((statement) => {
    const columns = columnsOf.get(statement.text);
    return columns ? [{ ...statement, columns }] : [];
  });
  const text = known.length > 1 ? textOf(known, groups) : null;
  const alone = text === null ? statements : statements.filter((each) => !columnsOf.get(each.text));
  for (const statement of alone) statement.settle(sendAlone(pool, statement));
  if (text !== null) sendGroup(pool, text, known);
}

async function sendAlone(pool: Connections, { text, params }: Statement): Promise<unknown[]> {
  const { columnsOf } = learnedFrom(pool);
  const result = await pool.query(text, [...params]);
  if (!columnsOf.has(text) && columnsOf.size < MOST_STATEMENTS) {
    const columns = result.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    columnsOf.set(text, result.command === 'SELECT' ? columns : null);
  }
  return describeRows(result.rows, result.fields);
}

interface Known extends Waiting {
  readonly columns: Columns;
}

function sendGroup(pool: Connections, text: string, members: readonly Known[]): void {
  const params = members.flatMap((member) => member.params);
  const answer = pool.query(text, params);
  for (const [at, member] of members.entries()) {
    const rows = answer.then(
      (result) =>
        describeRows(
          readRows(result.rows[0]?.[`m${at}`] ?? [], member.columns, getTypeParser),
          member.columns.map(({ name, type }) => ({ name, dataTypeID: type })),
        ),
      (error) => {
        if (isDatabaseGone(error)) throw error;
        return sendAlone(pool, member);
      },
    );
    member.settle(rows);
  }
}

function textOf(members: readonly Known[], groups: Learned['groups']): string | null {
  const key = members.map(({ text }) => text).join(';');
  const known = groups.get(key);
  if (known !== undefined || groups.size >= MOST_GROUPS) return known ?? null;
  const text = combine(members);
  groups.set(key, text);
  return text;
}
