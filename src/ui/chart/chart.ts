/**
 * What a chart shows, before anyone knows how large it is drawn or by whom: plain data that the server and the browser
 * make alike. A missing value is NaN. Series of a time axis have one value for each of its times.
 */
export interface Chart {
  readonly x: TimeAxis | NumberAxis;
  /** From top to bottom, over one x axis. */
  readonly panes: readonly Pane[];
  readonly flags?: readonly Flag[];
}

/** Times stand side by side, so that nights and holidays take no room. */
export interface TimeAxis {
  readonly kind: 'time';
  /** Milliseconds, ascending; a day is its midnight in UTC, a year its first day. */
  readonly times: Float64Array;
  readonly precision: TimePrecision;
}

export type TimePrecision = 'year' | 'day' | 'minute';

export interface NumberAxis {
  readonly kind: 'number';
  readonly title: string;
  readonly decimals: number;
  /** Positions are natural logarithms of the numbers that the axis shows. */
  readonly isLog?: boolean;
  /** Positions without values: no labels. */
  readonly hidesValues?: boolean;
}

export interface Pane {
  /** Its part of the height, in relation to the other panes. */
  readonly share: number;
  readonly title?: string;
  readonly axes: readonly ValueAxis[];
  readonly series: readonly Series[];
  readonly bands?: readonly Band[];
  /** On the first of the axes. */
  readonly cells?: readonly Cell[];
}

export interface ValueAxis {
  readonly id: string;
  readonly side: 'right' | 'left';
  readonly scale: 'linear' | 'log';
  readonly unit: 'value' | 'percent';
  readonly decimals: number;
  /** A curve without a unit: no labels, no tag, no value at the cursor. */
  readonly hidesValues: boolean;
  /** Columns stand on it: the axis begins at zero. */
  readonly hasZero?: boolean;
  readonly title?: string;
}

export type Series = LineSeries | ColumnSeries | CandleSeries | DotSeries | CurveSeries;

interface SeriesBase {
  readonly id: string;
  readonly name: string;
  /** The id of one of the pane's axes. */
  readonly axis: string;
  /** 1 to 21: colour, and dash or mark where colours alone would be too alike. */
  readonly tone: number;
  /** What every value is compared with at the cursor; without it each is compared with the one before. */
  readonly base?: number;
}

export interface LineSeries extends SeriesBase {
  readonly kind: 'line';
  readonly values: Float64Array;
  readonly hasArea?: boolean;
}

export interface ColumnSeries extends SeriesBase {
  readonly kind: 'column';
  readonly values: Float64Array;
  /** Turnover has a colour of its own, whatever the tone. */
  readonly isTurnover?: boolean;
}

export interface CandleSeries extends SeriesBase {
  readonly kind: 'candle';
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
}

/** Points of their own: a map. Over a time axis, `xs` are milliseconds. */
export interface DotSeries extends SeriesBase {
  readonly kind: 'dots';
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly names: readonly string[];
  readonly labels: 'none' | 'free' | 'all';
  /** Whose label is placed first, over all series: the lowest. In the order of the dots where it is left out. */
  readonly ranks?: readonly number[];
  /** Indexes of dots that are marked by a ring. */
  readonly marked?: readonly number[];
  /** The reader's own: no trend goes through them, but their distance to it can be seen. */
  readonly isOutsideTrend?: boolean;
}

/** A smooth line that is computed, not measured: a trend, dashed; or a yield curve, which is the subject itself. */
export interface CurveSeries extends SeriesBase {
  readonly kind: 'curve';
  readonly isSubject?: boolean;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** What hovering it shows: the formula and how well it fits. */
  readonly note?: string;
}

/** A rectangle of a pane with how many are in it: behind the series, the darker the more. */
export interface Cell {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** A letter on a stem over the first series of the first pane. */
export interface Flag {
  readonly time: number;
  readonly letter: string;
  readonly shape: 'square' | 'diamond';
  readonly text: string;
}

/** A range of the x axis or of values that is shaded behind the series. */
export interface Band {
  readonly of: 'x' | 'value';
  readonly from: number;
  readonly to: number;
  readonly name: string;
}
