import { useMemo } from 'react';
import type { FirstBlock } from '#features/chart-block/block-state.ts';
import { ChartBlock } from '#features/chart-block/ChartBlock.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { CompareIndexes } from './CompareIndexes.tsx';
import { FIRST_PERIOD } from './index-address.ts';
import type english from './labels/eng.json';
import type { MarketIndexPageData } from './market-index.contract.ts';
import { indexPath } from './market-index-head.ts';

interface Props {
  readonly data: MarketIndexPageData;
  readonly chart: NonNullable<MarketIndexPageData['chart']>;
}

/** The index over time, alone or compared with others. */
export function IndexChart({ data, chart }: Props) {
  const t = useLabels<typeof english>('market-index');
  const link = useLink();
  const first = useMemo(() => toFirst(data, chart), [data, chart]);
  return (
    <ChartBlock
      url={data.chart_url}
      title={t('chart')}
      subject={data.name}
      first={first}
      today={data.today}
      address={{ path: link(indexPath(data)), firstPeriod: FIRST_PERIOD }}
      noData={t('no_values')}
      compare={(controls) => <CompareIndexes data={data} controls={controls} />}
    />
  );
}

function toFirst({ selection, compared }: MarketIndexPageData, chart: Props['chart']): FirstBlock {
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
