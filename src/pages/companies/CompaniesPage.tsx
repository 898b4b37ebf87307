import { CompanyFilters } from '#features/company-list/CompanyFilters.tsx';
import { CompanyList } from '#features/company-list/CompanyList.tsx';
import { companyListPath } from '#features/company-list/company-selection.ts';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { Pager } from '#ui/pager/Pager.tsx';
import styles from './CompaniesPage.module.css';
import type { CompaniesPageData } from './companies.contract.ts';
import type english from './labels/eng.json';

function CompaniesPage({ data }: { data: CompaniesPageData }) {
  const t = useLabels<typeof english>('companies');
  const link = useLink();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <CompanyFilters data={data} />
      <div className={styles.list}>
        <CompanyList data={data} />
      </div>
      {data.total > 0 && (
        <Pager
          page={data.page}
          pages={data.pages}
          total={data.total}
          hrefOf={(page) => link(companyListPath(data.selection, page))}
        />
      )}
    </>
  );
}

export const view: PageView<CompaniesPageData> = {
  View: CompaniesPage,
  head: ({ selection, page, countries, branches }, { translator, format }) => {
    const t = translator.of<keyof typeof english>('companies');
    const nameOf = (code: string | null, among: CompaniesPageData['countries']) =>
      among.find((each) => each.code === code)?.name;
    const chosen = [nameOf(selection.branch, branches), nameOf(selection.country, countries)];
    const title = [t('title'), ...chosen.filter(Boolean)].join(', ');
    return {
      title: page === 1 ? title : t('title_page', { title, shown: format.number(page, 0) }),
      description: t('description'),
      path: companyListPath(selection, page),
      ...(selection.find && { isIndexed: false }),
      breadcrumbs: [{ name: t('heading'), path: '/company/' }],
    };
  },
};
