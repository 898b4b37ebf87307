import { readDay } from '#domain/import/read-day.ts';
import { DECODE_LIMITS } from '../decode-limits.ts';
import { type PackedRows, unpackRows } from '../packed-rows.ts';
import { RecordSplitter } from './split-records.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Where nothing else divides the records: one or several between two cells. */
const SPACE = ' ';
const RECORDS = 50;
const HALF = 1 / 2;
const NO_LIMITS = {
  ...DECODE_LIMITS,
  columns: Number.MAX_SAFE_INTEGER,
  cellCharacters: Number.MAX_SAFE_INTEGER,
};
/** Shares of equal records that differ by less say nothing: a title or a total may stand among the records. */
const NEAR = 0.1;

/** The delimiter under which most of the first records have the same number of cells, and the larger number. */
export function detectDelimiter(text: string, isWhole: boolean): string {
  const tried = DELIMITERS.map((delimiter) => ({
    delimiter,
    ...measure(firstRecords(text, delimiter, isWhole)),
  }));
  const best = bestOf(tried);
  if (best) return best.delimiter;
  const spaced = firstRecords(text, SPACE, isWhole);
  const { cells, share } = measure(spaced);
  if (cells > 1 && share > HALF && isDated(spaced)) return SPACE;
  // Titles and notes may be most of a short file.
  const below = DELIMITERS.map((delimiter) => ({
    delimiter,
    ...measure(firstRecords(text, delimiter, isWhole).filter(({ length }) => length > 1)),
  }));
  return bestOf(below)?.delimiter ?? ',';
}

type Measured = ReturnType<typeof measure> & { readonly delimiter: string };

function bestOf(tried: readonly Measured[]): Measured | undefined {
  const able = tried.filter(({ cells }) => cells > 1);
  return able.reduce<Measured | undefined>((one, other) => {
    if (!one) return other;
    if (Math.abs(one.share - other.share) > NEAR) return one.share > other.share ? one : other;
    if (one.breaksQuotes !== other.breaksQuotes) return one.breaksQuotes ? other : one;
    // Decimal commas make as many cells of a row as semicolons do, and a comma may stand in names, too.
    if (other.cells === one.cells) return one.splitsFirst && !other.splitsFirst ? one : other;
    return other.cells > one.cells ? other : one;
  }, undefined);
}

/** Words of a text are no cells; rows with a day are. */
const isDated = (records: readonly (readonly string[])[]): boolean =>
  records.filter((cells) => cells.some((cell) => readDay(cell) !== null)).length * 2 > records.length;

function measure(all: readonly (readonly string[])[]) {
  const records = all.slice(0, RECORDS);
  let [cells, most] = [0, 0];
  for (const [count, { length }] of Map.groupBy(records, (record) => record.length)) {
    if (length > most || (length === most && count > cells)) [cells, most] = [count, length];
  }
  const splitsFirst = records[0]?.length === cells;
  // A quote that is left over opens a cell which another delimiter ends.
  const breaksQuotes = records.some((record) => record.some((cell) => /^"[^"]*"./.test(cell)));
  return { cells, splitsFirst, breaksQuotes, share: records.length === 0 ? 0 : most / records.length };
}

/** The records at the beginning of a file, as far as they are complete. */
export function firstRecords(text: string, delimiter: string, isWhole: boolean): (readonly string[])[] {
  const splitter = new RecordSplitter(delimiter, NO_LIMITS);
  const packed = [splitter.push(text), isWhole ? endLeniently(splitter) : null];
  return packed.flatMap((each) => (each ? unpackRows(each) : [])).map(({ cells }) => cells);
}

/** A quote that never closes is refused when the file is read, not while it is looked at. */
function endLeniently(splitter: RecordSplitter): PackedRows | null {
  try {
    return splitter.end();
  } catch {
    return null;
  }
}
