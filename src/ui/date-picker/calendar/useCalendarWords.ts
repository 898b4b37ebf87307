import { useMemo } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { languageLocale } from '#domain/languages/languages.ts';
import { useLanguage } from '#platform/i18n/I18n.tsx';
import { once } from '#platform/i18n/once.ts';

/** Months and days as the page's language writes them. */
export function useCalendarWords() {
  const locale = languageLocale(useLanguage());
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const written = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
      return (day: CalendarDay) => toHeading(written().format(new Date(`${day}T00:00:00Z`)), locale);
    };
    const month = format({ month: 'long', year: 'numeric' });
    const monthName = format({ month: 'long' });
    return {
      day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      month: (year: number, number: number) => month(firstOf(year, number)),
      monthName: (number: number) => monthName(firstOf(2000, number)),
    };
  }, [locale]);
}

const firstOf = (year: number, month: number): CalendarDay =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

/** Half of the languages write months small inside a sentence; a heading begins with a capital. */
function toHeading(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
