import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { spreadOf } from '#domain/quotes/to-indicators.ts';
import { seal } from '#platform/contract/sealed.ts';
import { changeOf, dayNumber } from './list-source.server.ts';
import type { TradedRow } from './traded.repository.ts';

/** What shares and funds are both screened by. */
export const screenTraded = (row: TradedRow) => ({
  facets: { currency: row.currency, venue: row.venues, status: row.status },
  numbers: {
    last: row.last,
    change: changeOf(row.previous, row.last),
    change_year: changeOf(row.yearBefore, row.last),
    turnover: row.turnover,
    bid_ask: spreadOf(row),
    date: dayNumber(row.day),
  },
  codes: { ticker: row.ticker, isin: row.isin },
});

/** What the lists of both say. */
export const describeTraded = (row: TradedRow, language: Language) => ({
  id: row.id,
  string_id: row.stringId,
  name: localizedName(row.name, row.names, language),
  status: row.status,
  ticker: row.ticker,
  isin: row.isin,
  currency: row.currency,
  last: seal('last-price', row.last),
  change: changeOf(row.previous, row.last),
  change_year: seal('price-dynamics', changeOf(row.yearBefore, row.last)),
  turnover: seal('last-price', row.turnover),
  bid_ask: seal('last-price', spreadOf(row)),
  date: row.day,
});
