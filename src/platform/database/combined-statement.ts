/** The columns of a statement's rows, as PostgreSQL described them: their names and the ids of their types. */
export type Columns = readonly { readonly name: string; readonly type: number }[];

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** Types whose JSON is what the driver would have read: bool, json, jsonb, integers, floats, texts, date, uuid, int4[], text[]. */
const SAME_IN_JSON = new Set([
  16, 114, 3802, 21, 23, 700, 701, 18, 19, 25, 1042, 1043, 1082, 2950, 1007, 1009,
]);

/** One statement with a column for each of these: its rows as arrays. Values of other types travel as their text. */
export function combine(members: readonly { readonly text: string; readonly columns: Columns }[]): string {
  let params = 0;
  const columns = members.map(({ text, columns: own }) => {
    const before = params;
    const shifted = text.replaceAll(/\$(\d+)/g, (_, position: string) => {
      params = Math.max(params, before + Number(position));
      return `$${before + Number(position)}`;
    });
    const names = own.map((_, at) => `c${at}`);
    const values = own.map(({ type }, at) => (SAME_IN_JSON.has(type) ? `c${at}` : `c${at}::text`));
    return `(select coalesce(json_agg(json_build_array(${values})), '[]') from (${shifted}\n) q(${names}))`;
  });
  return `select ${columns.map((column, at) => `${column} as m${at}`).join(',\n')}`;
}

type ParseText = (type: number) => (text: string) => unknown;

/** The rows of one of them, as if it had been sent alone. */
export function readRows(
  rows: readonly (readonly unknown[])[],
  columns: Columns,
  parseText: ParseText,
): Record<string, unknown>[] {
  const readers = columns.map(({ type }) => (SAME_IN_JSON.has(type) ? null : parseText(type)));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [at, { name }] of columns.entries()) {
      const value = values[at];
      const read = readers[at];
      row[name] = read && typeof value === 'string' ? read(value) : value;
    }
    return row;
  });
}
