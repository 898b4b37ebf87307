import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addDays } from '../calendar/day-arithmetic.ts';

/** The longest holidays of an exchange. */
const MOST_DAYS = 10;

/** A price of that day says nothing of today any more: the security has not traded since. */
export const isStale = (day: CalendarDay, today: CalendarDay): boolean => day < addDays(today, -MOST_DAYS);
