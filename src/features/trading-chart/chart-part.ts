import type { ChartState } from './chart-state.ts';
import type { SendToChart } from './useTradingChart.ts';

/** What every part of the chart's section is given. */
export interface ChartPart {
  readonly state: ChartState;
  readonly send: SendToChart;
}
