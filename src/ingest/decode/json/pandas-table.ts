import { isFlatObject, toText } from './json-cells.ts';
import { isPlainObject } from './plain-object.ts';

/** A document of `DataFrame.to_json`, as the table that it was. */
export interface PandasTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const DAY_OR_NUMBER = String.raw`"(?:\d{1,19}|\d{4}-\d\d-\d\d[^"]*)"`;
const SCALAR = String.raw`(?:null|true|false|-?\d|")`;
/** The orients `split` and `tight`, `table`, `columns` and `index`; `records` is a list as any other. */
const HEADS = [
  /^\s*\{\s*"(?:columns|index)"\s*:\s*\[/,
  /^\s*\{\s*"schema"\s*:\s*\{\s*"fields"\s*:/,
  new RegExp(String.raw`^\s*\{\s*"[^"]{1,100}"\s*:\s*\{\s*${DAY_OR_NUMBER}\s*:\s*${SCALAR}`),
  new RegExp(String.raw`^\s*\{\s*${DAY_OR_NUMBER}\s*:\s*\{\s*"[^"]{1,100}"\s*:\s*${SCALAR}`),
];
/** The tickers of the SEC are numbered objects, too. */
const OF_OTHERS = /"cik_str"/;

export const mayBePandas = (text: string): boolean =>
  HEADS.some((head) => head.test(text)) && !OF_OTHERS.test(text.slice(0, 1_000));

/** Null where the document is something else. */
export function toPandasTable(document: unknown): PandasTable | null {
  if (!isPlainObject(document)) return null;
  const { columns, index, data, schema } = document;
  if (Array.isArray(columns) && Array.isArray(data))
    return fromSplit(columns, Array.isArray(index) ? index : [], data);
  if (isPlainObject(schema) && Array.isArray(data)) return fromRecords(data);
  const entries = Object.entries(document);
  if (entries.length === 0 || !entries.every(([, values]) => isFlatObject(values))) return null;
  const [[first = ''] = []] = entries;
  return isKey(first) ? fromIndex(entries) : fromColumns(entries);
}

function fromSplit(
  columns: readonly unknown[],
  index: readonly unknown[],
  data: readonly unknown[],
): PandasTable | null {
  if (!data.every((row) => Array.isArray(row) && row.length === columns.length)) return null;
  const rows = data.map((row, at) => [toText(index[at]), ...(row as unknown[]).map(toText)]);
  return withIndex(columns.map(toName), rows);
}

function fromRecords(data: readonly unknown[]): PandasTable | null {
  const objects = data.filter(isFlatObject);
  const header = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (objects.length !== data.length) return null;
  return { header, rows: objects.map((object) => header.map((name) => toText(object[name]))) };
}

function fromIndex(entries: readonly (readonly [string, unknown])[]): PandasTable {
  const objects = entries.flatMap(([, values]) => (isPlainObject(values) ? [values] : []));
  const header = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const rows = objects.map((object, at) => [
    entries[at]?.[0] ?? '',
    ...header.map((name) => toText(object[name])),
  ]);
  return withIndex(header, rows);
}

function fromColumns(entries: readonly (readonly [string, unknown])[]): PandasTable | null {
  const columns = entries.flatMap(([, values]) => (isPlainObject(values) ? [values] : []));
  const keys = [...new Set(columns.flatMap((values) => Object.keys(values)))];
  if (!keys.every(isKey)) return null;
  const rows = keys.map((key) => [key, ...columns.map((values) => toText(values[key]))]);
  return withIndex(
    entries.map(([name]) => name),
    rows,
  );
}

/** The numbers of rows are no column. */
function withIndex(header: readonly string[], rows: readonly (readonly string[])[]): PandasTable {
  const isNumbered = rows.every(([first = ''], at) => first === '' || first === String(at));
  return isNumbered
    ? { header, rows: rows.map((cells) => cells.slice(1)) }
    : { header: ['index', ...header], rows };
}

const isKey = (text: string) => /^(?:\d{1,19}|\d{4}-\d\d-\d\d.*)$/.test(text);

/** Names in two rows: `["Close", "AAPL"]` as tables write it in one. */
const toName = (name: unknown): string =>
  Array.isArray(name) ? `(${name.map((part) => `'${toText(part)}'`).join(', ')})` : toText(name);
