import { isOftenRequested } from '#market/lists/list-selection.ts';
import { companyList, LIST_LABELS } from '#market/lists/lists.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const companiesPage = page({
  id: 'companies',
  path: '/company/',
  summary: 'All companies, filtered, sorted and paged by the address',
  query: companyList.query,
  isCached: isOftenRequested,
  labels: ['companies', ...LIST_LABELS],
  reply: companyList.reply,
});

export type CompaniesPageData = Reply<typeof companiesPage>;
