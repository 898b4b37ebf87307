import type { Chart } from '../chart.ts';
import { shownValues } from '../scene/shown-values.ts';
import { shownRange } from '../scene/value-scale.ts';
import { positionOf } from '../scene/x-scale.ts';
import type { ViewWindow } from '../scene.ts';
import { closest, firstView } from './first-view.ts';
import { isAtHome, planeStep, type Span, startView, type View, viewStep } from './view.ts';
import { type Zoom, zoomTo } from './zoom.ts';

export function viewOf(chart: Chart, home: ViewWindow | undefined, zoom?: Zoom | null): View {
  const first = firstView(chart, home);
  const view = { ...first, values: valuesOf(chart, first.limits) };
  return zoom ? zoomTo(view, zoom) : view;
}

interface Wanted {
  readonly chart: Chart;
  readonly home?: ViewWindow | undefined;
  readonly zoom?: Zoom | null | undefined;
}

/** Of a chart whose first view stood there alone until now, and which may have got other data meanwhile. */
export function openView(view: View, drawn: Chart, { chart, home, zoom }: Wanted): View {
  const whole = viewOf(drawn, home, zoom);
  const open = whole.values ? whole : view;
  return chart === drawn ? open : carryView(open, drawn, chart, home);
}

/** Of a map, which has one axis of values beside one of numbers. */
function valuesOf({ x, panes }: Chart, window: ViewWindow): Span | null {
  const [pane, ...others] = panes;
  const [axis, ...more] = pane?.axes ?? [];
  if (x.kind === 'time' || !pane || !axis || axis.scale === 'log' || others.length + more.length > 0)
    return null;
  const limits = shownRange(axis, shownValues(x, pane, axis, window));
  return startView(limits, closest(limits));
}

/** The same dates after the data changed, such as when a series joins; all of it where they are no longer there. */
export function carryView(view: View, from: Chart, to: Chart, home: ViewWindow | undefined): View {
  const next = viewOf(to, home);
  if (isAtHome(view) || from.x.kind !== to.x.kind) return next;
  if (from.x.kind !== 'time' || to.x.kind !== 'time') {
    if (!areAlike(from, to)) return next;
    const { window } = view.values ?? view;
    return planeStep(next, { is: 'chosen', window: view.window }, { is: 'chosen', window });
  }
  const { times } = to.x;
  const window = {
    from: positionOf(times, timeAt(from.x.times, view.window.from)),
    to: positionOf(times, timeAt(from.x.times, view.window.to)),
  };
  const isThere = window.from >= next.limits.from - 1 && window.to <= next.limits.to + 1;
  return isThere ? viewStep(next, { is: 'chosen', window }) : next;
}

/** Positions of a map that shows something else mean nothing. */
function areAlike(one: Chart, other: Chart): boolean {
  const titles = ({ x, panes }: Chart) =>
    [x.kind === 'number' && x.title, panes[0]?.axes[0]?.title].join('\n');
  return titles(one) === titles(other);
}

/** Between two times in proportion; before the first and after the last, by the same step. */
function timeAt(times: Float64Array, position: number): number {
  const index = Math.max(0, Math.min(Math.floor(position), times.length - 2));
  const time = times[index] ?? 0;
  return time + (position - index) * ((times[index + 1] ?? time) - time);
}
