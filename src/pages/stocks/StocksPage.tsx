import { StockList } from '#features/stock-list/StockList.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { Pager } from '#ui/pager/Pager.tsx';
import type english from './labels/eng.json';
import styles from './StocksPage.module.css';
import type { StocksPageData } from './stocks.contract.ts';

function StocksPage({ data }: { data: StocksPageData }) {
  const t = useLabels<typeof english>('stocks');
  const link = useLink();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <StockList rows={data.rows} />
      {data.total > 0 && (
        <Pager
          page={data.page}
          pages={data.pages}
          total={data.total}
          hrefOf={(page) => link(pathOfPage(page))}
        />
      )}
    </>
  );
}

export const view: PageView<StocksPageData> = {
  View: StocksPage,
  head: ({ page }, { translator, format }) => {
    const t = translator.of<keyof typeof english>('stocks');
    const title = page === 1 ? t('title') : t('title_page', { shown: format.number(page, 0) });
    return { title, description: t('description'), path: pathOfPage(page) };
  },
};

/** The first page has the plain address. */
function pathOfPage(page: number): string {
  return page === 1 ? '/stocks/' : `/stocks/?page=${page}`;
}
