import { readNumber } from '#domain/import/read-number.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Columns } from '../columns.ts';

type Table = Extract<Decoded, { kind: 'table' }>;

interface Day {
  readonly day: string;
  readonly close: number;
  readonly dividend: number;
  readonly split: number;
}

/** A file of one share is not longer. */
const MOST_ROWS = 100_000;
const LOOKED_AT = 40;
const FEWEST = 3;

/**
 * Unless it is told otherwise, yfinance takes dividends out of all prices and writes no adjusted close. Then prices before the last
 * dividend are no longer whole hundredths, while those after it are.
 */
export async function isDividendAdjusted(
  decoded: Table,
  columns: Columns<'day' | 'close' | 'dividends' | 'splits'>,
  decimal: '.' | ',',
): Promise<boolean> {
  const days: Day[] = [];
  for await (const rows of decoded.rows())
    for (const { cells } of rows) {
      if (days.length >= MOST_ROWS) return false;
      const numberIn = (place: number | undefined) =>
        Number(place === undefined ? 0 : (readNumber(cells[place] ?? '', decimal) ?? Number.NaN));
      const close = numberIn(columns.close);
      if (close > 0)
        days.push({
          day: cells[columns.day ?? 0] ?? '',
          close,
          dividend: numberIn(columns.dividends),
          split: numberIn(columns.splits),
        });
    }
  days.sort((one, other) => (one.day < other.day ? -1 : 1));
  const paid = days.findLastIndex(({ dividend }) => dividend > 0);
  const split = days.findLastIndex((day) => day.split > 0 && day.split !== 1);
  const before = days.slice(Math.max(0, split, paid - LOOKED_AT), Math.max(0, paid));
  const after = days.slice(paid, paid + LOOKED_AT);
  if (paid <= split || before.length < FEWEST || after.length < FEWEST) return false;
  return shareOfWhole(after) > 0.9 && shareOfWhole(before) < 0.5;
}

const shareOfWhole = (days: readonly Day[]) =>
  days.filter(({ close }) => isWhole(close)).length / days.length;

/** In hundredths, but for the error of numbers with four bytes. */
const isWhole = (price: number) =>
  Math.abs(price * 100 - Math.round(price * 100)) < Math.max(2e-3, price * 2e-5);
