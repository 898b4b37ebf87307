import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Days } from '#market/trading-chart/period.ts';
import type { Chart } from '#ui/chart/chart.ts';
import type { ViewWindow } from '#ui/chart/scene.ts';

/** Where the days stand on the chart's axis; null where it has none of them, or no others. */
export function homeWindow({ x }: Chart, { from, to }: Days): ViewWindow | null {
  if (x.kind !== 'time' || x.precision !== 'day') return null;
  const first = x.times.findIndex((time) => time >= toUnixSeconds(from) * 1000);
  const last = x.times.findLastIndex((time) => time <= toUnixSeconds(to) * 1000);
  const isPart = first > 0 || (first === 0 && last < x.times.length - 1);
  return isPart && last > first ? { from: first, to: last } : null;
}
