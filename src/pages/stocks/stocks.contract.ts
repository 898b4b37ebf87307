import { LIST_LABELS, stockList } from '#features/lists/lists.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

export const stocksPage = page({
  id: 'stocks',
  path: '/stocks/',
  summary: 'All shares: narrowed, sorted and turned from page to page by the address',
  query: stockList.query,
  // A name is free text.
  isKept: false,
  labels: ['stocks', ...LIST_LABELS],
  reply: stockList.reply,
});

export type StocksPageData = Reply<typeof stocksPage>;
