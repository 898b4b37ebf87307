import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { isOftenRequested } from '#market/lists/list-selection.ts';
import { LIST_LABELS, stockList } from '#market/lists/lists.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const stocksPage = page({
  id: 'stocks',
  path: '/stocks/',
  summary: 'All stocks, filtered, sorted and paged by the address',
  query: stockList.query,
  isCached: isOftenRequested,
  labels: [...new Set(['stocks', ...LIST_LABELS, ...FIGURE_LABELS])],
  reply: stockList.reply,
});

export type StocksPageData = Reply<typeof stocksPage>;
