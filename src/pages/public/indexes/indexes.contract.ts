import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { isOftenRequested } from '#market/lists/list-selection.ts';
import { indexList, LIST_LABELS } from '#market/lists/lists.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const indexesPage = page({
  id: 'indexes',
  path: '/indexes/',
  summary: 'All indices, filtered, sorted and paged by the address',
  query: indexList.query,
  isCached: isOftenRequested,
  labels: [...new Set(['indexes', ...LIST_LABELS, ...FIGURE_LABELS])],
  reply: indexList.reply,
});

export type IndexesPageData = Reply<typeof indexesPage>;
