import { loadCompanyList } from '#features/company-list/company-list.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { companiesPage } from './companies.contract.ts';

export const loadCompaniesPage = load(companiesPage, ({ query }, context) => loadCompanyList(context, query));
