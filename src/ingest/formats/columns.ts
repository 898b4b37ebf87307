import { foldColumnName } from '#domain/import/fold-column-name.ts';
import { readHeaderUnit } from './header-units.ts';

/** Field → the names under which files have it, folded, the best first. */
export type ColumnNames<F extends string> = Readonly<Record<F, readonly string[]>>;

/** Field → place in the header. */
export type Columns<F extends string> = Readonly<Partial<Record<F, number>>>;

/** Columns are found by name, never by place. What a person assigned comes first, and a column serves one field. */
export function findColumns<F extends string>(
  header: readonly string[],
  names: ColumnNames<F>,
  assigned: Readonly<Record<string, string>> = {},
): Columns<F> {
  const places = new Map<string, number>();
  header.forEach((name, place) => {
    const folded = foldColumnName(name);
    if (folded !== '' && !folded.startsWith('#') && !places.has(folded)) places.set(folded, place);
  });
  const plain = new Map<string, number>();
  for (const [folded, place] of places) {
    const name = readHeaderUnit(folded)?.name;
    if (name !== undefined && !places.has(name) && !plain.has(name)) plain.set(name, place);
  }
  const columns: Partial<Record<F, number>> = {};
  const used = new Set<number>();
  const take = (field: F, wanted: readonly string[]) => {
    const free = (at: number | undefined): at is number => at !== undefined && !used.has(at);
    const place =
      wanted.map((name) => places.get(name)).find(free) ?? wanted.map((name) => plain.get(name)).find(free);
    if (place === undefined || columns[field] !== undefined) return;
    columns[field] = place;
    used.add(place);
  };
  const fields = Object.keys(names) as F[];
  for (const field of fields) {
    const name = assigned[field];
    if (name !== undefined) take(field, [foldColumnName(name)]);
  }
  for (const field of fields) if (assigned[field] === undefined) take(field, names[field]);
  return columns;
}

/** The folded names, without the columns that the list of rejected rows puts before them. */
export const foldHeader = (header: readonly string[]): string[] =>
  header.map(foldColumnName).filter((name) => !name.startsWith('#'));
