import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { columnOf, type ListFields } from './list-fields.ts';

/** Both ends belong to it, as they stand in the address: numbers with a point, days as YYYY-MM-DD. A form sends them as people write them. */
export interface RequestedRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** What an address asks of a list, but the page of it. */
export interface ListSelection {
  readonly find: string;
  /** Only those of which something is chosen. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, RequestedRange>>;
  readonly sort: string;
  readonly isDescending: boolean;
  /** Besides the name, in the order of the list. */
  readonly columns: readonly string[];
}

/** What a form sends: a text, or several where boxes share a name. */
export type ListQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

export const BY_NAME = 'name';
const MOST_CODES = 50;
const LONGEST_NUMBER = 15;

/** The word of an address for every column. */
export const ALL_COLUMNS = 'all';

/** Of the first set: what a list opens with. */
export const usualColumns = ({ sets }: ListFields): string[] => [...(sets[0]?.columns ?? [])];

/** The set that the columns are, `all`, or null where a reader chose them one by one. */
export function setOf(fields: ListFields, columns: readonly string[]): string | null {
  const same = fields.sets.find((set) => set.columns.join() === columns.join());
  if (same) return same.id;
  return columns.length === fields.columns.length ? ALL_COLUMNS : null;
}

/** What makes no sense in an address is left out of it. */
export function parseListQuery(fields: ListFields, query: ListQuery): ListSelection {
  const [sort = ''] = wordsOf(query.sort);
  const key = sort.replace(/^-/, '');
  const isKnown = key === BY_NAME || Boolean(columnOf(fields, key)?.sortedBy);
  const columns = columnsOf(fields, wordsOf(query.columns));
  return {
    find: cleanTerm([query.find ?? ''].flat()[0] ?? ''),
    facets: Object.fromEntries(
      fields.facets
        .map((facet) => [facet, codesOf(query[facet])] as const)
        .filter(([, codes]) => codes.length > 0),
    ),
    ranges: Object.fromEntries(
      fields.ranges
        .map((range) => [range, rangeOf(fields, range, query)] as const)
        .filter(([, { from, to }]) => from !== null || to !== null),
    ),
    sort: isKnown ? key : BY_NAME,
    isDescending: isKnown && sort.startsWith('-'),
    columns: columns.length > 0 ? columns : usualColumns(fields),
  };
}

/** The same from the query of an address as text. */
export const parseListText = (fields: ListFields, text: string): ListSelection =>
  parseListQuery(fields, Object.fromEntries(new URLSearchParams(text)));

/** The words of the address, in one order; what is as usual has none. */
export function listWords(fields: ListFields, selection: ListSelection): [string, string][] {
  const { find, facets, ranges, sort, isDescending, columns } = selection;
  const words: [string, string][] = [];
  if (find) words.push(['find', find]);
  for (const key of fields.facets) {
    const codes = facets[key] ?? [];
    if (codes.length > 0) words.push([key, codes.join(',')]);
  }
  for (const key of fields.ranges) {
    const { from, to } = ranges[key] ?? { from: null, to: null };
    if (from !== null) words.push([`${key}_from`, from]);
    if (to !== null) words.push([`${key}_to`, to]);
  }
  const order = `${isDescending ? '-' : ''}${sort}`;
  if (order !== BY_NAME) words.push(['sort', order]);
  const set = setOf(fields, columns);
  if (set !== fields.sets[0]?.id) words.push(['columns', set ?? columns.join(',')]);
  return words;
}

/** The address of a list without its language; `more` says which page. */
export function listPath(
  fields: ListFields,
  selection: ListSelection,
  more: Readonly<Record<string, string>> = {},
): string {
  const words = [...listWords(fields, selection), ...Object.entries(more)];
  // Commas stay readable: they are allowed in a query.
  const query = new URLSearchParams(words).toString().replaceAll('%2C', ',');
  return query ? `${fields.path}?${query}` : fields.path;
}

/** Whether anything is left out; sort and columns leave nothing out. */
export const isNarrowed = ({ find, facets, ranges }: ListSelection): boolean =>
  find !== '' || Object.keys(facets).length > 0 || Object.keys(ranges).length > 0;

/** The front of a list, at most with one value chosen or in one order: what many open. Anything else is of one reader. */
export function isOftenRequested({ find, after, before, columns, ...words }: ListQuery): boolean {
  const requested = Object.values(words).filter((word) => word !== undefined);
  return !find && !after && !before && !columns && requested.length <= 1;
}

/** The columns that the selection sorts or narrows by. */
export const columnsInUse = ({ sort, ranges }: ListSelection): readonly string[] => [
  sort,
  ...Object.keys(ranges),
];

function wordsOf(given: string | readonly string[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap((each) => each.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** In the order of the list, whatever order the address has. */
function columnsOf(fields: ListFields, requested: readonly string[]): string[] {
  const keys = fields.columns.map(({ key }) => key);
  if (requested.includes(ALL_COLUMNS)) return keys;
  const set = fields.sets.find(({ id }) => requested.length === 1 && requested[0] === id);
  return set ? [...set.columns] : keys.filter((key) => requested.includes(key));
}

function codesOf(given: string | readonly string[] | undefined): string[] {
  const codes = wordsOf(given).filter((word) => /^[\w.-]{1,100}$/.test(word));
  return [...new Set(codes)].sort().slice(0, MOST_CODES);
}

function rangeOf(fields: ListFields, key: string, query: ListQuery): RequestedRange {
  const read = columnOf(fields, key)?.kind === 'day' ? dayOf : numberOf;
  return { from: read(query[`${key}_from`]), to: read(query[`${key}_to`]) };
}

function dayOf(given: string | readonly string[] | undefined): string | null {
  const [text = ''] = [given ?? []].flat();
  return parseWrittenDay(text);
}

/** As people write it: with a comma, a sign of any length, spaces between thousands. */
function numberOf(given: string | readonly string[] | undefined): string | null {
  const [text = ''] = [given ?? []].flat();
  const plain = text.replaceAll(/\s/gu, '').replace(',', '.').replace('\u2212', '-');
  return plain.length <= LONGEST_NUMBER && /^-?\d+(\.\d{1,6})?$/.test(plain) ? String(Number(plain)) : null;
}
