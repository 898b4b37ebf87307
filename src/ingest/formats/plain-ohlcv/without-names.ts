import { isIsin } from '#domain/import/check-digits.ts';
import { readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import { columnLetters } from '#engines/spreadsheets/column-letters.ts';
import type { Decoded, Peek, TableRow } from '../../decode/peek.ts';
import type { ImportFormat } from '../format.ts';

const SAMPLE = 20;
const FEWEST_COLUMNS = 3;
const LONGEST_PAUSE = 7;
const DAY = 86_400_000;

const TICKER = /^(?=.*[A-Z\d])[A-Z\d^][A-Z\d.&/-]{0,14}$/;
const CURRENCY = /^(?:[A-Z]{3}|GBp|GBX|ILA|ZAc)$/;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const MIDNIGHT = /^0{1,6}$|^0?0:00(?::00)?$/;
const SIX_DIGITS = /^\d\d(?:0[1-9]|1[0-2])\d\d$/;

/** Rows that begin with the ISIN or ticker of what they are about, without names of columns: the names follow from the cells. */
export function withoutNames(format: ImportFormat): ImportFormat {
  return {
    ...format,
    recognise: (peek) => format.recognise(withNames(peek)),
    ...(format.subjectOf
      ? { subjectOf: (peek, reading) => format.subjectOf?.(withNames(peek), reading) ?? {} }
      : {}),
    async *read(decoded, reading) {
      const names = decoded.kind === 'table' ? await namesInRows(decoded, reading.decimal) : null;
      yield* format.read(
        names && decoded.kind === 'table' ? { ...decoded, header: names } : decoded,
        reading,
      );
    },
  };
}

function withNames(peek: Peek): Peek {
  const { content } = peek;
  if (content.kind !== 'table') return peek;
  const header = findNames(content.header, content.sample, content.decimal);
  return header === null ? peek : { ...peek, content: { ...content, header } };
}

async function namesInRows(
  { header, rows }: Extract<Decoded, { kind: 'table' }>,
  decimal: '.' | ',',
): Promise<readonly string[] | null> {
  if (!isWithoutNames(header)) return null;
  const first: TableRow[] = [];
  for await (const batch of rows()) {
    first.push(...batch);
    if (first.length >= SAMPLE) break;
  }
  return findNames(
    header,
    first.slice(0, SAMPLE).map(({ cells }) => cells),
    decimal,
  );
}

/** What the decoder calls columns that have no names. */
const isWithoutNames = (header: readonly string[]) =>
  header.length >= FEWEST_COLUMNS && header.every((name, at) => name === columnLetters(at));

type Table = readonly (readonly string[])[];

/** Null where the rows have names, or might be something else than prices of a day. */
export function findNames(
  header: readonly string[],
  sample: Table,
  decimal: '.' | ',',
): readonly string[] | null {
  const rows = sample.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (!isWithoutNames(header) || rows.length === 0) return null;
  const columns = header.map((_name, place) => rows.map((cells) => cells[place]?.trim() ?? ''));
  const code = columns[0]?.every(isIsin) ? 'ISIN' : columns[0]?.every(isTicker) ? 'Ticker' : null;
  const day = columns.findIndex((cells, place) => place > 0 && cells.every(isDay));
  if (code === null || day < 0) return null;
  const names: string[] = header.map((_name, place) => (place === 0 ? code : place === day ? 'Date' : ''));
  const numbers: number[] = [];
  for (const [place, cells] of columns.entries()) {
    if (names[place] !== '' || cells.every((cell) => cell === '')) continue;
    const name = nameOfText(cells, code === 'ISIN' && !names.includes('Ticker'));
    if (name !== null) names[place] = name;
    else if (cells.every((cell) => cell === '' || readNumber(cell, decimal) !== null)) numbers.push(place);
    else return null;
  }
  const values = numbers.map((place) =>
    (columns[place] ?? []).map((cell) => Number(readNumber(cell, decimal))),
  );
  const fields = nameNumbers(values, isDense(columns[0] ?? [], columns[day] ?? []));
  if (fields === null) return null;
  for (const [at, place] of numbers.entries()) names[place] = fields[at] ?? '';
  return names;
}

const isTicker = (cell: string) => TICKER.test(cell) && !isDay(cell);

const isDay = (cell: string) =>
  readDay(cell, 'dmy') !== null || readDay(cell, 'mdy') !== null || SIX_DIGITS.test(cell);

function nameOfText(cells: readonly string[], mayBeTicker: boolean): string | null {
  if (cells.every((cell) => MIDNIGHT.test(cell)) && cells.some((cell) => cell.length > 1)) return 'Midnight';
  if (cells.every((cell) => CURRENCY.test(cell) && (CURRENCIES.has(cell) || !/^[A-Z]{3}$/.test(cell))))
    return 'Currency';
  if (mayBeTicker && cells.every((cell) => /[A-Z]/.test(cell) && isTicker(cell))) return 'Ticker';
  return null;
}

/**
 * One price, or open, high, low and close, where the rows prove it; then the volume and an open interest of nought or the turnover.
 * Any other number of columns may mean anything.
 */
function nameNumbers(values: readonly (readonly number[])[], isDaily: boolean): readonly string[] | null {
  const [open = [], high = [], low = [], close = [], ...others] = values;
  if (values.length < 4) {
    const [volume] = values.slice(1);
    const isPrice = values.length > 0 && isDaily && open.every((value) => value > 0);
    if (!isPrice || values.length > 2) return null;
    if (volume === undefined) return ['Close'];
    return isCounted(volume) && !isCounted(open) ? ['Close', 'Volume'] : null;
  }
  const isOrdered = open.every(
    (value, row) =>
      at(high, row) >= Math.max(value, at(close, row)) &&
      at(low, row) <= Math.min(value, at(close, row)) &&
      at(low, row) > 0,
  );
  if (!isOrdered || !high.some((value, row) => value > at(low, row))) return null;
  const names = ['Open', 'High', 'Low', 'Close'];
  const [volume, last] = others;
  if (volume === undefined) return names;
  if (!isCounted(volume) || others.length > 2) return null;
  if (last === undefined) return [...names, 'Volume'];
  if (last.every((value) => value === 0)) return [...names, 'Volume', 'Open interest'];
  const isTurnover = last.every(
    (value, row) =>
      value >= at(low, row) * at(volume, row) * 0.99 && value <= at(high, row) * at(volume, row) * 1.01,
  );
  return isTurnover ? [...names, 'Volume', 'Turnover'] : null;
}

const at = (values: readonly number[], row: number): number => values[row] ?? Number.NaN;
const isCounted = (values: readonly number[]) =>
  values.every((value) => Number.isInteger(value) && value >= 0);

/** Days of one code follow one another, or codes one another on a day: payments are months apart. */
function isDense(codes: readonly string[], days: readonly string[]): boolean {
  const times = days.map((day) => Date.parse(readDay(day, 'dmy') ?? readDay(day, 'mdy') ?? ''));
  const isNear = (row: number, other: number) => {
    const pause = Math.abs(at(times, row) - at(times, other));
    return codes[row] === codes[other] ? pause > 0 && pause <= LONGEST_PAUSE * DAY : pause === 0;
  };
  return codes.every((_code, row) => isNear(row, row - 1) || isNear(row, row + 1));
}
