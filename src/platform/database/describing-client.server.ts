import pg from 'pg';
import type { Field } from './check-rows.server.ts';

const fields = new WeakMap<object, readonly Field[]>();

/** Kysely passes on the rows of a result, but not how PostgreSQL described them: this client keeps that too. */
export class DescribingClient extends pg.Client {
  // pg declares ten overloads; only one that returns a promise has a result to describe.
  override query(...args: unknown[]): never {
    const query = super.query as (...given: unknown[]) => unknown;
    const answer = query.apply(this, args);
    return (answer instanceof Promise ? answer.then(describe) : answer) as never;
  }
}

function describe(result: pg.QueryResult): pg.QueryResult {
  // A text of several statements, such as a migration, has several results, which no caller reads.
  if (!Array.isArray(result)) fields.set(result.rows, result.fields);
  return result;
}

export function fieldsOf(rows: readonly unknown[]): readonly Field[] {
  const found = fields.get(rows);
  if (!found) throw new Error('These rows are no result of openDatabase()');
  return found;
}
