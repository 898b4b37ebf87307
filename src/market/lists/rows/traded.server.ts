import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { seal } from '#platform/contract/sealed.ts';
import { changeOf, dayNumber } from './list-source.server.ts';
import type { TradedRow } from './traded.repository.ts';

/** What shares and funds are both screened by. */
export const screenTraded = ({ currency, venues, status, last, previous, day, ticker, isin }: TradedRow) => ({
  facets: { currency, venue: venues, status },
  numbers: { last, change: changeOf(previous, last), date: dayNumber(day) },
  codes: { ticker, isin },
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
  date: row.day,
});
