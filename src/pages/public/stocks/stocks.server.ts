import { LIST_SERVICES, loadList } from '#market/lists/lists.server.ts';
import { stockSource } from '#market/lists/rows/stocks.server.ts';
import { load } from '#platform/http/door.server.ts';
import { stocksPage } from './stocks.contract.ts';

export const loadStocksPage = load(stocksPage, LIST_SERVICES, ({ query }, context) =>
  loadList('stocks', stockSource, query, context),
);
