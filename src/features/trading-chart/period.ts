import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/** Months back from the last trading date; 0 is the current day (document A, section 2). */
const MONTHS = [0, 1, 3, 6, 12, 36] as const;

export const PERIODS = [0, 1, 2, 3, 4, 5] as const;
export type PeriodId = (typeof PERIODS)[number];

export const CURRENT_DAY = 0;
/** What a chart begins with, and goes back to with another ground or type (document A, section 4). */
export const FIRST_PERIOD = 1;
/** Only here a day is told minute by minute. */
export const INTRADAY_GROUND = 1;

export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

interface Calendar {
  readonly today: CalendarDay;
  /** Of the share on its ground; null where it never traded. */
  readonly lastTradingDay: CalendarDay | null;
}

export function isPeriodId(id: number): id is PeriodId {
  return MONTHS[id] !== undefined;
}

export function periodDays(period: PeriodId, { today, lastTradingDay }: Calendar): Days {
  if (period === CURRENT_DAY) return { from: today, to: today };
  return daysUntil(lastTradingDay ?? today, period);
}

/** What an answer of 206 moves to: its day, `2` being today, and as long a period before it as was asked for. */
export function movedDays(answer: MovedTo, asked: PeriodId | null, today: CalendarDay): Days {
  return daysUntil(answer === 2 ? today : answer, asked ?? FIRST_PERIOD);
}

/** The body of an answer of 206 (document A, section 4). */
export type MovedTo = 2 | CalendarDay;

const daysUntil = (to: CalendarDay, period: PeriodId): Days => ({
  from: monthsBefore(to, MONTHS[period]),
  to,
});

/** The same day of an earlier month, or the last one that this month has. */
function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(2000, month - 1 - months, 1));
  first.setUTCFullYear(first.getUTCFullYear() - 2000 + year);
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  first.setUTCDate(Math.min(date, last.getUTCDate()));
  return first.getUTCFullYear() < 1 ? '0001-01-01' : first.toISOString().slice(0, 10);
}
