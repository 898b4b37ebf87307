/** A drawn chart as plain data: what the canvas painter and the SVG painter both paint, in CSS pixels. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** One for each pane, all equally wide. */
  readonly plots: readonly Plot[];
  /** What of the x axis lies between the left and the right edge of the plots. */
  readonly window: ViewWindow;
  /** The flags that are visible. */
  readonly flags: readonly FlagPosition[];
}

/** The middle of a flag's head and the height at which its stem meets the curve. */
export interface FlagPosition {
  /** Among the chart's flags. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly foot: number;
}

/** Names a colour of the palette that a painter is given: the tokens in a page, fixed colours in a file. */
export type Ink =
  | `chart-${number}`
  | 'area'
  | 'grid'
  | 'axis'
  | 'crosshair'
  | 'text'
  | 'text-soft'
  | 'text-faint'
  | 'text-inverse'
  | 'surface-page'
  | 'surface-inverse'
  | 'surface-sunken'
  | 'accent'
  | 'mark-up'
  | 'edge-up'
  | 'mark-down'
  | 'edge-down'
  | 'mark-flat'
  | 'edge-flat'
  | 'turnover'
  | 'turnover-edge'
  | 'line-strong';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Coordinates lie in flat arrays: a pair a point (NaN lifts the pen), four numbers a rectangle or a segment. */
export type Mark =
  | {
      readonly kind: 'path';
      readonly points: Float64Array;
      readonly stroke: Ink;
      readonly width: number;
      readonly dash?: readonly number[];
    }
  | { readonly kind: 'area'; readonly points: Float64Array; readonly base: number; readonly fill: Ink }
  | { readonly kind: 'bars'; readonly boxes: Float64Array; readonly fill: Ink }
  | {
      readonly kind: 'segments';
      readonly ends: Float64Array;
      readonly stroke: Ink;
      readonly width: number;
      readonly dash?: readonly number[];
    }
  | {
      readonly kind: 'dots';
      readonly points: Float64Array;
      readonly radius: number;
      readonly shape: DotShape;
      readonly fill: Ink;
      readonly edge?: Ink;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      /** y is the middle of its height. */
      readonly size: number;
      readonly isStrong?: boolean;
      readonly ink: Ink;
      readonly halo?: Ink;
    }
  | {
      readonly kind: 'tag';
      readonly box: Box;
      readonly radius: number;
      readonly fill: Ink;
      readonly edge?: Ink;
    }
  | { readonly kind: 'clip'; readonly box: Box; readonly marks: readonly Mark[] };

export type DotShape = 'circle' | 'square' | 'diamond' | 'triangle';

/** Where a pane was drawn, and how its pixels are read back. */
export interface Plot {
  readonly box: Box;
  /** Between the box and the labels at its right: the names of series. */
  readonly names: number;
  /** What labels and tags have at its sides. */
  readonly gutters: { readonly left: number; readonly right: number };
  readonly axes: readonly PlotAxis[];
}

export interface PlotAxis {
  readonly id: string;
  /** Values at the bottom and at the top of the box. */
  readonly from: number;
  readonly to: number;
  readonly scale: 'linear' | 'log';
}

/** The part of the x axis that is shown: positions of times (0 is the first), or numbers. */
export interface ViewWindow {
  readonly from: number;
  readonly to: number;
}
