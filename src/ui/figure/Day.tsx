import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { Missing } from './Missing.tsx';

export function Day({ day }: { day: CalendarDay | null }) {
  const format = useFormat();
  return day === null ? <Missing /> : <time dateTime={day}>{format.day(day)}</time>;
}
