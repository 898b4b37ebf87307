import { type Dispatch, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { DrawnTrend } from '#ui/chart-tools/trend/draw-trend.ts';
import chips from '#ui/chip/chip.module.css';
import { Legend } from '#ui/legend/Legend.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import type { BlockEvent } from './block-state.ts';
import styles from './ChartBlock.module.css';
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
    <div className={styles.legend}>
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

/** The formula and how well it fits: under the pointer and in focus, and beside it once pressed, as fingers do not hover. */
export function TrendChip({ trend }: { trend: DrawnTrend }) {
  const [isOpen, setOpen] = useState(false);
  const { name, note = '' } = trend.curve;
  return (
    <Tooltip text={note}>
      <button type="button" className={chips.chip} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <svg className={styles.dashes} width="18" height="4" viewBox="0 0 18 4" aria-hidden="true">
          <line x1="1" y1="2" x2="17" y2="2" strokeDasharray="5 3.5" />
        </svg>
        {name}
        {isOpen && <span className={styles.formula}>{note}</span>}
      </button>
    </Tooltip>
  );
}
