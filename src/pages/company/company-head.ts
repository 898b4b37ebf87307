import { fillPath } from '#foundation/web/page.ts';
import type { PageView } from '#foundation/web/page-view.ts';
import { type CompanyPageData, companyPage } from './company.contract.ts';
import type english from './labels/eng.json';

export const companyHead: PageView<CompanyPageData>['head'] = (data, { translator, format }) => {
  const t = translator.of<keyof typeof english>('company');
  const { name, branch_name: branch } = data;
  const path = fillPath(companyPage.path, { stringId: data.stringId });
  return {
    title: t('title', { name }),
    description: t('description', { name, branch, country: format.country(data.country) }),
    path,
    breadcrumbs: [
      { name: t('companies'), path: '/company/' },
      { name, path },
    ],
  };
};
