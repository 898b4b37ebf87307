import { useMemo } from 'react';
import { ChartBlock } from '#features/chart-block/ChartBlock.tsx';
import { readComparedChart } from '#features/compare-chart/compare-chart.contract.ts';
import type english from '#features/compare-chart/labels/eng.json';
import { COMPARE_PATH, type Compared, comparedQuery } from '#market/compare/compare-address.ts';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { ComparePageData } from './compare.contract.ts';
import { FIRST_PERIOD } from './compare-period.ts';

type Graph = NonNullable<ComparePageData['graph']>;

interface Props {
  readonly compared: Compared;
  readonly graph: Omit<Graph, 'chart'> & { readonly chart: NonNullable<Graph['chart']> };
  readonly today: string;
}

/** Their curves over each other, with everything that a chart block can do. */
export function CompareChart({ compared, graph, today }: Props) {
  const t = useLabels<typeof english>('compare-chart');
  const link = useLink();
  const { curve, selection, chart } = graph;
  const first = useMemo(
    () => ({
      view: { range: selection.range, data: chart, companions: [], answers: {} },
      reversed: selection.reversed,
      trend: selection.trend,
    }),
    [selection, chart],
  );
  const { kind, keys, currency } = compared;
  const path = fillPath(readComparedChart.path, { kind, ids: keys.join(), curve });
  return (
    <ChartBlock
      url={currency ? `${path}?currency=${currency}` : path}
      title={t(curve)}
      first={first}
      today={today}
      address={{
        path: link(COMPARE_PATH),
        firstPeriod: FIRST_PERIOD,
        query: `${comparedQuery(compared)}&curve=${curve}`,
      }}
      isOfChanges={curve === 'price' || curve === 'total'}
      noData={t('no_values')}
    />
  );
}
