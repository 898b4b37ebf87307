import { scaleOf, toValue } from '../scene/value-scale.ts';
import { toPosition, xScale } from '../scene/x-scale.ts';
import type { Box, Scene } from '../scene.ts';
import type { Gestures, Grip, Point } from './gestures.ts';
import type { Signal } from './signal.ts';
import { type Pair, planeStep, resetView, type View, type ViewStep } from './view.ts';
import type { Zoom } from './zoom.ts';

interface Painter {
  scene(): Scene;
  frame(box: Box | null): void;
}

/** Thinner than this, a rectangle is meant along one axis alone. */
const THIN = 8;
const STAY: ViewStep = { is: 'panned', by: 0 };

interface Moves extends Omit<Gestures, 'point' | 'leave' | 'pick'> {
  /** What of both axes a rectangle of pixels holds. */
  framed(from: Point, to: Point): Zoom;
}

/** What gestures do to the window of a drawn chart: along x and, on a map, along its values as well. */
export function moveBy(view: Signal<View>, painter: Painter): Moves {
  const drawn = () => {
    const { window, plots } = painter.scene();
    const box = plots[0]?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const axis = plots[0]?.axes[0];
    const x = xScale(window, box);
    const y = axis ? scaleOf(axis, box) : null;
    return {
      box,
      positionAt: (at: number) => toPosition(x, at),
      valueAt: (at: number) => (y ? toValue(y, at) : 0),
    };
  };
  const step = (across: ViewStep, up: ViewStep) => view.set(planeStep(view.get(), across, up));
  let held: { readonly x: Pair; readonly y: Pair } | null = null;
  return {
    pan: ({ x, y }) => {
      const { positionAt, valueAt } = drawn();
      step(
        { is: 'panned', by: positionAt(x) - positionAt(0) },
        { is: 'panned', by: valueAt(y) - valueAt(0) },
      );
    },
    zoom: (factor, { x, y }) => {
      const before = view.get();
      const { positionAt, valueAt } = drawn();
      step({ is: 'zoomed', factor, about: positionAt(x) }, { is: 'zoomed', factor, about: valueAt(y) });
      return view.get() !== before;
    },
    hold: (grip) => {
      const { positionAt, valueAt } = drawn();
      const [x, y] = endsOf(grip);
      held = { x: [positionAt(x[0]), positionAt(x[1])], y: [valueAt(y[1]), valueAt(y[0])] };
    },
    pinch: (grip) => {
      if (!held) return;
      const { box } = drawn();
      const [x, y] = endsOf(grip);
      const across: Pair = [(x[0] - box.x) / box.width, (x[1] - box.x) / box.width];
      const up: Pair = [1 - (y[1] - box.y) / box.height, 1 - (y[0] - box.y) / box.height];
      step({ is: 'pinched', held: held.x, at: across }, { is: 'pinched', held: held.y, at: up });
    },
    canFrame: () => view.get().values !== null,
    frame: (from, to) => painter.frame(boxOf(from, to, drawn().box)),
    framed: (from, to) => {
      const { box, positionAt, valueAt } = drawn();
      const { x, y, width, height } = boxOf(from, to, box);
      return {
        x: { from: positionAt(x), to: positionAt(x + width) },
        y: { from: valueAt(y + height), to: valueAt(y) },
      };
    },
    choose: (from, to) => {
      const { box, positionAt, valueAt } = drawn();
      const { x, y, width, height } = boxOf(from, to, box);
      const across: ViewStep = { is: 'chosen', window: { from: positionAt(x), to: positionAt(x + width) } };
      const up: ViewStep = { is: 'chosen', window: { from: valueAt(y + height), to: valueAt(y) } };
      step(width < THIN ? STAY : across, height < THIN ? STAY : up);
    },
    dropFrame: () => painter.frame(null),
    reset: () => view.set(resetView(view.get())),
  };
}

/** As if the fingers lay side by side, and one above the other: both axes grow alike. */
function endsOf({ x, y, reach }: Grip): readonly [x: Pair, y: Pair] {
  const half = reach / 2;
  return [
    [x - half, x + half],
    [y - half, y + half],
  ];
}

/** What of a rectangle lies on the plot. */
function boxOf(from: Point, to: Point, plot: Box): Box {
  const within = (at: number, start: number, size: number) => Math.max(start, Math.min(at, start + size));
  const [left, right] = [from.x, to.x].map((at) => within(at, plot.x, plot.width)).sort((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((at) => within(at, plot.y, plot.height)).sort((a, b) => a - b);
  return {
    x: left ?? 0,
    y: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  };
}
