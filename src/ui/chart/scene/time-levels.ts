import type { TimeUnit } from '../words/chart-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 1 January 1970 was a Thursday: weeks begin four days later. */
const FIRST_MONDAY = 4 * DAY;

/** Times at which ticks may stand: every 5 years, each Monday, every 15 minutes. */
export interface TimeLevel {
  /** About how long it is from one to the next. */
  readonly length: number;
  /** How wide its labels are about, in heights of their text. */
  readonly label: number;
  /** The first of its times that is not before another. */
  from(time: number): number;
  next(time: number): number;
  /** Months do not begin with it: it is shown together with the level before it. */
  readonly isApart?: true;
}

const clock = (length: number, origin = 0): TimeLevel => ({
  length,
  label: length < DAY ? 3 : 4,
  from: (time) => Math.ceil((time - origin) / length) * length + origin,
  next: (time) => time + length,
});

const months = (count: number): TimeLevel => ({
  length: count * 30.44 * DAY,
  label: 2.7,
  from: (time) => {
    const month = Math.floor(monthOf(time) / count) * count;
    return monthStart(month) >= time ? monthStart(month) : monthStart(month + count);
  },
  next: (time) => monthStart(monthOf(time) + count),
});

/** Months since the year 0. */
const monthOf = (time: number): number => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};
const monthStart = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12);

/** From coarse to fine; the ticks of a chart are those of one level. */
export const TIME_LEVELS: readonly TimeLevel[] = [
  ...[1200, 600, 240, 120, 60, 24, 12, 6, 3, 1].map(months),
  { ...clock(7 * DAY, FIRST_MONDAY), isApart: true },
  ...[DAY, 12 * HOUR, 6 * HOUR, 3 * HOUR, 2 * HOUR, HOUR].map((length) => clock(length)),
  ...[30, 15, 10, 5, 2, 1].map((count) => clock(count * MINUTE)),
];

/** What begins at a time, as a clock on the wall shows it. */
export function unitAt(time: number): TimeUnit {
  if (time % DAY !== 0) return 'minute';
  const date = new Date(time);
  if (date.getUTCDate() !== 1) return 'day';
  return date.getUTCMonth() === 0 ? 'year' : 'month';
}
