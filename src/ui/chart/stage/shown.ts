import type { Translate } from '#platform/i18n/translator.ts';
import type { Chart } from '../chart.ts';
import type english from '../labels/eng.json';
import type { FontSizes, Frame } from '../scene/frame.ts';
import { navigatorScene } from '../scene/navigator-scene.ts';
import type { Box, Scene, ViewWindow } from '../scene.ts';
import type { Clock } from './readings.ts';
import type { Signal } from './signal.ts';
import type { FramedDot, SnapPoints } from './snap-points.ts';
import type { View } from './view.ts';
import type { Zoom } from './zoom.ts';

/** In pixels; narrow is for phones (≤ 680). */
export interface StageHeight {
  readonly wide: number;
  readonly narrow: number;
}

/** What a stage is given to show. */
export interface Shown {
  readonly chart: Chart;
  readonly snapPoints: SnapPoints;
  readonly clock: Clock;
  readonly t: Translate<Extract<keyof typeof english, string>>;
  readonly hasNames: boolean;
  readonly hasNavigator: boolean;
  readonly sizes: Partial<FontSizes> | undefined;
  readonly watermark: string | undefined;
  readonly home: ViewWindow | undefined;
  /** What is shown of a map at first. */
  readonly zoom: Zoom | null;
  /** Called when a gesture has ended; null: all of it. */
  /** The part that is looked at, as shares of all there is and as the axes show it. */
  readonly onZoom: ((zoom: Zoom | null, area: Zoom | null) => void) | undefined;
  readonly onPick: ((seriesId: string, index: number) => void) | undefined;
  /** A rectangle chooses dots, instead of what is shown. */
  readonly onFrame: ((dots: readonly FramedDot[]) => void) | undefined;
}

/** What a stage shows at a moment, drawn for a file. */
export interface DrawnChart {
  readonly chart: Chart;
  readonly scene: Scene;
  readonly clock: Clock;
}

/** What changes while it is shown. */
export interface StageSignals {
  readonly view: Signal<View>;
  /** The snap point that the cursor is on. */
  readonly cursor: Signal<number | null>;
  readonly spoken: Signal<string>;
  /** Where the plots are, once they are painted. */
  readonly plot: Signal<Pick<Box, 'x' | 'width'> | null>;
}

export function frameOf(
  { clock, sizes, hasNames, watermark }: Shown,
  size: { width: number; height: number; density: number },
  { window, values }: Pick<View, 'window' | 'values'>,
  isMoving = false,
): Frame {
  return {
    ...size,
    window,
    values: values?.window ?? null,
    words: clock.words,
    offset: clock.displayOffset,
    hasNames,
    isMoving,
    ...(sizes && { sizes }),
    ...(watermark !== undefined && { watermark }),
  };
}

export type Sheet = Pick<Scene, 'width' | 'height' | 'marks'>;

/** The strip below has the same edges as the plots. */
export function navigatorSheet(
  { chart, clock }: Shown,
  { width, height, density }: { width: number; height: number; density: number },
  plot: Pick<Box, 'x' | 'width'>,
): Sheet {
  const frame = { words: clock.words, offset: clock.displayOffset, density };
  const { marks } = navigatorScene(chart, { x: plot.x, y: 0, width: plot.width, height }, frame);
  return { width, height, marks };
}
