import { isMissing } from '#domain/import/missing-value.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { PeekedTable } from '../../decode/peek.ts';
import type { Columns } from '../columns.ts';

/** Of the records, so many must fit: files have single errors. */
const SHARE = 0.99;
const FEWEST = 5;
const WIDEST = 2;

/** Four columns side by side of which one is never below and one never above the others are prices of a day. */
export function guessPrices(
  { header, sample, decimal }: PeekedTable,
  taken: Columns<string>,
): Columns<string> {
  const used = new Set(Object.values(taken));
  const numbers = header.flatMap((_name, place) => {
    if (used.has(place)) return [];
    const cells = sample.map((row) => row[place]?.trim() ?? '');
    const values = cells.map((cell) =>
      isMissing(cell) ? Number.NaN : Number(readNumber(cell, decimal) ?? 'x'),
    );
    return values.some((value) => value > 0) ? [{ place, values }] : [];
  });
  for (let first = 0; first + 4 <= numbers.length; first += 1) {
    const found = assign(numbers.slice(first, first + 4));
    if (found) return found;
  }
  return {};
}

interface Numbers {
  readonly place: number;
  readonly values: readonly number[];
}

function assign(four: readonly Numbers[]): Columns<string> | null {
  const days = [...(four[0]?.values.keys() ?? [])].filter((day) =>
    four.every(({ values }) => (values[day] ?? 0) > 0),
  );
  if (days.length < FEWEST) return null;
  const fits = (test: (value: number, others: readonly number[]) => boolean) =>
    four.find(
      ({ values }) =>
        days.filter((day) =>
          test(
            values[day] ?? 0,
            four.map((other) => other.values[day] ?? 0),
          ),
        ).length >=
        SHARE * days.length,
    );
  const high = fits((value, others) => value >= Math.max(...others));
  const low = fits((value, others) => value <= Math.min(...others));
  const [open, close] = four.filter((each) => each !== high && each !== low);
  if (!high || !low || high === low || !open || !close) return null;
  // Prices of one day are of one size, other numbers side by side are not.
  if (!days.every((day) => (high.values[day] ?? 0) <= WIDEST * (low.values[day] ?? 0))) return null;
  // Four equal columns say nothing about which is which.
  if (days.every((day) => high.values[day] === low.values[day])) return null;
  return { open: open.place, high: high.place, low: low.place, close: close.place };
}
