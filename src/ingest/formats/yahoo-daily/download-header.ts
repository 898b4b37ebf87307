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

/** The columns of one ticker: the others have no name. */
interface TickerColumns {
  readonly ticker: string;
  readonly header: readonly string[];
}

/**
 * yfinance downloads name their columns in two rows, prices and tickers, in either order; a third names the days. Older ones
 * leave the first cells empty.
 */
export function isDownload(header: readonly string[]): boolean {
  const [first = '', ...names] = header.map(foldColumnName);
  if (first === 'price') return names.length > 0 && names.every(isPrice);
  if (first === 'ticker') return names.length > 0 && !names.some((name) => isPrice(name) || name === 'date');
  return first === '' && new Set(names).size < names.length;
}

/** Null where the two rows are no prices and tickers. */
export function findTickers(
  one: readonly string[],
  other: readonly string[],
): readonly TickerColumns[] | null {
  const [prices, tickers] = one.slice(1).every(isPrice) ? [one, other] : [other, one];
  const names = new Set(tickers.slice(1).map((ticker) => ticker.trim()));
  if (!prices.slice(1).every(isPrice) || names.has('') || prices.length !== tickers.length) return null;
  return [...names].map((ticker) => ({
    ticker,
    header: prices.map((price, place) =>
      place === 0 ? 'Date' : tickers[place]?.trim() === ticker ? price : '',
    ),
  }));
}

/** The row that says nothing but that the days are days. */
export const isIndexName = ([first = '', ...others]: readonly string[]): boolean =>
  /^date(?:time)?$/i.test(first.trim()) && others.every((cell) => cell.trim() === '');

const isPrice = (name: string) => PRICES.has(foldColumnName(name));
