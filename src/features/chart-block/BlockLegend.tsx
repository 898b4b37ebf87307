import type { Dispatch } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import frame from '#ui/chart-tools/ChartFrame.module.css';
import { TrendChip } from '#ui/chart-tools/TrendChip.tsx';
import type { DrawnTrend } from '#ui/chart-tools/trend/draw-trend.ts';
import { Legend } from '#ui/legend/Legend.tsx';
import type { BlockEvent } from './block-state.ts';
import type { Named } from './describe-block.ts';
import type english from './labels/eng.json';

interface Props {
  readonly series: readonly Named[];
  readonly hidden: ReadonlySet<string>;
  readonly trend: DrawnTrend | null;
  readonly dispatch: Dispatch<BlockEvent>;
}

/** What is drawn, by its colours; each can be hidden, and what was added taken away. */
export function BlockLegend({ series, hidden, trend, dispatch }: Props) {
  const t = useLabels<typeof english>('chart-block');
  const remove = (id: string) => {
    const key = series.find((one) => one.id === id)?.companion;
    if (key) dispatch({ type: 'companion-removed', key });
  };
  return (
    <div className={frame.legend}>
      <Legend
        label={t('series')}
        series={series.map(({ id, name, tone, companion }) => ({
          id,
          name,
          mark: tone,
          isShown: !hidden.has(id),
          isFixed: companion === null,
        }))}
        onToggle={(id) => dispatch({ type: 'series-toggled', id })}
        onRemove={remove}
      />
      {trend && <TrendChip key={trend.curve.note} trend={trend} />}
    </div>
  );
}
