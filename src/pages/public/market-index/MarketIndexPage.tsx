import { Suspense } from 'react';
import { IndexMembers } from '#features/index-members/IndexMembers.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { IndexChart } from './IndexChart.tsx';
import { IndexHeading } from './IndexHeading.tsx';
import type english from './labels/eng.json';
import styles from './MarketIndexPage.module.css';
import type { MarketIndexPageData } from './market-index.contract.ts';
import { marketIndexHead } from './market-index-head.ts';

/** Each section is hydrated by itself, so that a press on one does not wait for the others. */
function MarketIndexPage({ data }: { data: MarketIndexPageData }) {
  const t = useLabels<typeof english>('market-index');
  const format = useFormat();
  return (
    <>
      <IndexHeading data={data} />
      <Facts
        facts={[
          { name: t('currency'), value: data.currency_name },
          { name: t('base_date'), value: <Day day={data.base_date} /> },
          { name: t('base_value'), value: <Figure value={data.base_value} lock="chart-values" /> },
          { name: t('members'), value: format.number(data.members.length, 0) },
        ]}
      />
      <div className={styles.sections}>
        <Suspense>
          <IndexChart data={data} />
        </Suspense>
        <Suspense>
          <IndexMembers members={data.members} />
        </Suspense>
      </div>
    </>
  );
}

export const view: PageView<MarketIndexPageData> = { View: MarketIndexPage, head: marketIndexHead };
