import { toListPage } from '#page-parts/list-page/list-page.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import type { CompaniesPageData } from './companies.contract.ts';

export const view: PageView<CompaniesPageData> = toListPage('companies');
