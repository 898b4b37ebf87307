import { foldColumnName } from '#domain/import/fold-column-name.ts';

const PRICES = new Set([
  'adj close',
  'close',
  'high',
  'low',
  'open',
  'volume',
  'dividends',
  'stock splits',
  'capital gains',
  'repaired?',
]);
/** What may stand before the first price: numbers of rows, names of levels, days. */
const LEADING = new Set(['', 'price', 'ticker', 'date', 'datetime', 'index', 'unnamed: 0']);

/** The columns of one ticker: the others have no name. */
interface TickerColumns {
  readonly ticker: string;
  readonly header: readonly string[];
}

/**
 * yfinance downloads name their columns in two rows, prices and tickers, in either order; a third names the days. Older ones
 * leave the first cells empty, and a table that was read and written again has numbers of rows before it and of columns behind
 * names that repeat: `Close, Close.1`.
 */
export function isDownload(header: readonly string[]): boolean {
  const names = header.map(foldColumnName);
  const start = startOf(header);
  if (start !== null) {
    const prices = names.slice(start).map(withoutNumber);
    return names.slice(0, start).includes('price') || new Set(prices).size < prices.length;
  }
  const [first = '', ...others] = names;
  return first === 'ticker' && others.length > 0 && !others.some((name) => isPrice(name) || name === 'date');
}

/** Null where the two rows are no prices and tickers. */
export function findTickers(
  one: readonly string[],
  other: readonly string[],
): readonly TickerColumns[] | null {
  const start = startOf(one) ?? startOf(other);
  if (start === null || one.length !== other.length) return null;
  const [prices, names] = startOf(one) === null ? [other, one] : [one, other];
  const written = names.map((name) => name.trim());
  const tickers = written.map((name) => (written.includes(withoutNumber(name)) ? withoutNumber(name) : name));
  const known = new Set(tickers.slice(start));
  if (known.has('') || [...known].every((name) => /^-?[\d.,]+$/.test(name))) return null;
  const day = dayPlaceOf(prices);
  return [...known].map((ticker) => ({
    ticker,
    header: prices.map((price, place) => {
      if (place < start) return place === day ? 'Date' : '';
      return tickers[place] === ticker ? withoutNumber(price) : '';
    }),
  }));
}

/** The row that says nothing but that the days are days. */
export const isIndexName = (cells: readonly string[]): boolean => {
  const [first = '', ...others] = cells.filter((cell, place) => place > 0 || !/^\d+$/.test(cell.trim()));
  return isDay(first) && others.every((cell) => cell.trim() === '');
};

/** The column of days, as far as the first row tells. */
export function dayPlaceOf(header: readonly string[]): number {
  const start = startOf(header) ?? 1;
  const day = header.findIndex((name, place) => place < start && isDay(name));
  return day < 0 ? start - 1 : day;
}

const isDay = (name: string) => /^date(?:time)?$/i.test(name.trim());

/** Where prices begin that go on to the end; null where there are others. */
function startOf(row: readonly string[]): number | null {
  const start = row.findIndex(isPrice);
  const isAll = row.every((name, place) =>
    place < start ? LEADING.has(foldColumnName(name)) : isPrice(name),
  );
  return start >= 1 && start <= 3 && isAll ? start : null;
}

/** pandas numbers names that repeat. */
const withoutNumber = (name: string) => name.trim().replace(/\.\d{1,3}$/, '');

const isPrice = (name: string) => PRICES.has(foldColumnName(withoutNumber(name)));
