import { localizedName } from '#domain/languages/localized-name.ts';
import { formatOf } from '#foundation/i18n/format.ts';
import { seal } from '#foundation/web/sealed.ts';
import type { ListedStock } from '../lists.contract.ts';
import type { KeptList } from './kept-list.server.ts';
import { findStockRows, type StockRow } from './stocks.repository.ts';
import { screenTraded, tellTraded } from './traded.server.ts';

export const keptStocks: KeptList<StockRow, ListedStock> = {
  follows: ['instrument', 'issuer', 'branch', 'trading_ground', 'listing', 'stock', 'daily_trading', 'split'],
  find: findStockRows,
  toScreened: (stock) => {
    const { facets, numbers, codes } = screenTraded(stock);
    const { id, country, branchCode, shareType, marketValue } = stock;
    return {
      id,
      facets: { ...facets, country, branch: branchCode, share_type: shareType },
      numbers: { ...numbers, market_value: marketValue },
      codes,
    };
  },
  toTold: (stock, language) => ({
    ...tellTraded(stock, language),
    country: formatOf(language).country(stock.country),
    branch: localizedName(stock.branchCode, stock.branchNames, language),
    ground: stock.groundCode && localizedName(stock.groundCode, stock.groundNames ?? {}, language),
    share_type: stock.shareType,
    market_value: seal('last-price', stock.marketValue),
  }),
};
