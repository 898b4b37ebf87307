import { TREND_KINDS, type TrendChoice } from '#domain/trends/trend.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { Chart } from '#ui/chart/chart.ts';
import { Select } from '#ui/select/Select.tsx';
import styles from './ChartControls.module.css';
import type english from './labels/eng.json';
import { findChartTrendObstacle } from './trend/chart-trend.ts';

interface Props {
  readonly chart: Chart;
  readonly choice: TrendChoice;
  /** Somebody points at it. */
  readonly onIntent: () => void;
  readonly onChoose: (choice: TrendChoice) => void;
}

/** CB-01: a trend that has no meaning here cannot be chosen; why stands beside it, so that no name is cut. */
export function TrendSelect({ chart, choice, onIntent, onChoose }: Props) {
  const t = useLabels<typeof english>('chart-tools');
  const options = TREND_KINDS.map((kind) => {
    const obstacle = findChartTrendObstacle(chart, kind);
    return {
      id: kind,
      text: t(kind),
      isDisabled: obstacle !== null,
      note: obstacle ? t(obstacle) : undefined,
    };
  });
  const hint = options
    .flatMap(({ text: trend, note: reason }) => (reason ? [t('trend_obstacle', { trend, reason })] : []))
    .join('\n');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for somebody who is about to choose
    <div className={styles.trend} onPointerEnter={onIntent} onFocus={onIntent}>
      <Select
        label={t('trend')}
        hint={hint || undefined}
        options={[{ id: 'not_selected' as const, text: t('not_selected') }, ...options]}
        active={choice}
        onChange={onChoose}
      />
    </div>
  );
}
