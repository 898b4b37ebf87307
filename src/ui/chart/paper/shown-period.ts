import type { Chart } from '../chart.ts';
import type { ViewWindow } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';

const MINUTE = 60_000;

/** From when to when a part of a chart goes; null where its axis is no time or nothing lies in the part. */
export function shownPeriod(
  { x }: Chart,
  window: ViewWindow,
  words: ChartWords,
  offset: number,
): string | null {
  if (x.kind !== 'time') return null;
  const from = x.times[Math.max(0, Math.ceil(window.from))];
  const to = x.times[Math.min(x.times.length - 1, Math.floor(window.to))];
  if (from === undefined || to === undefined || from > to) return null;
  // A day is the same on every clock.
  const shift = x.precision === 'minute' ? offset * MINUTE : 0;
  const [begin, end] = [from, to].map((time) => words.moment(time + shift, x.precision));
  return begin === end ? `${begin}` : `${begin} – ${end}`;
}
