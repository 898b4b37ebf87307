import type { FlagOfDay } from '#market/trading-chart/trading-chart.contract.ts';
import type { Flag } from '#ui/chart/chart.ts';

/** D in a square for a dividend, S in a diamond for a split. */
export function toFlags(days: readonly FlagOfDay[], write: (day: FlagOfDay) => string): Flag[] {
  return days.map((day) => ({
    time: day['date.numeric'] * 1000,
    ...(day.kind === 'dividend'
      ? ({ letter: 'D', shape: 'square' } as const)
      : ({ letter: 'S', shape: 'diamond' } as const)),
    text: write(day),
  }));
}
