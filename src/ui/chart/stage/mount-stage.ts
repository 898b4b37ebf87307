import { throttle } from '#ui/popup/throttle.ts';
import type { Chart } from '../chart.ts';
import { buildScene } from '../scene/build-scene.ts';
import type { ViewWindow } from '../scene.ts';
import { carryView, openView, viewOf } from './carry-view.ts';
import { paperPaint } from './first-paint.ts';
import { followGestures, type Point } from './gestures.ts';
import { moveBy } from './move-view.ts';
import { nearestSnapPoint } from './nearest-snap-point.ts';
import { pressKey } from './press-key.ts';
import { readingsAt } from './readings.ts';
import { type DrawnChart, frameOf, type Shown, type StageSignals } from './shown.ts';
import { dotsWithin, flaggedSnapPoints, lastSnapPointBefore, positionsOf } from './snap-points.ts';
import { speechOf } from './speech.ts';
import { type Canvases, createPainter } from './stage-painter.ts';
import { isAtHome, planeStep, resetView, type Span, spanOf, type View } from './view.ts';
import { watchScreen } from './watch-screen.ts';
import { areaOf, zoomOf } from './zoom.ts';

export interface Stage {
  show(shown: Shown): void;
  unmount(): void;
}

interface Parts extends Canvases {
  readonly surface: HTMLElement;
  /** What the server drew; it is drawn anew for paper, where a canvas would be a blur. */
  readonly drawing: HTMLElement;
}

const SPEAK_MS = 300;
/** After so long without input a gesture has ended. */
const REST_MS = 250;

/**
 * Paints the chart and follows the screen, gestures and keys until it is unmounted. Null without a canvas to paint on.
 * `drawn`: the chart that the page came with.
 */
export function mountStage(parts: Parts, signals: StageSignals, drawn: Chart, first: Shown): Stage | null {
  if (!parts.canvas.getContext('2d')) return null;
  const { surface } = parts;
  const { view, cursor } = signals;
  let shown = first;
  view.set(openView(view.get(), drawn, first));
  const painter = createPainter(parts, signals, first);
  const moves = moveBy(view, painter);
  const speak = throttle(() => {
    const snapPoint = cursor.get();
    const { chart, snapPoints, clock, t } = shown;
    if (snapPoint !== null)
      signals.spoken.set(speechOf(readingsAt(chart, snapPoints, snapPoint, clock), clock.words, t));
  }, SPEAK_MS);
  const pick = (snapPoint: number | null) => {
    const dot =
      shown.snapPoints.kind === 'dots' && snapPoint !== null ? shown.snapPoints.dots[snapPoint] : undefined;
    if (dot) shown.onPick?.(dot.series.id, dot.index);
  };
  const gestures = {
    ...moves,
    point: (at: Point) => {
      painter.pointAt(at.y);
      cursor.set(nearestSnapPoint({ ...shown, scene: painter.scene() }, at));
    },
    choose: (from: Point, to: Point) => {
      if (shown.onFrame) shown.onFrame(dotsWithin(shown.snapPoints, moves.framed(from, to)));
      else moves.choose(from, to);
    },
    leave: () => cursor.set(null),
    pick: (at: Point) => pick(nearestSnapPoint({ ...shown, scene: painter.scene() }, at)),
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { chart, snapPoints } = shown;
    const now = view.get();
    const { window, values } = now;
    const snapPoint = cursor.get();
    const action = pressKey(event.key, {
      snapPoint,
      count: snapPoints.count,
      lastSeen: lastSnapPointBefore(snapPoints, window.to),
      flagged: flaggedSnapPoints(chart),
      isShifted: event.shiftKey,
      isHome: isAtHome(now),
    });
    if (!action) return;
    event.preventDefault();
    if (action.is === 'move') {
      painter.pointAt(null);
      cursor.set(action.to);
      const [position, height] = positionsOf(snapPoints, action.to);
      view.set(planeStep(now, { is: 'followed', position }, { is: 'followed', position: height }));
      speak();
    } else if (action.is === 'zoom') {
      const [x, y] =
        snapPoint === null
          ? [middleOf(window), middleOf(values?.window)]
          : positionsOf(snapPoints, snapPoint);
      const { factor } = action;
      view.set(planeStep(now, { is: 'zoomed', factor, about: x }, { is: 'zoomed', factor, about: y }));
    } else if (action.is === 'pan') {
      const by = (span: Span | null, tenths: number) => (span ? (spanOf(span.window) * tenths) / 10 : 0);
      view.set(
        planeStep(
          now,
          { is: 'panned', by: by(now, action.right) },
          { is: 'panned', by: by(values, action.up) },
        ),
      );
    } else if (action.is === 'pick') pick(snapPoint);
    else if (action.is === 'reset') view.set(resetView(now));
    else cursor.set(null);
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const reportZoom = () => {
    clearTimeout(rest);
    rest = setTimeout(() => shown.onZoom?.(zoomOf(view.get()), areaOf(view.get())), REST_MS);
  };

  const leave = () => cursor.set(null);
  surface.addEventListener('keydown', press);
  surface.addEventListener('blur', leave);
  const ends = [
    followGestures(surface, gestures),
    watchScreen(parts.canvas, {
      changed: painter.refresh,
      printing: () => {
        parts.drawing.innerHTML = paperPaint(shown, parts.canvas.clientHeight, view.get());
      },
    }),
    view.subscribe(() => painter.ask(true)),
    view.subscribe(reportZoom),
    cursor.subscribe(() => painter.ask(false)),
    () => surface.removeEventListener('keydown', press),
    () => surface.removeEventListener('blur', leave),
    speak.cancel,
    () => clearTimeout(rest),
    painter.stop,
  ];
  painter.paintAll();
  return {
    show: (next) => {
      const before = shown;
      shown = next;
      painter.show(next);
      if (isSameShown(before, next)) return;
      if (before.chart !== next.chart || before.home !== next.home) {
        cursor.set(null);
        view.set(carryView(view.get(), before.chart, next.chart, next.home));
      }
      painter.paintAll();
    },
    unmount: () => {
      for (const end of ends) end();
    },
  };
}

const middleOf = (window: ViewWindow | undefined) => (window ? (window.from + window.to) / 2 : 0);

/** Files have two dots for each pixel. */
const FILE_DENSITY = 2;

export function drawShown(
  shown: Shown,
  view: View | null,
  size: { width: number; height: number },
): DrawnChart {
  const { chart, home, zoom } = shown;
  const frame = frameOf(shown, { ...size, density: FILE_DENSITY }, view ?? viewOf(chart, home, zoom));
  return { chart: shown.chart, scene: buildScene(shown.chart, frame), clock: shown.clock };
}

function isSameShown(one: Shown, other: Shown): boolean {
  return (
    one.chart === other.chart &&
    one.clock === other.clock &&
    one.home?.from === other.home?.from &&
    one.home?.to === other.home?.to &&
    one.sizes?.axis === other.sizes?.axis &&
    one.sizes?.name === other.sizes?.name &&
    one.hasNames === other.hasNames &&
    one.hasNavigator === other.hasNavigator &&
    one.watermark === other.watermark
  );
}
