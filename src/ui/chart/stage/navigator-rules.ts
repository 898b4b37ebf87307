import type { Chart } from '../chart.ts';
import type { ViewWindow } from '../scene.ts';
import { type Clock, writeTime } from './readings.ts';
import { spanOf } from './view.ts';

export const NAVIGATOR_HEIGHT = 48;

/** Where a key takes one end of the window; null: the key is not ours. */
export function slideTo(key: string, value: number, limits: ViewWindow, isTime: boolean): number | null {
  const step = isTime ? 1 : spanOf(limits) / 100;
  const page = spanOf(limits) / 10;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return value + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - step;
    case 'PageUp':
      return value + page;
    case 'PageDown':
      return value - page;
    case 'Home':
      return limits.from;
    case 'End':
      return limits.to;
    default:
      return null;
  }
}

/** The first or the last visible thing, as its axis writes it. */
export function writeEnd(chart: Chart, window: ViewWindow, end: keyof ViewWindow, clock: Clock): string {
  const { x } = chart;
  if (x.kind === 'number') return clock.words.number(window[end], x.decimals);
  const snapPoint = end === 'from' ? Math.ceil(window.from) : Math.floor(window.to);
  return writeTime(chart, Math.max(0, Math.min(snapPoint, x.times.length - 1)), clock);
}
