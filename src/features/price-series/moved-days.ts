import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { MOST_ITERATIONS } from '#market/trading-chart/limits.ts';
import type { MovedTo } from '#market/trading-chart/trading-chart.contract.ts';

interface AnsweredDays {
  /** Nothing was traded in the requested days. */
  readonly isEmpty: boolean;
  readonly lastDay: CalendarDay | null;
  readonly from: CalendarDay;
  /** By the reader, who wants these days and no others. */
  readonly isChosen: boolean;
  readonly iteration: number;
  readonly today: CalendarDay;
}

/** CH-07: which day the chart should move to, null where it stays, `nowhere` where it has been moved often enough. */
export function moveTo(answered: AnsweredDays): MovedTo | null | 'nowhere' {
  const { isEmpty, lastDay, from, isChosen, iteration, today } = answered;
  if (!isEmpty || isChosen || lastDay === null || lastDay >= from) return null;
  if (iteration >= MOST_ITERATIONS) return 'nowhere';
  return lastDay === today ? 2 : lastDay;
}
