import { useEffect, useMemo, useState } from 'react';
import type { TrendChoice } from '#domain/trends/trend.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import type { Chart } from '#ui/chart/chart.ts';
import type { DrawnTrend } from './trend/draw-trend.ts';

export type Drawing = typeof import('./trend/draw-trend.ts');

const load = () => import('./trend/draw-trend.ts');

export interface TrendOver {
  readonly chart: Chart;
  readonly trend: DrawnTrend | null;
  readonly isFailed: boolean;
  /** Somebody is about to choose one. */
  readonly prepare: () => void;
}

/** The chart with the chosen trend over it, once the code for it is here. */
export function useTrend(chart: Chart, choice: TrendChoice, name: string, given?: Drawing): TrendOver {
  const format = useFormat();
  const [part, setPart] = useState<Drawing | 'failed' | null>(given ?? null);
  const prepare = () => {
    if (part === null || part === 'failed') load().then(setPart, () => setPart('failed'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice tries again
  useEffect(() => {
    if (choice !== 'not_selected') prepare();
  }, [choice]);
  const drawing = part === 'failed' ? null : part;
  const trend = useMemo(
    () => (choice === 'not_selected' || !drawing ? null : drawing.drawTrend(chart, choice, name, format)),
    [chart, choice, name, format, drawing],
  );
  const whole = useMemo(() => drawing?.withTrend(chart, trend) ?? chart, [chart, trend, drawing]);
  return { chart: whole, trend, isFailed: part === 'failed' && choice !== 'not_selected', prepare };
}
