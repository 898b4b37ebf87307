import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { foldColumnName } from '#domain/import/fold-column-name.ts';

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
