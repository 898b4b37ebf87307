import type { ChartEvent } from './chart-event.ts';
import type { ChartState } from './chart-state.ts';

export type SendToChart = (event: ChartEvent) => void;

/** What every part of the chart's section is given. */
export interface ChartPart {
  readonly state: ChartState;
  readonly send: SendToChart;
}
