import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { seal } from '#foundation/web/sealed.ts';
import type { ListedEtf } from '../lists.contract.ts';
import { type EtfRow, findEtfRows } from './etfs.repository.ts';
import { dayNumber, type KeptList } from './kept-list.server.ts';

export const keptEtfs: KeptList<EtfRow, ListedEtf> = {
  follows: ['instrument', 'issuer', 'trading_ground', 'listing', 'etf', 'daily_trading', 'split'],
  find: findEtfRows,
  toScreened: (etf) => ({
    id: etf.id,
    facets: {
      house: etf.houseStringId,
      index: etf.indexStringId,
      currency: etf.currency,
      ground: etf.grounds,
      status: etf.status,
    },
    numbers: {
      expense: etf.expense,
      last: etf.last,
      change: changeOf(etf),
      assets: etf.assets,
      date: dayNumber(etf.day),
    },
    codes: { ticker: etf.ticker, isin: etf.isin },
  }),
  toTold: (etf, language) => ({
    id: etf.id,
    string_id: etf.stringId,
    name: localizedName(etf.name, etf.names, language),
    status: etf.status,
    ticker: etf.ticker,
    isin: etf.isin,
    house: localizedName(etf.houseName, etf.houseNames, language),
    index: etf.indexName && localizedName(etf.indexName, etf.indexNames ?? {}, language),
    currency: etf.currency,
    expense: etf.expense,
    last: seal('last-price', etf.last),
    change: changeOf(etf),
    assets: seal('last-price', etf.assets),
    date: etf.day,
  }),
};

function changeOf({ last, previous }: EtfRow): number | null {
  return last === null || previous === null ? null : percentChange(previous, last);
}
