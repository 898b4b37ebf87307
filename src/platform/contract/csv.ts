export type CsvValue = string | number | null;

/** Shows a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** A text that begins like a formula, in letters of any width, would be run by a spreadsheet: an apostrophe keeps it text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
