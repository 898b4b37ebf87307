import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays, addMonths } from '#domain/calendar/day-arithmetic.ts';

/** Months back from the last trading date; 0 is the current day. */
const MONTHS = [0, 1, 3, 6, 12, 36] as const;

export const PERIODS = [0, 1, 2, 3, 4, 5] as const;
export type PeriodId = (typeof PERIODS)[number];

export const CURRENT_DAY = 0;
/** What a chart begins with, and goes back to with another venue or type. */
export const FIRST_PERIOD = 1;
/** Only here a day is shown minute by minute. */
export const INTRADAY_VENUE = 1;

export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

interface Calendar {
  readonly today: CalendarDay;
  /** Of the share on its venue; null where it never traded. */
  readonly lastTradingDay: CalendarDay | null;
}

export function isPeriodId(id: number): id is PeriodId {
  return MONTHS[id] !== undefined;
}

export function periodDays(period: PeriodId, { today, lastTradingDay }: Calendar): Days {
  if (period === CURRENT_DAY) return { from: today, to: today };
  return daysUntil(lastTradingDay ?? today, period);
}

/** A day further back is shown with the month before it: alone it would say little of a share that has stopped. */
const RECENT_DAYS = 7;

/** What an answer of 206 moves to: its day, `2` being today, and as long a period before it as was requested. */
export function movedDays(answer: 2 | CalendarDay, requested: PeriodId | null, today: CalendarDay): Days {
  const to = answer === 2 ? today : answer;
  const isLongAgo = requested === CURRENT_DAY && to < addDays(today, -RECENT_DAYS);
  return daysUntil(to, isLongAgo ? FIRST_PERIOD : (requested ?? FIRST_PERIOD));
}

const daysUntil = (to: CalendarDay, period: PeriodId): Days => ({
  from: addMonths(to, -MONTHS[period]),
  to,
});
