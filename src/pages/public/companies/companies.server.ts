import { LIST_SERVICES, loadList } from '#market/lists/lists.server.ts';
import { companySource } from '#market/lists/rows/companies.server.ts';
import { load } from '#platform/http/door.server.ts';
import { companiesPage } from './companies.contract.ts';

export const loadCompaniesPage = load(companiesPage, LIST_SERVICES, ({ query }, context) =>
  loadList('companies', companySource, query, context),
);
