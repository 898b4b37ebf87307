import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import { HomeHead } from './HomeHead.tsx';
import styles from './HomePage.module.css';
import type { HomePageData, HomeSection } from './home.contract.ts';
import { FigurePanel, OwnWatchlist, YieldOverview } from './home.islands.ts';
import {
  Corrections,
  HeatMap,
  IndexOverview,
  MarketLeaders,
  MarketNews,
  MarketPayments,
} from './home.parts.ts';
import type english from './labels/eng.json';

const HEAT_MAP = 'heat_map' satisfies HomeSection;

function HomePage({ data }: { data: HomePageData }) {
  const t = useLabels<typeof english>('home');
  const link = useLink();
  const { counts, blocks, failed, today } = data;
  const isEmpty = failed.length === 0 && Object.values(blocks).every((block) => block === null);
  return (
    <>
      <HomeHead counts={counts} today={today} />
      <FigurePanel />
      <div className={styles.glance}>
        <HomeBlock of={HEAT_MAP} data={blocks.heat_map} failed={failed}>
          {(heatMap) => <HeatMap data={heatMap} />}
        </HomeBlock>
        <HomeBlock of="indexes" data={blocks.indexes} failed={failed}>
          {(indexes) => <IndexOverview indexes={indexes} />}
        </HomeBlock>
      </div>
      <HomeBlock of="yields" data={blocks.yields} failed={failed}>
        {(yields) => <YieldOverview data={yields} curveBase={link('/')} />}
      </HomeBlock>
      <OwnWatchlist />
      <HomeBlock of="leaders" data={blocks.leaders} failed={failed}>
        {(leaders) => <MarketLeaders data={leaders} />}
      </HomeBlock>
      <HomeBlock of="coming" data={blocks.coming} failed={failed}>
        {(coming) => <MarketPayments data={coming} />}
      </HomeBlock>
      <div className={styles.reports}>
        <HomeBlock of="news" data={blocks.news} failed={failed}>
          {(news) => <MarketNews data={news} />}
        </HomeBlock>
        <HomeBlock of="corrections" data={blocks.corrections} failed={failed}>
          {(corrections) => <Corrections data={corrections} />}
        </HomeBlock>
      </div>
      {isEmpty && <p>{t('nothing')}</p>}
    </>
  );
}

export const view: PageView<HomePageData> = {
  View: HomePage,
  islands: {},
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('home');
    return { title: t('title'), description: t('description'), path: '/' };
  },
};
