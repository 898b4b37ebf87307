export type CopyValue = string | number | boolean | null | Readonly<Record<string, unknown>>;

const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One row in the text format of COPY. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = '';
  let tab = '';
  for (const value of values) {
    line += tab + copyField(value);
    tab = '\t';
  }
  return `${line}\n`;
}

export function copyField(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!SPECIAL.test(text)) return text;
  return text.replace(EACH_SPECIAL, (character) => ESCAPES[character] ?? character);
}
