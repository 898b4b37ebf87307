import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { Missing } from './Missing.tsx';

export function Moment({ at }: { at: CalendarMoment | null }) {
  const format = useFormat();
  if (at === null) return <Missing />;
  return <time dateTime={at}>{format.moment(at)}</time>;
}
