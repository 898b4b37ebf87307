import { readNumber } from '#domain/import/read-number.ts';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { refuseOver } from '../refuse-over.ts';
import type { NumberMeaning } from './cell-formats.ts';
import { findSerialDay, toClockTime } from './serial-day.ts';
import { findAttribute, joinTexts, toCellText } from './xml-text.ts';

export interface SheetContext {
  readonly shared: readonly string[];
  readonly meanings: readonly NumberMeaning[];
  readonly is1904: boolean;
  readonly limits: DecodeLimits;
}

const MOST_DIGITS = 15;

/** The cells of a row of a sheet, each where its column is. Formulas are not run: what they gave is in the file. */
export function readRowCells(row: string, prefix: string, context: SheetContext): string[] {
  const [open, close] = [`<${prefix}c`, `</${prefix}c>`];
  const cells: string[] = [];
  let column = -1;
  for (let at = row.indexOf(open); at >= 0; at = row.indexOf(open, at)) {
    const tagEnd = row.indexOf('>', at);
    if (tagEnd < 0) break;
    const tag = row.slice(at, tagEnd);
    const isCell = /[\s/>]/.test(row.charAt(at + open.length));
    at = tagEnd;
    if (!isCell) continue;
    column = findColumn(findAttribute(tag, 'r')) ?? column + 1;
    if (tag.endsWith('/')) continue;
    const end = row.indexOf(close, tagEnd);
    const text = toText(tag, row.slice(tagEnd + 1, end < 0 ? row.length : end), prefix, context);
    at = end < 0 ? row.length : end;
    if (text === '') continue;
    refuseOver(context.limits, 'columns', column + 1);
    refuseOver(context.limits, 'cellCharacters', text.length);
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }
  return cells;
}

function toText(tag: string, inner: string, prefix: string, context: SheetContext): string {
  const type = findAttribute(tag, 't');
  if (type === 'inlineStr') return joinTexts(inner, prefix);
  const value = findValue(inner, prefix);
  if (value === '') return '';
  switch (type) {
    case 's':
      return context.shared[Number(value)] ?? refuse('shared');
    case 'str':
    case 'e':
      return toCellText(value);
    case 'b':
      return value === '1' || value === 'true' ? 'true' : 'false';
    case 'd':
      return toCellText(value);
    default:
      return toNumber(
        value,
        context.meanings[Number(findAttribute(tag, 's') ?? 0)] ?? 'number',
        context.is1904,
      );
  }
}

function findValue(inner: string, prefix: string): string {
  const at = inner.indexOf(`<${prefix}v`);
  const start = inner.indexOf('>', at) + 1;
  if (at < 0 || start === 0 || inner.charAt(start - 2) === '/') return '';
  const end = inner.indexOf('<', start);
  return inner.slice(start, end < 0 ? inner.length : end);
}

function toNumber(value: string, meaning: NumberMeaning, is1904: boolean): string {
  const number = Number(value);
  const day = meaning === 'day' ? findSerialDay(number, is1904) : null;
  const time =
    meaning === 'time' ? (number >= 1 ? findSerialDay(number, is1904) : toClockTime(number)) : null;
  return day ?? time ?? toDecimal(value, number);
}

/** A spreadsheet writes 0.1 with the seventeen digits of its float: the shortest text of the same float is meant. */
function toDecimal(value: string, number: number): string {
  if (!Number.isFinite(number)) return value;
  const isExact = value.replaceAll(/[eE].*|\D/g, '').length <= MOST_DIGITS;
  return readNumber(isExact ? value : String(number), '.') ?? value;
}

/** `AB12` is the 28th column, counted from 0. */
function findColumn(reference: string | null): number | null {
  if (reference === null) return null;
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

function refuse(part: string): never {
  throw new DecodeRefusal('bad_workbook', { part });
}
