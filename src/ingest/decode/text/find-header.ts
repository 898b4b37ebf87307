import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { foldColumnName } from '#domain/import/fold-column-name.ts';
import { readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import { isColumnWord } from './column-words.ts';

const RECORDS = 50;

/**
 * Which of the first records names the columns: the first without numbers and days in which two words are known, else
 * the first of the table's width without them. Null where there is none.
 */
export function findHeader(records: readonly (readonly string[])[]): number | null {
  const first = records.slice(0, RECORDS);
  const corrected = first.findIndex(([line, rule]) => line?.trim() === '#line' && rule?.trim() === '#rule');
  if (corrected >= 0) return corrected;
  const width = usualLength(first);
  const dated = first.findIndex((cells, at) => isOverDays(cells, first.slice(at + 1)));
  const known = first.findIndex(
    (cells) => isAllText(cells) && !isLabelled(cells) && cells.filter(isColumnWord).length >= 2,
  );
  if (dated >= 0 && dated !== known && !isSecondRow(first, dated)) return dated;
  if (known >= 0 && isTitle(first, known)) return known + 1;
  if (known >= 0) return isSecondRow(first, known) ? known - 1 : known;
  const across = first.findIndex((cells, at) => isDaysAcross(cells, first.slice(at + 1)));
  if (across >= 0) return across;
  const tenors = first.findIndex((cells, at) => isTenorRow(cells, first.slice(at + 1)));
  if (tenors >= 0) return tenors;
  const findPlain = (fewest: number) =>
    first.findIndex((cells) => cells.length === width && isAllText(cells) && filled(cells) >= fewest);
  // A title above the names may have a second cell, too.
  const named = findPlain(Math.max(2, Math.ceil(width / 2)));
  const plain = named >= 0 ? named : findPlain(Math.min(2, width));
  if (plain >= 0) return plain;
  const [cells = []] = first;
  // Years as names of columns are numbers, but their first column still has a name.
  const isNamed = cells.length > 1 && isText(cells[0] ?? '') && isColumnWord(cells[0] ?? '');
  return isNamed ? 0 : null;
}

/** `observation_date,DGS10` right above the first day: whatever words stand in the description above it. */
const isOverDays = (cells: readonly string[], [next = []]: readonly (readonly string[])[]) =>
  filled(cells) > 1 &&
  isAllText(cells) &&
  DAY_NAMES.has(foldColumnName(cells[0] ?? '')) &&
  isDay(next[0] ?? '');

const DAY_NAMES = new Set([
  ...COLUMN_WORDS.day,
  'observation date',
  'series id',
  'date changed',
  'effective date',
]);

/** `Fund Name:` and its value, in which words may be names of columns, too. */
const isLabelled = (cells: readonly string[]) => /:\s*$/.test(cells[0] ?? '') && filled(cells) <= 2;

/** A title with a remark in a further cell, over names that fill the row. */
function isTitle(records: readonly (readonly string[])[], at: number): boolean {
  const [title = [], names = []] = [records[at], records[at + 1]];
  return isAllText(names) && filled(names) === names.length && filled(title) * 2 <= filled(names);
}

const FEWEST_TENORS = 4;
const LONGEST_TENOR = 100;

/** Years as names of columns, ascending, over rows that begin with a day. */
function isTenorRow(
  [name = '', ...others]: readonly string[],
  below: readonly (readonly string[])[],
): boolean {
  const years = others
    .filter((cell) => cell.trim() !== '')
    .map((cell) => Number(readNumber(cell, '.') ?? 'x'));
  const isAscending = years.every((year, at) => year > (years[at - 1] ?? 0) && year <= LONGEST_TENOR);
  const next = below.find((cells) => filled(cells) > 1);
  return (
    years.length >= FEWEST_TENORS && isAscending && !isDay(name) && next !== undefined && isDay(next[0] ?? '')
  );
}

/** Days as names of columns, over rows that begin with a name and have numbers below the days. */
function isDaysAcross(
  [name = '', ...others]: readonly string[],
  [next = []]: readonly (readonly string[])[],
): boolean {
  const start = others.findIndex(isDay) + 1;
  const days = others.slice(start - 1).filter((cell) => cell.trim() !== '');
  const below = next.slice(start).filter((cell) => cell.trim() !== '');
  return (
    start > 0 &&
    days.length > 1 &&
    days.every(isDay) &&
    !isDay(name) &&
    isText(next[0] ?? '') &&
    below.every((cell) => readNumber(cell, '.') !== null || readNumber(cell, ',') !== null)
  );
}

const isDay = (cell: string) => readDay(cell) !== null || readDay(cell, 'mdy') !== null;

/** Names in two rows, where each of the first row stands over several of the second. */
function isSecondRow(records: readonly (readonly string[])[], at: number): boolean {
  const [above = [], row = []] = [records[at - 1], records[at]];
  const names = above.slice(1).filter((cell) => cell.trim() !== '');
  return above.length === row.length && isAllText(above) && new Set(names).size < names.length;
}

const isText = (cell: string) =>
  cell.trim() !== '' &&
  readDay(cell) === null &&
  readNumber(cell, '.') === null &&
  readNumber(cell, ',') === null;
const isAllText = (cells: readonly string[]) =>
  cells.some(isText) && cells.every((cell) => cell.trim() === '' || isText(cell));
const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

function usualLength(records: readonly (readonly string[])[]): number {
  const groups = [...Map.groupBy(records, ({ length }) => length)];
  return groups.sort(([a, one], [b, other]) => other.length - one.length || b - a)[0]?.[0] ?? 0;
}
