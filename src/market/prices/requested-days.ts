import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths } from '#domain/calendar/day-arithmetic.ts';
import { type DaySpan, LONGEST_CHART_YEARS, limitSpan } from '#domain/calendar/longest-span.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { FEED_PERIODS } from './chart-feed.contract.ts';

/** Before any index. */
const EVERYTHING: CalendarDay = '0001-01-01';

/** Days as they were requested: what is missing is as much as one chart shows (CB-03). */
export function toSpan(
  begin: CalendarDay | null,
  end: CalendarDay | null,
  today: CalendarDay,
  mostYears = LONGEST_CHART_YEARS,
): DaySpan {
  const to = end ?? today;
  const from = begin ?? limitSpan({ from: EVERYTHING, to }, 'to').from;
  if (from > to) throw new Refusal('graph_period_start_incorrect');
  if (limitSpan({ from, to }, 'to', mostYears).from !== from) throw new Refusal('graph_period_too_long');
  return { from, to };
}

/** The days of a tab, back from the last value. */
export function toPeriodSpan(periodId: number, lastDay: CalendarDay): DaySpan {
  const period = FEED_PERIODS.find(({ id }) => id === periodId);
  if (!period) throw new Refusal('bad_request');
  return { from: period.months === null ? EVERYTHING : addMonths(lastDay, -period.months), to: lastDay };
}
