import type { CalendarDay } from './calendar-day.ts';
import { addDays, addYears } from './day-arithmetic.ts';

export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A chart shows so many years at once. */
export const LONGEST_CHART_YEARS = 10;

/**
 * Keeps a span within so many years: a start that was moved pulls the end back, an end that was moved pushes the start
 * forward. The end that was moved stays where it is.
 */
export function limitSpan(span: DaySpan, moved: keyof DaySpan, years = LONGEST_CHART_YEARS): DaySpan {
  const { from, to } = span;
  const last = addYears(from, years);
  if (to <= last) return span;
  return moved === 'from' ? { from, to: last } : { from: firstReaching(to, years), to };
}

/** The first day from which `to` is no more than so many years away: not quite `to` years before after a leap day. */
function firstReaching(to: CalendarDay, years: number): CalendarDay {
  const candidate = addYears(to, -years);
  return addYears(candidate, years) < to ? addDays(candidate, 1) : candidate;
}
