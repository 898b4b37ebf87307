import type { Chart } from '../chart.ts';
import { fullWindow, positionOf } from '../scene/x-scale.ts';
import type { ViewWindow } from '../scene.ts';
import { isAtHome, startView, type View, viewStep } from './view.ts';

/** Closer than this many values, there is nothing more to see. */
const FEWEST = 5;
/** Of an axis of numbers: the part of it that may fill the plot. */
const CLOSEST = 1 / 200;

export function viewOf(chart: Chart, home: ViewWindow | undefined): View {
  const limits = fullWindow(chart);
  const least = chart.x.kind === 'time' ? FEWEST : (limits.to - limits.from) * CLOSEST;
  return startView(limits, least, home);
}

/** The same dates after the data changed, such as when a series joins; all of it where they are no longer there. */
export function carryView(view: View, from: Chart, to: Chart, home: ViewWindow | undefined): View {
  const next = viewOf(to, home);
  if (isAtHome(view) || from.x.kind !== to.x.kind) return next;
  if (from.x.kind !== 'time' || to.x.kind !== 'time')
    return viewStep(next, { is: 'chosen', window: view.window });
  const { times } = to.x;
  const window = {
    from: positionOf(times, timeAt(from.x.times, view.window.from)),
    to: positionOf(times, timeAt(from.x.times, view.window.to)),
  };
  const isThere = window.from >= next.limits.from - 1 && window.to <= next.limits.to + 1;
  return isThere ? viewStep(next, { is: 'chosen', window }) : next;
}

/** Between two times in proportion; before the first and after the last, by the same step. */
function timeAt(times: Float64Array, position: number): number {
  const index = Math.max(0, Math.min(Math.floor(position), times.length - 2));
  const time = times[index] ?? 0;
  return time + (position - index) * ((times[index + 1] ?? time) - time);
}
