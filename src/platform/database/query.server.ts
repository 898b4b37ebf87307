import { sql } from 'kysely';
import { checkRows } from './check-rows.server.ts';
import type { Columns, RowOf } from './columns.server.ts';
import type { Database } from './database.server.ts';
import { fieldsOf } from './describing-client.server.ts';

interface Query<Row> {
  all(database: Database): Promise<Row[]>;
  first(database: Database): Promise<Row | null>;
  /** Of a statement that always answers with a row. */
  one(database: Database): Promise<Row>;
}

/**
 * A statement and the columns of its result: query({ id: int, name: maybe(text) })`select …`.all(database).
 * Each result is compared with them, so that the type of a row is what PostgreSQL sends.
 */
export const query =
  <Shape extends Columns>(shape: Shape) =>
  (strings: TemplateStringsArray, ...values: unknown[]): Query<RowOf<Shape>> => {
    const statement = sql(strings, ...values);
    const textIn = (database: Database) => statement.compile(database).sql;
    const all = async (database: Database): Promise<RowOf<Shape>[]> => {
      const { rows } = await statement.execute(database);
      return checkRows(shape, { rows, fields: fieldsOf(rows) }, () => textIn(database));
    };
    return {
      all,
      first: async (database) => (await all(database))[0] ?? null,
      one: async (database) => {
        const [row] = await all(database);
        if (!row) throw new Error(`there is no row: ${textIn(database)}`);
        return row;
      },
    };
  };
