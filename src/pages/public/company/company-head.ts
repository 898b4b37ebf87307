import { entityPath } from '#domain/search/categories.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import type { CompanyPageData } from './company.contract.ts';
import type english from './labels/eng.json';

export const companyHead: PageView<CompanyPageData>['head'] = (data, { translator, format }) => {
  const t = translator.of<keyof typeof english>('company');
  const { name, industry_name: industry } = data;
  const path = entityPath('companies', data.stringId);
  return {
    title: t('title', { name }),
    description: t('description', { name, industry, country: format.country(data.country) }),
    path,
    breadcrumbs: [
      { name: t('companies'), path: '/company/' },
      { name, path },
    ],
  };
};
