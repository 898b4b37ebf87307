import { z } from 'zod';
import { companyList, companyQuery } from '#features/company-list/company-list.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { pageNumber } from '#foundation/web/params.ts';

export const companiesPage = page({
  id: 'companies',
  path: '/company/',
  summary: 'All companies: by name, country, branch and kind',
  query: z.object({ ...companyQuery, page: pageNumber }),
  // A name is free text.
  isKept: false,
  labels: ['companies', 'company-list', 'table', 'hint', 'pager'],
  reply: companyList,
});

export type CompaniesPageData = Reply<typeof companiesPage>;
