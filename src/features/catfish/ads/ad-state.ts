import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

export const AD_STATES = ['running', 'planned', 'over', 'off'] as const;
export type AdState = (typeof AD_STATES)[number];

interface Run {
  readonly isOn: boolean;
  readonly startsOn: CalendarDay;
  /** The last day; null: until it is switched off. */
  readonly endsOn: CalendarDay | null;
}

export function adStateOf({ isOn, startsOn, endsOn }: Run, today: CalendarDay): AdState {
  if (!isOn) return 'off';
  if (startsOn > today) return 'planned';
  return endsOn !== null && endsOn < today ? 'over' : 'running';
}

/** How many of a hundred readers who saw it followed it; null before anyone saw it. */
export function clickRateOf({ shows, clicks }: { shows: number; clicks: number }): number | null {
  return shows === 0 ? null : (clicks / shows) * 100;
}
