import { loadStockList } from '#features/stock-list/stock-list.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { stocksPage } from './stocks.contract.ts';

export const loadStocksPage = load(stocksPage, ({ query }, { database, language }) =>
  loadStockList(database, query.page, language),
);
