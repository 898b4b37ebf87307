import { percentChange } from '#domain/numbers/percent-change.ts';
import { type Direction, directionOf } from '#ui/change/direction.ts';
import type { Chart, Flag, Pane, Series, ValueAxis } from '../chart.ts';
import { numberAt } from '../number-axis.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { type Dot, flagSnapPoint, type SnapPoints } from './snap-points.ts';

/** What the chart says at one snap point of its cursor, written out. */
export interface Readings {
  /** The date, or the name of a dot. */
  readonly head: string;
  readonly series: readonly Reading[];
  readonly flags: readonly Flag[];
}

export interface Reading {
  readonly id: string;
  readonly name: string;
  readonly tone: number;
  readonly figures: readonly ReadFigure[];
  /** From the value before it, or from the base of the series: by how much, and in percent. */
  readonly change: Change | null;
  /** Of a curve: its formula. */
  readonly note: string | null;
}

export interface ReadFigure {
  readonly word: 'open' | 'high' | 'low' | 'close' | null;
  /** Of a dot: the title of the axis. */
  readonly title: string | null;
  readonly text: string;
}

export interface Change {
  readonly by: number;
  readonly percent: number;
  readonly decimals: number;
}

export interface Clock {
  readonly words: ChartWords;
  /** Minutes that clocks on the site are ahead of UTC (CH-13). */
  readonly displayOffset: number;
}

const MISSING = '–';
const MINUTE = 60_000;

export function readingsAt(chart: Chart, snapPoints: SnapPoints, snapPoint: number, clock: Clock): Readings {
  if (snapPoints.kind === 'dots') return readDot(chart, snapPoints.dots[snapPoint], clock.words);
  return {
    head: writeTime(chart, snapPoint, clock),
    series: chart.panes.flatMap((pane, index) =>
      pane.series.flatMap(
        (series, position) => readSeries(pane, series, snapPoint, index + position === 0, clock.words) ?? [],
      ),
    ),
    flags: flagsAt(chart, snapPoint),
  };
}

/** A day as it is; a moment of a day with the site's offset. */
export function writeTime({ x }: Chart, snapPoint: number, { words, displayOffset }: Clock): string {
  const time = x.kind === 'time' ? x.times[snapPoint] : undefined;
  if (x.kind !== 'time' || time === undefined) return '';
  return words.moment(x.precision === 'minute' ? time + displayOffset * MINUTE : time, x.precision);
}

function flagsAt(chart: Chart, snapPoint: number): readonly Flag[] {
  return (chart.flags ?? []).filter((flag) => flagSnapPoint(chart, flag) === snapPoint);
}

/** The value that a series has at a snap point: where the cursor marks it. */
export function valueAt(series: Series, snapPoint: number): number {
  if (series.kind === 'candle') return series.close[snapPoint] ?? Number.NaN;
  return series.kind === 'line' || series.kind === 'column'
    ? (series.values[snapPoint] ?? Number.NaN)
    : Number.NaN;
}

export function axisOf(pane: Pane, series: Series): ValueAxis | undefined {
  return pane.axes.find(({ id }) => id === series.axis);
}

export function writeValue({ unit, decimals }: ValueAxis, value: number, words: ChartWords): string {
  if (Number.isNaN(value)) return MISSING;
  return unit === 'percent' ? words.percent(value, decimals) : words.number(value, decimals);
}

/** Percents are changes already, and columns are sums. */
export const canChange = ({ unit }: ValueAxis, { kind }: Series): boolean =>
  unit === 'value' && (kind === 'line' || kind === 'candle');

/** `−0.56 (−0.70%)` */
export function writeChange({ by, percent, decimals }: Change, words: ChartWords): string {
  return `${words.signed(by, decimals)} (${words.change(percent)})`;
}

/** Nothing of a series without values; the server sent none either. */
function readSeries(
  pane: Pane,
  series: Series,
  snapPoint: number,
  isFirst: boolean,
  words: ChartWords,
): Reading | null {
  const axis = axisOf(pane, series);
  if (!axis || axis.hidesValues || series.kind === 'dots') return null;
  const { id, name, tone } = series;
  if (series.kind === 'curve') return readCurve(series)[0] ?? null;
  // Compared lines are changes from their first value.
  const write = (value: number) =>
    axis.unit === 'percent' && series.kind === 'line' && !Number.isNaN(value)
      ? words.change(value, axis.decimals)
      : writeValue(axis, value, words);
  const figure = (word: ReadFigure['word'], value = Number.NaN): ReadFigure => ({
    word,
    title: null,
    text: write(value),
  });
  const figures =
    series.kind === 'candle'
      ? [
          figure('open', series.open[snapPoint]),
          figure('high', series.high[snapPoint]),
          figure('low', series.low[snapPoint]),
          figure('close', series.close[snapPoint]),
        ]
      : [figure(null, series.values[snapPoint])];
  const hasChange = isFirst && canChange(axis, series);
  return {
    id,
    name,
    tone,
    figures,
    change: hasChange ? changeAt(series, snapPoint, axis.decimals) : null,
    note: null,
  };
}

function readCurve(series: Series): Reading[] {
  if (series.kind !== 'curve' || !series.note) return [];
  const { id, name, tone, note } = series;
  return [{ id, name, tone, figures: [], change: null, note }];
}

function changeAt(series: Series, snapPoint: number, decimals: number): Change | null {
  const value = valueAt(series, snapPoint);
  const base = series.base ?? valueBefore(series, snapPoint);
  if (Number.isNaN(value - base)) return null;
  return { by: value - base, percent: percentChange(base, value), decimals };
}

/** As it is written: what rounds to nothing has no direction. */
export const directionOfChange = ({ by, decimals }: Change): Direction =>
  directionOf(Math.round(by * 10 ** decimals));

function valueBefore(series: Series, snapPoint: number): number {
  let before = snapPoint - 1;
  while (before >= 0 && Number.isNaN(valueAt(series, before))) before--;
  return before < 0 ? Number.NaN : valueAt(series, before);
}

function readDot({ x }: Chart, dot: Dot | undefined, words: ChartWords): Readings {
  const axis = dot && axisOf(dot.pane, dot.series);
  if (!dot || !axis || x.kind !== 'number') return { head: '', series: [], flags: [] };
  const { id, name, tone } = dot.series;
  const figures = [
    { word: null, title: x.title, text: words.number(numberAt(x, dot.x), x.decimals) },
    { word: null, title: axis.title ?? null, text: writeValue(axis, dot.y, words) },
  ];
  return {
    head: dot.series.names[dot.index] ?? name,
    series: axis.hidesValues
      ? []
      : [{ id, name, tone, figures, change: null, note: null }, ...dot.pane.series.flatMap(readCurve)],
    flags: [],
  };
}
