import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { isOftenRequested } from '#market/lists/list-selection.ts';
import { etfList, LIST_LABELS } from '#market/lists/lists.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const etfsPage = page({
  id: 'etfs',
  path: '/etf/',
  summary: 'All ETFs, filtered, sorted and paged by the address',
  query: etfList.query,
  isCached: isOftenRequested,
  labels: [...new Set(['etfs', ...LIST_LABELS, ...FIGURE_LABELS])],
  reply: etfList.reply,
});

export type EtfsPageData = Reply<typeof etfsPage>;
