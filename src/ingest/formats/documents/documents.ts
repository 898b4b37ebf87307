import { memberOf, textOf } from '../json-value.ts';
import { alpacaBars } from './alpaca.ts';
import { alphaVantageDaily, alphaVantageDividends, alphaVantageSplits } from './alpha-vantage.ts';
import { cbrDaily, frankfurter, nbpRates } from './exchange-rates.ts';
import { finnhubCandles } from './finnhub.ts';
import { listDocument } from './list-document.ts';
import type { TableDocument } from './table-document.ts';
import { yahooChart } from './yahoo-chart.ts';

const OHLCV = { open: 'open', high: 'high', low: 'low', close: 'close', volume: 'volume' } as const;
const LETTERS = { o: 'open', h: 'high', l: 'low', c: 'close', v: 'volume' } as const;

const isAdjusted = (document: unknown) => memberOf(document, 'adjusted') !== false;

const IN_NEW_YORK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' });

/** Bars of a day begin at midnight in New York, or end with its session. */
const dayInNewYork = (milliseconds: unknown) => {
  const at = new Date(Number(milliseconds));
  return Number.isNaN(at.getTime()) ? milliseconds : IN_NEW_YORK.format(at);
};

const aggregates = {
  provider: 'Polygon',
  records: ['price'],
  path: ['results'],
  needs: ['t', 'o', 'h', 'l', 'c'],
  columns: { t: 'date', ...LETTERS, vw: 'vwap', n: 'trades', T: 'ticker' },
  write: { t: dayInNewYork },
  about: (document: unknown) => ({ ticker: textOf(memberOf(document, 'ticker')) }),
} as const;

const polygonAdjusted: TableDocument = listDocument({ ...aggregates, priceBasis: 'split_adjusted' });
const polygonAsTraded: TableDocument = listDocument({
  ...aggregates,
  priceBasis: 'as_traded',
  isOther: isAdjusted,
});

/** The document says in its head whether splits are taken out. */
const polygonPrices: readonly TableDocument[] = [
  {
    ...polygonAsTraded,
    fits: (content) => polygonAsTraded.fits(content) && /"adjusted"\s*:\s*false/.test(content.text),
  },
  polygonAdjusted,
];

const financialModelingPrep = listDocument({
  provider: 'Financial Modeling Prep',
  records: ['price'],
  priceBasis: 'split_adjusted',
  path: ['historical'],
  needs: ['date', 'close'],
  columns: { date: 'date', ...OHLCV, vwap: 'vwap' },
  about: (document) => ({ ticker: textOf(memberOf(document, 'symbol')) }),
});

const marketstack = listDocument({
  provider: 'marketstack',
  records: ['split', 'dividend', 'price'],
  priceBasis: 'as_traded',
  path: ['data'],
  needs: ['date', 'close', 'symbol'],
  columns: {
    date: 'date',
    ...OHLCV,
    symbol: 'ticker',
    exchange: 'mic',
    dividend: 'divcash',
    split_factor: 'split factor',
  },
});

const twelveData = listDocument({
  provider: 'Twelve Data',
  records: ['price'],
  priceBasis: 'split_adjusted',
  path: ['values'],
  needs: ['datetime', 'close'],
  columns: { datetime: 'date', ...OHLCV },
  about: (document) => ({
    ticker: textOf(memberOf(document, 'meta', 'symbol')),
    mic: textOf(memberOf(document, 'meta', 'mic_code')),
    currency: textOf(memberOf(document, 'meta', 'currency')),
  }),
  intervalOf: (document) => textOf(memberOf(document, 'meta', 'interval')),
});

export const YAHOO_DOCUMENTS: readonly TableDocument[] = [yahooChart];

export const PRICE_DOCUMENTS: readonly TableDocument[] = [
  alphaVantageDaily,
  ...polygonPrices,
  alpacaBars,
  financialModelingPrep,
  marketstack,
  twelveData,
  finnhubCandles,
];

const ofSymbol = (document: unknown) => ({ ticker: textOf(memberOf(document, 'symbol')) });

export const ACTION_DOCUMENTS: readonly TableDocument[] = [
  alphaVantageDividends,
  alphaVantageSplits,
  listDocument({
    provider: 'Polygon',
    records: ['dividend'],
    path: ['results'],
    needs: ['ex_dividend_date', 'cash_amount'],
    columns: {
      ex_dividend_date: 'ex-dividend date',
      cash_amount: 'amount',
      currency: 'currency',
      declaration_date: 'declaration date',
      record_date: 'record date',
      pay_date: 'pay date',
      ticker: 'ticker',
    },
  }),
  listDocument({
    provider: 'Polygon',
    records: ['split'],
    path: ['results'],
    needs: ['execution_date', 'split_from', 'split_to'],
    columns: { execution_date: 'date', split_from: 'before', split_to: 'after', ticker: 'ticker' },
  }),
  listDocument({
    provider: 'Financial Modeling Prep',
    records: ['dividend'],
    path: ['historical'],
    needs: ['date', 'dividend'],
    columns: {
      date: 'ex-dividend date',
      dividend: 'amount',
      recordDate: 'record date',
      paymentDate: 'payment date',
      declarationDate: 'declaration date',
    },
    about: ofSymbol,
  }),
  listDocument({
    provider: 'Financial Modeling Prep',
    records: ['split'],
    path: ['historical'],
    needs: ['date', 'numerator', 'denominator'],
    columns: { date: 'date', denominator: 'before', numerator: 'after' },
    about: ofSymbol,
  }),
];

/** Rates of central banks; the series of FRED is named by the file or --ticker. */
export const RATE_DOCUMENTS: readonly TableDocument[] = [
  cbrDaily,
  frankfurter,
  nbpRates,
  listDocument({
    provider: 'New York Fed',
    records: ['rate'],
    path: ['refRates'],
    needs: ['effectiveDate', 'type', 'percentRate'],
    columns: { effectiveDate: 'effective date', type: 'rate type', percentRate: 'rate (%)' },
  }),
  listDocument({
    provider: 'FRED',
    records: ['rate'],
    path: ['observations'],
    needs: ['date', 'value', 'realtime_start'],
    columns: { date: 'date', value: 'rate' },
  }),
];
