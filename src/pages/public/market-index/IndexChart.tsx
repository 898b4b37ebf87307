import { useMemo } from 'react';
import type { FirstBlock } from '#features/chart-block/block-state.ts';
import { ChartBlock } from '#features/chart-block/ChartBlock.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { CompareIndexes } from './CompareIndexes.tsx';
import type { ChartedIndex } from './charted-index.ts';
import styles from './IndexChart.module.css';
import { FIRST_PERIOD } from './index-address.ts';
import type english from './labels/eng.json';
import type { MarketIndexPageData } from './market-index.contract.ts';
import { indexPath } from './market-index-head.ts';

interface Props {
  readonly index: ChartedIndex;
  readonly chart: NonNullable<MarketIndexPageData['chart']>;
}

/** The index over time, alone or compared with others. */
export function IndexChart({ index, chart }: Props) {
  const t = useLabels<typeof english>('market-index');
  const link = useLink();
  const first = useMemo(() => toFirst(index, chart), [index, chart]);
  return (
    <div id="graph" className={styles.graph}>
      <ChartBlock
        url={index.chart_url}
        title={t('chart')}
        subject={index.name}
        first={first}
        today={index.today}
        address={{ path: link(indexPath(index)), firstPeriod: FIRST_PERIOD }}
        noData={t('no_values')}
        compare={(controls) => <CompareIndexes index={index} controls={controls} />}
      />
    </div>
  );
}

function toFirst({ selection, compared }: ChartedIndex, chart: Props['chart']): FirstBlock {
  const companions = compared.map(({ id, name, chart_url }, at) => ({
    key: String(id),
    name,
    url: chart_url,
    tone: at + 2,
  }));
  const answers = Object.fromEntries(compared.map((its) => [String(its.id), its.chart]));
  const { range, reversed, trend } = selection;
  return { view: { range, data: chart, companions, answers }, reversed, trend };
}
