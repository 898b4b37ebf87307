import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { parseWrittenDay, writeDay } from '#domain/calendar/written-day.ts';
import type { DecimalMark } from '#domain/numbers/typed-number.ts';
import { type FieldName, kindOf } from './calculator-fields.ts';
import { readFieldNumber } from './read-percent.ts';
import { type RowsField, readRows, type TypedRow } from './typed-rows.ts';

/** How a text is written: in an address (points, ISO days, rows on one line), or for a reader. */
export type Writing = 'address' | DecimalMark;
export type WriteDay = (day: CalendarDay) => string;

/** A text in another writing. What cannot be read stays as it is, so that nothing is lost. */
export function rewrite(
  field: FieldName,
  text: string,
  from: DecimalMark,
  to: Writing,
  day: WriteDay = writeDay,
): string {
  if (isRowsField(field)) {
    const { rows, fault } = readRows(field, text, from);
    return fault || rows.some(({ percent }) => !isPlain(percent)) ? text : writeRows(rows, to, day);
  }
  switch (kindOf(field)) {
    case 'number':
    case 'percent': {
      const read = readFieldNumber(field, text, from);
      return read.kind === 'number' && isPlain(read.value) ? writeNumber(read.value, to) : text;
    }
    case 'day':
      return parseWrittenDay(text) ?? text;
    default:
      return text;
  }
}

const isRowsField = (field: FieldName): field is RowsField => kindOf(field) === 'rows';
/** Too large or too small a number would be written with an exponent, which nobody types. */
const isPlain = (value: number) => /^-?\d+(\.\d+)?$/.test(String(value));

export function writeRows(rows: readonly TypedRow[], to: Writing, written: WriteDay = writeDay): string {
  if (to === 'address') return rows.map(({ day, percent }) => `${day}:${plainNumber(percent)}`).join(';');
  return rows.map(({ day, percent }) => `${written(day)} ${writeNumber(percent, to)}`).join('\n');
}

export const writeNumber = (value: number, to: Writing) =>
  to === ',' ? plainNumber(value).replace('.', ',') : plainNumber(value);

const MOST_DECIMALS = 10;

/** With a point, without groups and without an exponent. */
export function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, '') : text;
}
