import { percentChange } from '#domain/numbers/percent-change.ts';
import type { Chart, Flag, Pane, Series, ValueAxis } from '../chart.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { type Dot, flagStop, type Stops } from './stops.ts';

/** What the chart says at one stop of its cursor, written out. */
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
  /** From the value before it: by how much, and in percent. */
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

export function readingsAt(chart: Chart, stops: Stops, stop: number, clock: Clock): Readings {
  if (stops.kind === 'dots') return readDot(chart, stops.dots[stop], clock.words);
  return {
    head: writeTime(chart, stop, clock),
    series: chart.panes.flatMap((pane, index) =>
      pane.series.flatMap(
        (series, place) => readSeries(pane, series, stop, index + place === 0, clock.words) ?? [],
      ),
    ),
    flags: flagsAt(chart, stop),
  };
}

/** A day as it is; a moment of a day with the site's offset. */
export function writeTime({ x }: Chart, stop: number, { words, displayOffset }: Clock): string {
  const time = x.kind === 'time' ? x.times[stop] : undefined;
  if (x.kind !== 'time' || time === undefined) return '';
  return words.moment(x.precision === 'minute' ? time + displayOffset * MINUTE : time, x.precision);
}

function flagsAt(chart: Chart, stop: number): readonly Flag[] {
  return (chart.flags ?? []).filter((flag) => flagStop(chart, flag) === stop);
}

/** The value that a series has at a stop: where the cursor marks it. */
export function valueAt(series: Series, stop: number): number {
  if (series.kind === 'candle') return series.close[stop] ?? Number.NaN;
  return series.kind === 'line' || series.kind === 'column'
    ? (series.values[stop] ?? Number.NaN)
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

/** `−0.56 (−0.70 %)` */
export function writeChange({ by, percent, decimals }: Change, words: ChartWords): string {
  return `${signed(by, words.number(Math.abs(by), decimals))} (${signed(percent, words.percent(Math.abs(percent), 2))})`;
}

const signed = (value: number, text: string) => `${value > 0 ? '+' : value < 0 ? '\u2212' : ''}${text}`;

/** Nothing of a series without values; the server sent none either. */
function readSeries(
  pane: Pane,
  series: Series,
  stop: number,
  isFirst: boolean,
  words: ChartWords,
): Reading | null {
  const axis = axisOf(pane, series);
  if (!axis || axis.isSilent || series.kind === 'dots') return null;
  const { id, name, tone } = series;
  if (series.kind === 'curve') return readCurve(series)[0] ?? null;
  // Compared lines are changes from their first value.
  const write = (value: number) =>
    axis.unit === 'percent' && series.kind === 'line' && !Number.isNaN(value)
      ? signed(value, words.percent(Math.abs(value), axis.decimals))
      : writeValue(axis, value, words);
  const figure = (word: ReadFigure['word'], value = Number.NaN): ReadFigure => ({
    word,
    title: null,
    text: write(value),
  });
  const figures =
    series.kind === 'candle'
      ? [
          figure('open', series.open[stop]),
          figure('high', series.high[stop]),
          figure('low', series.low[stop]),
          figure('close', series.close[stop]),
        ]
      : [figure(null, series.values[stop])];
  const hasChange = isFirst && canChange(axis, series);
  return {
    id,
    name,
    tone,
    figures,
    change: hasChange ? changeAt(series, stop, axis.decimals) : null,
    note: null,
  };
}

function readCurve(series: Series): Reading[] {
  if (series.kind !== 'curve' || !series.note) return [];
  const { id, name, tone, note } = series;
  return [{ id, name, tone, figures: [], change: null, note }];
}

function changeAt(series: Series, stop: number, decimals: number): Change | null {
  const value = valueAt(series, stop);
  let before = stop - 1;
  while (before >= 0 && Number.isNaN(valueAt(series, before))) before--;
  const base = before < 0 ? Number.NaN : valueAt(series, before);
  if (Number.isNaN(value - base)) return null;
  return { by: value - base, percent: percentChange(base, value), decimals };
}

function readDot({ x }: Chart, dot: Dot | undefined, words: ChartWords): Readings {
  const axis = dot && axisOf(dot.pane, dot.series);
  if (!dot || !axis || x.kind !== 'number') return { head: '', series: [], flags: [] };
  const { id, name, tone } = dot.series;
  const figures = [
    { word: null, title: x.title, text: words.number(dot.x, x.decimals) },
    { word: null, title: axis.title ?? null, text: writeValue(axis, dot.y, words) },
  ];
  return {
    head: dot.series.names[dot.index] ?? name,
    series: axis.isSilent
      ? []
      : [{ id, name, tone, figures, change: null, note: null }, ...dot.pane.series.flatMap(readCurve)],
    flags: [],
  };
}
