import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import type { Chart } from '#ui/chart/chart.ts';
import type { BlockView } from './block-state.ts';
import styles from './ChartBlock.module.css';
import { isCompared } from './describe-block.ts';
import type english from './labels/eng.json';
import { shownSpan } from './shown-span.ts';

/** What the values are, and from when to when. */
export function BlockSubtitle({ view, chart }: { view: BlockView; chart: Chart }) {
  const t = useLabels<typeof english>('chart-block');
  const format = useFormat();
  const span = shownSpan(chart);
  const unit = isCompared(view) ? t('change_since_start') : view.data.measure;
  const days = span && t('span', { from: format.day(span.from), to: format.day(span.to) });
  const words = [unit, days].filter((part) => part !== null);
  return words.length > 0 && <p className={styles.subtitle}>{words.join(' · ')}</p>;
}
