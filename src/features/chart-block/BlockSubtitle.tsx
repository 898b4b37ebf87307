import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Chart } from '#ui/chart/chart.ts';
import frame from '#ui/chart-tools/ChartFrame.module.css';
import type english from './labels/eng.json';
import { shownSpan } from './shown-span.ts';

/** What the values are, and from when to when. */
export function BlockSubtitle({ unit, chart }: { unit: string | null; chart: Chart }) {
  const t = useLabels<typeof english>('chart-block');
  const format = useFormat();
  const span = shownSpan(chart);
  const days = span && t('span', { from: format.day(span.from), to: format.day(span.to) });
  const words = [unit, days].filter((part) => part !== null);
  return words.length > 0 && <p className={frame.subtitle}>{words.join(' · ')}</p>;
}
