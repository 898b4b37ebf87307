import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Legend, type LegendSeries } from '#ui/legend/Legend.tsx';
import { markAt } from '#ui/legend/series-mark.ts';
import { Specimen } from '../Specimen.tsx';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';

export function LegendSpecimens({ data }: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  const series = data.stocks.map(({ id, text, ticker }, index) => ({
    id: String(id),
    name: text,
    mark: markAt(index),
    value: ticker ?? undefined,
    isShown: true,
  }));
  const few = series.slice(0, 3).map((each, index) => ({ ...each, isShown: index !== 1 }));
  return (
    <>
      <Specimen id="legend-few" title={t('legend_few')}>
        <LiveLegend series={few} isRemovable />
      </Specimen>
      <Specimen id="legend-many" title={t('legend_many')} isWide>
        <LiveLegend series={series.map((each) => ({ ...each, value: undefined }))} />
      </Specimen>
    </>
  );
}

interface LiveProps {
  readonly series: readonly LegendSeries[];
  readonly isRemovable?: boolean;
}

function LiveLegend({ series: first, isRemovable = false }: LiveProps) {
  const t = useLabels<typeof english>('choices-showcase');
  const [series, setSeries] = useState(first);
  const toggle = (id: string) =>
    setSeries(series.map((each) => (each.id === id ? { ...each, isShown: !each.isShown } : each)));
  const remove = (id: string) => setSeries(series.filter((each) => each.id !== id));
  return (
    <Legend
      label={t('series')}
      series={series}
      onToggle={toggle}
      onRemove={isRemovable ? remove : undefined}
    />
  );
}
