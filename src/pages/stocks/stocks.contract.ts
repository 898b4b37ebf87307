import { z } from 'zod';
import { stockList } from '#features/stock-list/stock-list.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { pageNumber } from '#foundation/web/params.ts';

export const stocksPage = page({
  id: 'stocks',
  path: '/stocks/',
  summary: 'All shares, by name',
  query: z.object({ page: pageNumber }),
  labels: ['stocks', 'stock-list', 'table', 'hint', 'pager', 'locked-value'],
  reply: stockList,
});

export type StocksPageData = Reply<typeof stocksPage>;
