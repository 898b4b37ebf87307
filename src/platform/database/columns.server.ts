import pg from 'pg';

const types = pg.types.builtins;
/** The type of names in PostgreSQL's own catalogue. */
const NAME = 19;
const TEXT_ARRAY = 1009;

/** What a column of a result is in PostgreSQL, and what it is once read. */
export interface Column<Value> {
  readonly type: string;
  readonly oids: readonly number[];
  readonly isNullable: boolean;
  /** All that the column may contain, where these are a few words or numbers. */
  readonly values?: readonly unknown[];
  /** Only a type. */
  readonly read?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export type RowOf<Shape extends Columns> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

export const int = column<number>('int', types.INT4, types.INT2);
export const float = column<number>('float', types.FLOAT8, types.FLOAT4);
export const text = column<string>('text', types.TEXT, types.VARCHAR, types.BPCHAR, NAME);
export const uuid = column<string>('uuid', types.UUID);
export const bool = column<boolean>('bool', types.BOOL);
/** YYYY-MM-DD. */
export const date = column<string>('date', types.DATE);
export const timestamp = column<Date>('timestamptz', types.TIMESTAMPTZ);
export const bytes = column<Buffer>('bytea', types.BYTEA);

/** Its inside is checked where it leaves, by the contract. */
export const json = <Value>() => column<Value>('json', types.JSON, types.JSONB);

/** A text or a number that the schema limits to these. */
export function oneOf<const Value extends string | number>(...values: readonly Value[]): Column<Value> {
  const { type, oids } = typeof values[0] === 'number' ? int : text;
  return { ...column<Value>(type, ...oids), values };
}

/** An array of texts. */
export const listOf = <Value extends string>({ values }: Column<Value>): Column<readonly Value[]> => ({
  ...column('text[]', TEXT_ARRAY),
  ...(values && { values }),
});

export const maybe = <Value>(always: Column<Value>): Column<Value | null> => ({
  ...always,
  isNullable: true,
});

function column<Value>(type: string, ...oids: readonly number[]): Column<Value> {
  return { type, oids, isNullable: false };
}
