import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { formatOf } from '#foundation/i18n/format.ts';
import { seal } from '#foundation/web/sealed.ts';
import type { ListedStock } from '../lists.contract.ts';
import { dayNumber, type KeptList } from './kept-list.server.ts';
import { findStockRows, type StockRow } from './stocks.repository.ts';

export const keptStocks: KeptList<StockRow, ListedStock> = {
  follows: ['instrument', 'issuer', 'branch', 'trading_ground', 'listing', 'stock', 'daily_trading', 'split'],
  find: findStockRows,
  toScreened: (stock) => ({
    id: stock.id,
    facets: {
      country: stock.country,
      branch: stock.branchCode,
      ground: stock.grounds,
      currency: stock.currency,
      share_type: stock.shareType,
      status: stock.status,
    },
    numbers: {
      last: stock.last,
      change: changeOf(stock),
      market_value: stock.marketValue,
      date: dayNumber(stock.day),
    },
    codes: { ticker: stock.ticker, isin: stock.isin },
  }),
  toTold: (stock, language) => ({
    id: stock.id,
    string_id: stock.stringId,
    name: localizedName(stock.name, stock.names, language),
    status: stock.status,
    ticker: stock.ticker,
    isin: stock.isin,
    country: formatOf(language).country(stock.country),
    branch: localizedName(stock.branchCode, stock.branchNames, language),
    ground: stock.groundCode && localizedName(stock.groundCode, stock.groundNames ?? {}, language),
    share_type: stock.shareType,
    currency: stock.currency,
    last: seal('last-price', stock.last),
    change: changeOf(stock),
    market_value: seal('last-price', stock.marketValue),
    date: stock.day,
  }),
};

function changeOf({ last, previous }: StockRow): number | null {
  return last === null || previous === null ? null : percentChange(previous, last);
}
