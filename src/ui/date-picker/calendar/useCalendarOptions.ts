import { GregorianCalendar, parseDate } from '@internationalized/date';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type DayLimits, limitDay } from '#domain/calendar/day-arithmetic.ts';
import { languageLocale } from '#domain/languages/languages.ts';
import { useLanguage } from '#platform/i18n/I18n.tsx';
import { type WeekDay, weekDayName } from '../week-day.ts';

const createCalendar = () => new GregorianCalendar();

/** What a calendar of one day and one of a range are given alike. */
export function useCalendarOptions(
  { min, max, firstDayOfWeek }: DayLimits & { readonly firstDayOfWeek: WeekDay },
  start: CalendarDay,
) {
  return {
    locale: languageLocale(useLanguage()),
    createCalendar,
    minValue: min ? parseDate(min) : null,
    maxValue: max ? parseDate(max) : null,
    defaultFocusedValue: parseDate(limitDay(start, { min, max })),
    firstDayOfWeek: weekDayName(firstDayOfWeek),
    // A month of four rows is as high as one of six, so that nothing jumps.
    weeksInMonth: 6,
    autoFocus: true,
  };
}
