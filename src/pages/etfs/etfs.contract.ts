import { isOftenAsked } from '#features/lists/list-selection.ts';
import { etfList, LIST_LABELS } from '#features/lists/lists.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

export const etfsPage = page({
  id: 'etfs',
  path: '/etf/',
  summary: 'All ETFs: narrowed, sorted and turned from page to page by the address',
  query: etfList.query,
  isKept: isOftenAsked,
  labels: ['etfs', ...LIST_LABELS],
  reply: etfList.reply,
});

export type EtfsPageData = Reply<typeof etfsPage>;
