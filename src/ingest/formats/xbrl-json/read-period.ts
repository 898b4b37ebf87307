import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { dayOf, textOf } from '../json-value.ts';

interface Period {
  readonly startsOn?: CalendarDay;
  readonly endsOn: CalendarDay;
}

/** `2024-01-01T00:00:00/2025-01-01T00:00:00` is the year 2024: the end is the midnight after the last day. */
export function readPeriod(value: unknown): Period | null {
  const [first = '', second] = (textOf(value) ?? '').split('/');
  if (second === undefined) {
    const endsOn = lastDay(first);
    return endsOn === undefined ? null : { endsOn };
  }
  const startsOn = dayOf(first);
  const endsOn = lastDay(second);
  return startsOn === undefined || endsOn === undefined ? null : { startsOn, endsOn };
}

function lastDay(text: string): CalendarDay | undefined {
  const day = dayOf(text);
  if (day === undefined) return undefined;
  return /T00:00(?::00)?(?:\.0+)?(?:Z|[+-]\d\d:\d\d)?$/.test(text) ? addDays(day, -1) : day;
}
