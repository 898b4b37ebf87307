import { StockList } from '#features/stock-list/StockList.tsx';
import { useFormat, useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './HomePage.module.css';
import type { HomePageData } from './home.contract.ts';
import type english from './labels/eng.json';

/** Counted things that have a list of their own. */
const LISTS = { stocks: '/stocks/', issuers: '/company/' } as const;
const COUNTED = ['stocks', 'bonds', 'indexes', 'etfs', 'issuers'] as const;

function HomePage({ data }: { data: HomePageData }) {
  const t = useLabels<typeof english>('home');
  const format = useFormat();
  const link = useLink();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Facts
          facts={COUNTED.map((kind) => ({
            name: t(`count_${kind}`),
            value:
              kind in LISTS ? (
                <a className="link" href={link(LISTS[kind as keyof typeof LISTS])}>
                  {format.number(data.counts[kind], 0)}
                </a>
              ) : (
                format.number(data.counts[kind], 0)
              ),
          }))}
        />
      </div>
      <Section id="most-traded" title={t('most_traded')} note={t('most_traded_note')}>
        <StockList rows={data.rows} />
        <a className={styles.all} href={link('/stocks/')}>
          {t('all_shares')}
          <Icon name="right" />
        </a>
      </Section>
    </>
  );
}

export const view: PageView<HomePageData> = {
  View: HomePage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('home');
    return { title: t('title'), description: t('description'), path: '/' };
  },
};
