import { DECODE_LIMITS } from '../decode-limits.ts';
import { type PackedRows, unpackRows } from '../packed-rows.ts';
import { RecordSplitter } from './split-records.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const RECORDS = 50;
const NO_LIMITS = {
  ...DECODE_LIMITS,
  columns: Number.MAX_SAFE_INTEGER,
  cellCharacters: Number.MAX_SAFE_INTEGER,
};
/** Shares of equal records that differ by less say nothing: a title or a total may stand among the records. */
const NEAR = 0.1;

/** The delimiter under which most of the first records have the same number of cells, and the larger number. */
export function detectDelimiter(text: string, isWhole: boolean): string {
  const tried = DELIMITERS.map((delimiter) => ({ delimiter, ...measure(text, delimiter, isWhole) }));
  const able = tried.filter(({ cells }) => cells > 1);
  const best = able.reduce<(typeof able)[number] | undefined>((one, other) => {
    if (!one) return other;
    if (Math.abs(one.share - other.share) > NEAR) return one.share > other.share ? one : other;
    // Decimal commas make as many cells of a row as semicolons do, but none of the names above.
    if (other.cells === one.cells) return other.splitsFirst && !one.splitsFirst ? other : one;
    return other.cells > one.cells ? other : one;
  }, undefined);
  return best?.delimiter ?? ',';
}

function measure(text: string, delimiter: string, isWhole: boolean) {
  const records = firstRecords(text, delimiter, isWhole).slice(0, RECORDS);
  let [cells, most] = [0, 0];
  for (const [count, { length }] of Map.groupBy(records, (record) => record.length)) {
    if (length > most || (length === most && count > cells)) [cells, most] = [count, length];
  }
  const splitsFirst = records[0]?.length === cells;
  return { cells, splitsFirst, share: records.length === 0 ? 0 : most / records.length };
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
