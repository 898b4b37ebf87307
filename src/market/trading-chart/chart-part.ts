import type { SendToChart } from '#features/trading-chart/useTradingChart.ts';
import type { ChartState } from './chart-state.ts';

/** What every part of the chart's section is given. */
export interface ChartPart {
  readonly state: ChartState;
  readonly send: SendToChart;
}
