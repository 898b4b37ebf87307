import type { Series } from '../chart.ts';
import type { ViewWindow } from '../scene.ts';

/** The last known value in a window. */
export function lastShown(values: Float64Array, window: ViewWindow): number | null {
  const first = Math.max(0, Math.ceil(window.from));
  let index = Math.min(values.length - 1, Math.floor(window.to));
  while (index >= first && Number.isNaN(values[index])) index--;
  return index >= first ? index : null;
}

/** What a series is worth at a time; for candles the close. Points of their own have none. */
export function valuesOf(series: Series): Float64Array | null {
  switch (series.kind) {
    case 'line':
    case 'column':
      return series.values;
    case 'candle':
      return series.close;
    case 'dots':
    case 'curve':
      return null;
  }
}
