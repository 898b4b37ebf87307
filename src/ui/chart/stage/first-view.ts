import type { Chart } from '../chart.ts';
import { fullWindow } from '../scene/x-scale.ts';
import type { ViewWindow } from '../scene.ts';
import { startView, type View } from './view.ts';

/** Closer than this many values, there is nothing more to see. */
const FEWEST = 5;
/** Of an axis of numbers: the part of it that may fill the plot. */
const CLOSEST = 1 / 200;

/** Along x alone: what a page needs before the chart is painted, and no more of its code. */
export function firstView(chart: Chart, home: ViewWindow | undefined): View {
  const limits = fullWindow(chart);
  const least = chart.x.kind === 'time' ? FEWEST : closest(limits);
  return { ...startView(limits, least, home), values: null };
}

export const closest = ({ from, to }: ViewWindow): number => (to - from) * CLOSEST;
