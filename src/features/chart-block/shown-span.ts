import type { DaySpan } from '#domain/calendar/longest-span.ts';
import type { Chart } from '#ui/chart/chart.ts';

/** The first and the last day of a chart over time, or null where it has none. */
export function shownSpan({ x }: Chart): DaySpan | null {
  if (x.kind !== 'time') return null;
  const [from] = x.times;
  const to = x.times.at(-1);
  return from === undefined || to === undefined ? null : { from: dayAt(from), to: dayAt(to) };
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
