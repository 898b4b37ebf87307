import { localizedName } from '#domain/languages/localized-name.ts';
import { seal } from '#platform/contract/sealed.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { ListedStock } from '../lists.contract.ts';
import type { ListSource } from './list-source.server.ts';
import { findStockRows, type StockRow } from './stocks.repository.ts';
import { describeTraded, screenTraded } from './traded.server.ts';

export const stockSource: ListSource<StockRow, ListedStock> = {
  named: 'stock',
  follows: {
    instrument: 'instrument',
    issuer: 'issuer',
    industry: 'all',
    venue: 'all',
    listing: 'instrument',
    stock: 'instrument',
    daily_trading: 'prices',
    split: 'instrument',
  },
  find: findStockRows,
  toScreened: (stock) => {
    const { facets, numbers, codes } = screenTraded(stock);
    const { id, country, industryCode, shareType, marketValue } = stock;
    return {
      id,
      facets: { ...facets, country, industry: industryCode, share_type: shareType },
      numbers: { ...numbers, market_value: marketValue },
      codes,
    };
  },
  toListed: (stock, language) => ({
    ...describeTraded(stock, language),
    country: formatOf(language).country(stock.country),
    industry: localizedName(stock.industryCode, stock.industryNames, language),
    venue: stock.venueCode && localizedName(stock.venueCode, stock.venueNames ?? {}, language),
    share_type: stock.shareType,
    market_value: seal('last-price', stock.marketValue),
  }),
};
