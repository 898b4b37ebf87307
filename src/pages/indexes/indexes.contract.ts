import { isOftenAsked } from '#features/lists/list-selection.ts';
import { indexList, LIST_LABELS } from '#features/lists/lists.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

export const indexesPage = page({
  id: 'indexes',
  path: '/indexes/',
  summary: 'All indexes: narrowed, sorted and turned from page to page by the address',
  query: indexList.query,
  isKept: isOftenAsked,
  labels: ['indexes', ...LIST_LABELS],
  reply: indexList.reply,
});

export type IndexesPageData = Reply<typeof indexesPage>;
