import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays, type DayLimits, limitDay } from '#domain/calendar/day-arithmetic.ts';

/** Both ends belong to it; an end that is null is open. */
export interface DayRange {
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

export type RangeEnd = keyof DayRange;

/** The end is never before the start: the end that was not touched follows. */
export function keepInOrder(range: DayRange, changed: RangeEnd): DayRange {
  const { from, to } = range;
  if (from === null || to === null || from <= to) return range;
  return changed === 'from' ? { from, to: from } : { from: to, to };
}

/** Days from the anchor, negative before it. */
export const SHORTCUT_DAYS = [-7, -30, 7, 30] as const;

/** From the anchor so many days, cut to what the limits allow; null when they leave nothing but the anchor. */
export function shortcutRange(days: number, anchor: CalendarDay, limits: DayLimits): DayRange | null {
  const other = limitDay(addDays(anchor, days), limits);
  if (limitDay(anchor, limits) !== anchor || other === anchor) return null;
  return days < 0 ? { from: other, to: anchor } : { from: anchor, to: other };
}

/** The day itself, so many days from the anchor; null where the limits do not allow it. */
export function shortcutDay(days: number, anchor: CalendarDay, limits: DayLimits): CalendarDay | null {
  const day = addDays(anchor, days);
  return limitDay(day, limits) === day ? day : null;
}
