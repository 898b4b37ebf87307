import type { Chart, Pane, Series, ValueAxis } from '../chart.ts';
import type { ViewWindow } from '../scene.ts';
import { type MinMax, readMinMax } from './min-max.ts';
import { positionOf } from './x-scale.ts';

/** The smallest and the largest value that an axis shows in a window. A logarithm knows positive values alone. */
export function shownValues(x: Chart['x'], pane: Pane, axis: ValueAxis, window: ViewWindow): MinMax {
  const all = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const one = { min: 0, max: 0 };
  for (const series of pane.series) {
    if (series.axis !== axis.id) continue;
    readSeries(x, series, window, one);
    if (axis.scale === 'log' && one.min <= 0) readPositive(series, window, one);
    if (one.min < all.min) all.min = one.min;
    if (one.max > all.max) all.max = one.max;
  }
  if (axis === pane.axes[0]) widenByCells(pane, axis, window, all);
  return all;
}

function widenByCells(
  { cells = [] }: Pane,
  { scale }: ValueAxis,
  { from, to }: ViewWindow,
  all: MinMax,
): void {
  for (const { left, right, low, high } of cells) {
    if (right < from || left > to) continue;
    for (const edge of [low, high]) if (scale !== 'log' || edge > 0) widen(all, edge);
  }
}

function readSeries(x: Chart['x'], series: Series, window: ViewWindow, into: MinMax): void {
  const begin = Math.ceil(window.from);
  const end = Math.floor(window.to) + 1;
  switch (series.kind) {
    case 'line':
    case 'column':
      readMinMax(series.values, begin, end, into);
      break;
    case 'candle': {
      const { max } = readMinMax(series.high, begin, end, into);
      readMinMax(series.low, begin, end, into);
      into.max = max;
      break;
    }
    case 'dots':
    case 'curve':
      readPoints(x, series.xs, series.ys, window, into);
  }
}

function readPoints(
  x: Chart['x'],
  xs: Float64Array,
  ys: Float64Array,
  { from, to }: ViewWindow,
  into: MinMax,
): void {
  into.min = Number.POSITIVE_INFINITY;
  into.max = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < xs.length; index++) {
    const at = xs[index] as number;
    const position = x.kind === 'time' ? positionOf(x.times, at) : at;
    if (position >= from && position <= to) widen(into, ys[index] as number);
  }
}

/** Rare, so every value is looked at. */
function readPositive(series: Series, window: ViewWindow, into: MinMax): void {
  into.min = Number.POSITIVE_INFINITY;
  into.max = Number.NEGATIVE_INFINITY;
  const isPoints = series.kind === 'dots' || series.kind === 'curve';
  const begin = isPoints ? 0 : Math.max(0, Math.ceil(window.from));
  const end = isPoints ? series.ys.length : Math.floor(window.to) + 1;
  for (const values of valuesOf(series))
    for (let index = begin; index < Math.min(end, values.length); index++) {
      const value = values[index] as number;
      if (value > 0) widen(into, value);
    }
}

function valuesOf(series: Series): readonly Float64Array[] {
  if (series.kind === 'candle') return [series.low, series.high];
  return [series.kind === 'dots' || series.kind === 'curve' ? series.ys : series.values];
}

function widen(into: MinMax, value: number): void {
  if (value < into.min) into.min = value;
  if (value > into.max) into.max = value;
}
