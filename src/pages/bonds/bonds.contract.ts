import { EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import { isOftenAsked } from '#features/lists/list-selection.ts';
import { bondList, LIST_LABELS } from '#features/lists/lists.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

export const bondsPage = page({
  id: 'bonds',
  path: '/bonds/',
  summary: 'All bonds: narrowed, sorted and turned from page to page by the address',
  query: bondList.query,
  isKept: isOftenAsked,
  labels: [...new Set(['bonds', ...LIST_LABELS, ...EXPLAIN_LABELS])],
  reply: bondList.reply,
});

export type BondsPageData = Reply<typeof bondsPage>;
