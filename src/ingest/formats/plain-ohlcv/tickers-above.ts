import { foldColumnName } from '#domain/import/fold-column-name.ts';

type Rows = readonly (readonly string[])[];

/** The columns of one share: the others have no name. */
interface ShareColumns {
  readonly ticker: string;
  readonly header: readonly string[];
}

/** pandas numbers names that repeat: `Close, Close.1`. */
const withoutNumber = (name: string) => foldColumnName(name).replace(/\.\d{1,2}$/, '');

/** Whether a table has several columns of the same name as its close: of several shares. */
export const hasSeveral = (header: readonly string[], close: number): boolean =>
  header.filter((name) => withoutNumber(name) === foldColumnName(header[close] ?? '')).length > 1;

/** The shares that the row above the names says, each over its columns; merged cells are named in their first one only. */
export function tickersAbove(
  header: readonly string[],
  above: Rows,
  day: number,
): readonly ShareColumns[] | null {
  const names = above.at(-1)?.map((name) => name.trim()) ?? [];
  let last = '';
  const tickers = header.map((_, place) => {
    if (place !== day) last = names[place] || last;
    return place === day ? '' : last;
  });
  const known = [...new Set(tickers.filter((ticker, place) => place !== day && ticker !== ''))];
  if (known.length < 2 || known.some((ticker) => /^\d/.test(ticker) && /[.,]/.test(ticker))) return null;
  return known.map((ticker) => ({
    ticker,
    header: header.map((name, place) =>
      place === day || tickers[place] === ticker ? name.trim().replace(/\.\d{1,2}$/, '') : '',
    ),
  }));
}
