import { throttle } from '#ui/popup/throttle.ts';
import { buildScene } from '../scene/build-scene.ts';
import { toPosition, xScale } from '../scene/x-scale.ts';
import type { ViewWindow } from '../scene.ts';
import { carryView } from './carry-view.ts';
import { paperPaint } from './first-paint.ts';
import { followHands, type Hands } from './hands.ts';
import { nearestStop } from './nearest-stop.ts';
import { pressKey } from './press-key.ts';
import { readingsAt } from './readings.ts';
import { type DrawnChart, frameOf, type Shown, type StageSignals } from './shown.ts';
import { speechOf } from './speech.ts';
import { type Canvases, createPainter } from './stage-painter.ts';
import { flaggedStops, lastStopBefore, placeOf } from './stops.ts';
import { type ViewStep, viewStep } from './view.ts';
import { watchScreen } from './watch-screen.ts';

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

/** Paints the chart and follows the screen, hands and keys until it is unmounted. Null without a canvas to paint on. */
export function mountStage(parts: Parts, signals: StageSignals, first: Shown): Stage | null {
  if (!parts.canvas.getContext('2d')) return null;
  const { surface } = parts;
  const { view, cursor } = signals;
  let shown = first;
  const painter = createPainter(parts, signals, first);
  const step = (next: ViewStep) => view.set(viewStep(view.get(), next));
  const scale = () => {
    const scene = painter.scene();
    return xScale(scene.window, scene.plots[0]?.box ?? { x: 0, width: 1 });
  };
  const speak = throttle(() => {
    const stop = cursor.get();
    const { chart, stops, clock, t } = shown;
    if (stop !== null) signals.spoken.set(speechOf(readingsAt(chart, stops, stop, clock), clock.words, t));
  }, SPEAK_MS);
  const pick = (stop: number | null) => {
    const dot = shown.stops.kind === 'dots' && stop !== null ? shown.stops.dots[stop] : undefined;
    if (dot) shown.onPick?.(dot.series.id, dot.index);
  };
  const hands: Hands = {
    point: (at) => {
      painter.pointAt(at.y);
      cursor.set(nearestStop({ ...shown, scene: painter.scene() }, at));
    },
    leave: () => cursor.set(null),
    pick: (at) => pick(nearestStop({ ...shown, scene: painter.scene() }, at)),
    pan: (pixels) => step({ is: 'panned', by: pixels / scale().step }),
    zoom: (factor, x) => {
      const before = view.get();
      step({ is: 'zoomed', factor, about: toPosition(scale(), x) });
      return view.get() !== before;
    },
    placeAt: (x) => toPosition(scale(), x),
    pinch: (held, [one, other]) => {
      const { left, width } = scale();
      step({ is: 'pinched', held, at: [(one - left) / width, (other - left) / width] });
    },
    reset: () => step({ is: 'reset' }),
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { chart, stops } = shown;
    const { window } = view.get();
    const stop = cursor.get();
    const deed = pressKey(event.key, {
      stop,
      count: stops.count,
      lastSeen: lastStopBefore(stops, window.to),
      flagged: flaggedStops(chart),
    });
    if (!deed) return;
    event.preventDefault();
    if (deed.is === 'walk') {
      painter.pointAt(null);
      cursor.set(deed.to);
      step({ is: 'followed', place: placeOf(stops, deed.to) });
      speak();
    } else if (deed.is === 'zoom') {
      const about = stop === null ? (window.from + window.to) / 2 : placeOf(stops, stop);
      step({ is: 'zoomed', factor: deed.factor, about });
    } else if (deed.is === 'pick') pick(stop);
    else cursor.set(null);
  };

  const leave = () => cursor.set(null);
  surface.addEventListener('keydown', press);
  surface.addEventListener('blur', leave);
  const ends = [
    followHands(surface, hands),
    watchScreen(parts.canvas, {
      changed: painter.refresh,
      printing: () => {
        parts.drawing.innerHTML = paperPaint(shown, parts.canvas.clientHeight, view.get().window);
      },
    }),
    view.subscribe(() => painter.ask(true)),
    cursor.subscribe(() => painter.ask(false)),
    () => surface.removeEventListener('keydown', press),
    () => surface.removeEventListener('blur', leave),
    speak.cancel,
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

/** Files have two dots for each pixel. */
const FILE_DENSITY = 2;

export function drawShown(
  shown: Shown,
  window: ViewWindow,
  size: { width: number; height: number },
): DrawnChart {
  const frame = frameOf(shown, { ...size, density: FILE_DENSITY }, window);
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
