import { foldColumnName } from '#domain/import/fold-column-name.ts';

const PRICE = '(?:adj[ _.]?close|adjusted|close|high|low|open|volume|dividends|stock splits|capital gains)';
const TICKER = String.raw`\^?[A-Z\d][A-Z\d.&=-]{0,14}`;
const QUOTE = `['"]?`;

/** `('Close', 'AAPL')`, `(AAPL, Close)`, `Close_AAPL`, `AAPL Close`. */
const PATTERNS = [
  new RegExp(
    String.raw`^\(${QUOTE}(?<price>${PRICE})${QUOTE}, ?${QUOTE}(?<ticker>${TICKER})${QUOTE}\)$`,
    'i',
  ),
  new RegExp(
    String.raw`^\(${QUOTE}(?<ticker>${TICKER})${QUOTE}, ?${QUOTE}(?<price>${PRICE})${QUOTE}\)$`,
    'i',
  ),
  new RegExp(`^(?<price>${PRICE})[ _.|:/-]+(?<ticker>${TICKER})$`, 'i'),
  new RegExp(`^(?<ticker>${TICKER})[ _.|:/-]+(?<price>${PRICE})$`, 'i'),
];
const DAY = new RegExp(
  String.raw`^\(?${QUOTE}(?:date(?:time)?|index)?${QUOTE}(?:, ?${QUOTE}${QUOTE}\))?$`,
  'i',
);

/** How R names the columns of one share: a table of its own kind. */
const OF_ONE = /[.:](?:open|high|low|close)"?$/i;

interface JoinedColumns {
  readonly day: number;
  readonly tickers: readonly { readonly ticker: string; readonly header: readonly string[] }[];
}

/** Names of columns that join the price and the ticker, as tables of pandas and R do that had two rows of names; else null. */
export function findJoined(header: readonly string[]): JoinedColumns | null {
  const day = header.findLastIndex((name) => DAY.test(name.trim()));
  const read = header.map((name) => readName(name.trim()));
  const isAll = header.every(
    (name, place) => place === day || read[place] !== null || (place < day && isNumbered(name)),
  );
  const tickers = [...new Set(read.flatMap((each) => each?.ticker ?? []))];
  const names = tickers.map((ticker) => ({
    ticker,
    header: header.map((_, place) => {
      if (place === day) return 'Date';
      return read[place]?.ticker === ticker ? (read[place]?.price ?? '') : '';
    }),
  }));
  const hasClose = names.every(({ header: own }) => own.some((name) => name === 'close'));
  if (day < 0 || day > 1 || !isAll || tickers.length === 0 || !hasClose) return null;
  return tickers.length === 1 && header.some((name) => OF_ONE.test(name)) ? null : { day, tickers: names };
}

/** The numbers of rows that pandas writes before a table. */
const isNumbered = (name: string) => ['', 'unnamed: 0'].includes(foldColumnName(name));

function readName(name: string): { readonly ticker: string; readonly price: string } | null {
  for (const pattern of PATTERNS) {
    const { price, ticker } = pattern.exec(name)?.groups ?? {};
    if (price === undefined || ticker === undefined || ticker !== ticker.toUpperCase()) continue;
    const plain = foldColumnName(price).replace(/^adj(?:usted|[ .]?close)$/, 'adj close');
    return { ticker, price: plain };
  }
  return null;
}
