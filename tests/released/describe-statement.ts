import type pg from 'pg';

/** The columns of a statement's result ("id int4"), without running it; null where the database does not accept it. */
export async function describeStatement(client: pg.Client, text: string): Promise<readonly string[] | null> {
  const fields = await new Promise<readonly pg.FieldDef[] | null>((resolve) => {
    let described: readonly pg.FieldDef[] = [];
    const statement: Statement = {
      submit: (connection) => {
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message) => {
        described = message.fields;
      },
      handleReadyForQuery: () => resolve(described),
      handleError: () => resolve(null),
    };
    client.query(statement as pg.Submittable);
  });
  if (fields === null) return null;
  const types = await readTypes(client);
  return fields.map(({ name, dataTypeID }) => `${name} ${types.get(dataTypeID)}`);
}

/** What pg calls while a statement is on its way. */
interface Statement {
  submit(connection: pg.Connection): void;
  handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

const known = new WeakMap<pg.Client, Map<number, string>>();

/** Numbers of types differ from database to database. */
async function readTypes(client: pg.Client): Promise<Map<number, string>> {
  const found = known.get(client);
  if (found) return found;
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid::int, typname as name from pg_type',
  );
  const types = new Map(rows.map(({ oid, name }) => [oid, name]));
  known.set(client, types);
  return types;
}
