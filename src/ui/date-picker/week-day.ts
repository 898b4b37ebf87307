/** 1 is Monday, 7 is Sunday (7 by default, Monday in report blocks). */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export function weekDayName(day: WeekDay): (typeof NAMES)[number] {
  return NAMES[day - 1] ?? 'sun';
}
