import type { PageView } from '#foundation/web/page-view.ts';
import { toListPage } from '../list-page/list-page.tsx';
import type { CompaniesPageData } from './companies.contract.ts';

export const view: PageView<CompaniesPageData> = toListPage('companies');
