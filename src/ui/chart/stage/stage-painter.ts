import type { RefObject } from 'react';
import { paintCanvas } from '../paint/canvas-painter.ts';
import { buildScene } from '../scene/build-scene.ts';
import { isCrowd } from '../scene/dot-labels.ts';
import type { Box, Mark, Scene } from '../scene.ts';
import { cursorSheet } from './cursor-sheet.ts';
import { frameOf, navigatorSheet, type Sheet, type Shown, type StageSignals } from './shown.ts';
import { stageInks } from './stage-inks.ts';

export interface Canvases {
  readonly canvas: HTMLCanvasElement;
  /** Only this one is painted as the cursor moves. */
  readonly overlay: HTMLCanvasElement;
  readonly navigator: RefObject<HTMLCanvasElement | null>;
}

/** After so long without a step it is painted as it stays. */
const SETTLE_MS = 120;
const BLANK: Scene = { width: 0, height: 0, marks: [], plots: [], window: { from: 0, to: 1 }, flags: [] };

/** Paints at once, or at most once a frame. */
export function createPainter({ canvas, overlay, navigator }: Canvases, signals: StageSignals, first: Shown) {
  let shown = first;
  let scene = BLANK;
  let inks = stageInks(canvas);
  let density = devicePixelRatio;
  /** What was painted last: the strip stays as it is while the window moves over it. */
  let strip = '';
  let stripChart: Shown['chart'] | null = null;
  let request = 0;
  let isChartDue = false;
  let pointerY: number | null = null;
  let frameBox: Box | null = null;

  let settling: ReturnType<typeof setTimeout> | undefined;

  const build = (isMoving: boolean): Scene => {
    const size = { ...sizeOf(canvas), density };
    return buildScene(shown.chart, frameOf(shown, size, signals.view.get(), isMoving));
  };
  const paintNavigator = () => {
    const target = navigator.current;
    if (!target) {
      strip = '';
      return;
    }
    const size = { ...sizeOf(target), density };
    const plot = scene.plots[0]?.box ?? { x: 0, width: size.width };
    const key = [size.width, density, plot.x, plot.width].join();
    if (key === strip && stripChart === shown.chart) return;
    strip = key;
    stripChart = shown.chart;
    paint(target, navigatorSheet(shown, size, plot));
  };
  const paint = (target: HTMLCanvasElement, sheet: Sheet) => {
    const context = target.getContext('2d');
    if (!context) return;
    resize(target, sheet, density);
    paintCanvas(context, sheet, inks, density);
  };
  const paintOverlay = () => {
    const sheet = cursorSheet(shown, scene, signals.cursor.get(), pointerY);
    paint(overlay, frameBox ? { ...sheet, marks: [...sheet.marks, frameMark(frameBox)] } : sheet);
  };
  const paintAll = (isMoving = false) => {
    clearTimeout(settling);
    cancelAnimationFrame(request);
    request = 0;
    isChartDue = false;
    if (canvas.clientWidth === 0) return;
    scene = build(isMoving);
    if (isMoving) settling = setTimeout(paintAll, SETTLE_MS);
    paint(canvas, scene);
    const box = scene.plots[0]?.box;
    const known = signals.plot.get();
    if (box && (known?.x !== box.x || known.width !== box.width))
      signals.plot.set({ x: box.x, width: box.width });
    paintNavigator();
    paintOverlay();
  };
  const ask = (isChart: boolean) => {
    isChartDue ||= isChart;
    request ||= requestAnimationFrame(() => {
      request = 0;
      if (isChartDue) paintAll(shown.chart.panes.some(isCrowd));
      else paintOverlay();
    });
  };
  return {
    scene: () => scene,
    paintAll,
    ask,
    /** Null where keys move the cursor. */
    pointAt: (y: number | null) => {
      pointerY = y;
      ask(false);
    },
    /** A rectangle that is being drawn; null where none is. */
    frame: (box: Box | null) => {
      frameBox = box;
      ask(false);
    },
    show: (next: Shown) => {
      shown = next;
    },
    /** Other colours, another size. */
    refresh: () => {
      inks = stageInks(canvas);
      density = devicePixelRatio;
      strip = '';
      paintAll();
    },
    stop: () => {
      clearTimeout(settling);
      cancelAnimationFrame(request);
    },
  };
}

const frameMark = (box: Box): Mark => ({ kind: 'tag', box, radius: 0, fill: 'area', edge: 'accent' });

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

/** A canvas that gets a new size is wiped, so only when it has one. */
function resize(
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
  density: number,
): void {
  const wide = Math.round(width * density);
  const high = Math.round(height * density);
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}
