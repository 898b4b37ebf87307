import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/** The months that end with the month of `day`, oldest first, as YYYY-MM. */
export function monthsUpTo(day: CalendarDay, count: number): readonly string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
