import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';

/** A quarter of a year can be counted while someone waits. */
const MOST_DAYS = 92;
const DAYS_AT_FIRST = 7;

export interface ChosenDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The days that were typed, put in order, not past today and not too many; the last seven where none were. */
export function chosenDays(typed: { from: string; to: string }, today: CalendarDay): ChosenDays {
  const [one, other] = [parseWrittenDay(typed.from), parseWrittenDay(typed.to)];
  const wantedTo = one && other && one > other ? one : other;
  const to = wantedTo && wantedTo < today ? wantedTo : today;
  const wantedFrom = (one && other && one > other ? other : one) ?? addDays(to, 1 - DAYS_AT_FIRST);
  const earliest = addDays(to, 1 - MOST_DAYS);
  const from = wantedFrom > to ? to : wantedFrom < earliest ? earliest : wantedFrom;
  return { from, to };
}
