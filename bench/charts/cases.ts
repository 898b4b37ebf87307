import type { Chart } from '../../src/ui/chart/chart.ts';
import { priceChart, SAMPLE_AXIS } from '../../src/ui/chart/sample-charts.ts';
import { randomWalk, tradingDays } from '../../src/ui/chart/sample-series.ts';

export const CASES = ['candles', 'lines', 'million'] as const;
export type Case = (typeof CASES)[number];

const MINUTE = 60_000;

/** What is drawn, by everyone. */
export function chartOf(which: Case): Chart {
  if (which === 'candles') return { ...priceChart(2_600), flags: [] };
  if (which === 'lines') return linesChart(tradingDays(2_500, '2016-01-04'), 20, 'day');
  const begin = Date.UTC(2020, 0, 1);
  return linesChart(
    Float64Array.from({ length: 1_000_000 }, (_, index) => begin + index * MINUTE),
    1,
    'minute',
  );
}

function linesChart(times: Float64Array, count: number, precision: 'day' | 'minute'): Chart {
  const series = Array.from({ length: count }, (_, index) => ({
    kind: 'line' as const,
    id: String(index),
    name: `Series ${index + 1}`,
    axis: 'value',
    // Only the first seven are drawn without dashes: a dash is dear in software, and peers have none.
    tone: (index % 7) + 1,
    values: randomWalk(times.length, index + 1, 100),
  }));
  return { x: { kind: 'time', times, precision }, panes: [{ share: 1, axes: [SAMPLE_AXIS], series }] };
}

const steps = (...edges: readonly number[]) => edges.map((edge) => [edge, 1 - edge] as const);

/** Parts of the whole, the first and the last position from 0 to 1: steps of a zoom. A million takes some long enough. */
export const ZOOM_STEPS: Readonly<Record<Case, readonly (readonly [number, number])[]>> = {
  candles: steps(0.05, 0.1, 0.15, 0.2, 0.25, 0.3),
  lines: steps(0.05, 0.1, 0.15, 0.2, 0.25, 0.3),
  million: steps(0.1, 0.3),
};

export const SIZE = { width: 1000, height: 650 };

/** Someone who draws: `open` shows the whole on a stage, `zoom` a part of it. */
export interface Drawer {
  /** Puts the data into the form that it wants; not measured. */
  prepare(which: Case): Prepared;
}

export interface Prepared {
  /** Forgets what the last time left behind; not measured. */
  renew?(): void;
  open(stage: HTMLElement): Opened;
}

export interface Opened {
  zoom(from: number, to: number): void;
  /** True as long as frames are needed until all is drawn. */
  isBusy(): boolean;
  close(): void;
}
