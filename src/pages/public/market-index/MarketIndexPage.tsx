import { UNKNOWN_CURRENCY } from '#domain/reference/unknown-codes.ts';
import { FigurePanel } from '#features/explain-figure/FigurePanel.tsx';
import { IndexMembers } from '#features/index-members/IndexMembers.tsx';
import { provenancePath } from '#market/provenance/provenance-path.ts';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { SourcesLink } from '#page-parts/entity-sections/SourcesLink.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import { IndexChart } from './IndexChart.tsx';
import { IndexHeading } from './IndexHeading.tsx';
import type english from './labels/eng.json';
import styles from './MarketIndexPage.module.css';
import type { MarketIndexPageData } from './market-index.contract.ts';
import { marketIndexHead } from './market-index-head.ts';

function MarketIndexPage({ data }: { data: MarketIndexPageData }) {
  const t = useLabels<typeof english>('market-index');
  const format = useFormat();
  const { failed } = data;
  const members = {
    name: t('members'),
    value: data.members.length === 0 ? <Missing /> : format.number(data.members.length, 0),
  };
  return (
    <>
      <IndexHeading data={data} />
      <FigurePanel />
      <FactsStrip
        label={t('facts')}
        facts={[
          {
            name: t('currency'),
            value: data.currency_name === UNKNOWN_CURRENCY ? <Missing /> : data.currency_name,
          },
          { name: t('base_date'), value: <Day day={data.base_date} /> },
          { name: t('base_value'), value: <Figure value={data.base_value} lock="chart-values" /> },
          ...(failed.includes('members') ? [] : [members]),
        ]}
      />
      <div className={styles.sections}>
        <Block of="graph" data={data.chart} failed={failed}>
          {(chart) => <IndexChart data={data} chart={chart} />}
        </Block>
        <Block of="members" data={data.members} failed={failed}>
          {(members) => <IndexMembers members={members} />}
        </Block>
        <SourcesLink path={provenancePath('indexes', data.stringId)} />
      </div>
    </>
  );
}

export const view: PageView<MarketIndexPageData> = { View: MarketIndexPage, head: marketIndexHead };
