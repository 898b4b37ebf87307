import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Chart } from '#ui/chart/chart.ts';
import frame from '#ui/chart-tools/ChartFrame.module.css';
import styles from './ChartBlock.module.css';
import type english from './labels/eng.json';
import { shownSpan } from './shown-span.ts';

interface Props {
  readonly unit: string | null;
  readonly chart: Chart;
  /** A tab says how long it is: phones leave its days out. */
  readonly isPeriod: boolean;
}

/** What the values are, and from when to when. */
export function BlockSubtitle({ unit, chart, isPeriod }: Props) {
  const t = useLabels<typeof english>('chart-block');
  const format = useFormat();
  const span = shownSpan(chart);
  const days = span && t('span', { from: format.day(span.from), to: format.day(span.to) });
  if (unit === null && days === null) return null;
  return (
    <p className={frame.subtitle}>
      {unit}
      {days && (
        <span className={isPeriod && unit !== null ? styles.days : undefined}>
          {unit === null ? days : ` · ${days}`}
        </span>
      )}
    </p>
  );
}
