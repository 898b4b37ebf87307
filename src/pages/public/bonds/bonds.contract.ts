import { EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import { isOftenRequested } from '#market/lists/list-selection.ts';
import { bondList, LIST_LABELS } from '#market/lists/lists.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const bondsPage = page({
  id: 'bonds',
  path: '/bonds/',
  summary: 'All bonds, filtered, sorted and paged by the address',
  query: bondList.query,
  isCached: isOftenRequested,
  labels: [...new Set(['bonds', ...LIST_LABELS, ...EXPLAIN_LABELS])],
  reply: bondList.reply,
});

export type BondsPageData = Reply<typeof bondsPage>;
