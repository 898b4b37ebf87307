import pg from 'pg';
import type { Column, Columns, RowOf } from './columns.server.ts';

/** Each value is looked at in tests only: on long results it would cost a tenth of their reading. */
const READS_VALUES = import.meta.env?.MODE === 'test';

export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

export interface Result {
  readonly fields: readonly Field[];
  readonly rows: readonly unknown[];
}

/**
 * The rows of a result that has exactly the declared columns. Any other result is a mistake in the code, so it throws.
 * `statement` is for the message.
 */
export function checkRows<Shape extends Columns>(
  shape: Shape,
  { fields, rows }: Result,
  statement: () => string = () => '',
): RowOf<Shape>[] {
  const fault = findFault(shape, fields) ?? (READS_VALUES ? findValueFault(shape, rows) : null);
  if (fault !== null) throw new Error(`${fault}: ${statement()}`);
  return rows as RowOf<Shape>[];
}

function findFault(shape: Columns, fields: readonly Field[]): string | null {
  for (const { name, dataTypeID } of fields) {
    const column = shape[name];
    if (!column) return `column "${name}" is not declared`;
    if (!column.oids.includes(dataTypeID))
      return `column "${name}" is declared as ${column.type}, but is ${typeName(dataTypeID)}`;
  }
  const names = Object.keys(shape);
  if (names.length === fields.length) return null;
  const missing = names.find((name) => !fields.some((field) => field.name === name));
  return missing === undefined ? 'a column occurs twice' : `column "${missing}" is missing`;
}

function findValueFault(shape: Columns, rows: readonly unknown[]): string | null {
  const columns = Object.entries(shape);
  for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
    const found = columns.find(([name, column]) => !mayBe(column, row[name]));
    if (found) return `column "${found[0]}" is declared as ${describe(found[1])}, but is ${row[found[0]]}`;
  }
  return null;
}

const mayBe = ({ isNullable, values }: Column<unknown>, value: unknown): boolean =>
  value === null ? isNullable : !values || [value].flat().every((one) => values.includes(one));

const describe = ({ type, values }: Column<unknown>): string => values?.join(' or ') ?? `${type}, never null`;

const typeName = (oid: number): string =>
  Object.entries(pg.types.builtins)
    .find(([, known]) => known === oid)?.[0]
    .toLowerCase() ?? `of type ${oid}`;
