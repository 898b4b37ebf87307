/** A calendar day as YYYY-MM-DD. It has no time and no zone, so it never shifts. */
export type CalendarDay = string;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDay(text: string): boolean {
  if (!PATTERN.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day that clocks show at `instant` with the site's display offset (CH-13). */
export function calendarDayAt(instant: Date, offsetMinutes: number): CalendarDay {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** Unix seconds of the day's first moment in UTC: the documents' `.numeric` form of a date. */
export function toUnixSeconds(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** 1 January, so many years before the year of `day`: where an export starts by default. */
export function firstOfJanuary(day: CalendarDay, yearsBack: number): CalendarDay {
  return `${String(Number(day.slice(0, 4)) - yearsBack).padStart(4, '0')}-01-01`;
}
