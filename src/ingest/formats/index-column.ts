import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { foldColumnName } from '#domain/import/fold-column-name.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../decode/peek.ts';

/** How pandas writes the index of a table that has no name. */
const UNNAMED = new Set(['', 'index', 'unnamed: 0', 'index level 0']);
const DAYS = new Set<string>(COLUMN_WORDS.day);

/** Tables of pandas often have their days in the index. */
export function withIndexName(header: readonly string[]): readonly string[] {
  const folded = header.map(foldColumnName);
  if (folded.some((name) => DAYS.has(name))) return header;
  const place = folded.findIndex((name) => UNNAMED.has(name.trim()));
  return place < 0 ? header : header.with(place, 'Date');
}

/** Columns that name the index of a row; the first is also how pandas calls the numbers of rows. */
export const INDEX_NAMES = [
  'index',
  'index name',
  'index symbol',
  'index code',
  'индекс',
  'indice',
  'índice',
];

const CODE = /^\^?[A-Z\d][A-Z\d.&_-]{0,19}$/;

/** The index that a cell names; null where it holds the number of a row. */
export function indexSubject(cell: string | undefined): Subject | null {
  if (cell === undefined || !/\p{L}/u.test(cell)) return null;
  const code = CODE.test(cell) ? { ticker: cell.replace(/^\^/, '') } : {};
  return { providerCode: cell, ...code, name: cell, kind: 'index' };
}

export const namesIndices = ({ content }: Peek, place: number | undefined): boolean =>
  content.kind === 'table' &&
  place !== undefined &&
  content.sample.some((cells) => indexSubject(cells[place]?.trim()) !== null);

/** Beside the name of an index, its value is what a close is for a share. */
export function withIndexValue(header: readonly string[]): readonly string[] {
  const folded = header.map(foldColumnName);
  const value = folded.findIndex((name) => name === 'value' || name === 'index value');
  return value < 0 || folded.includes('close') || !folded.some((name) => INDEX_NAMES.includes(name))
    ? header
    : header.with(value, 'Close');
}
