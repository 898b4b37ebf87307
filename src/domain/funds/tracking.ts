import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addDays, addYears } from '../calendar/day-arithmetic.ts';

/** A day on which both have a value: the fund its price, stated in today's units, and the index its level. */
export interface TrackedDay {
  readonly day: CalendarDay;
  readonly fund: number;
  readonly index: number;
}

export interface TrackedSpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** Returns in percent. */
  readonly fund: number;
  readonly index: number;
  /** What the fund earned more than its index, in percentage points. */
  readonly difference: number;
  /** Percent a year; null where the days are too few. */
  readonly error: number | null;
}

export interface TrackedYear extends TrackedSpan {
  readonly year: number;
  /** Both were followed from the end of the year before to the end of this one. */
  readonly isWhole: boolean;
}

/** Days of trading in a year, by which a daily deviation is annualised. */
export const TRADING_DAYS = 252;
const FEWEST_DIFFERENCES = 20;
/** How far back a fund is compared with its index, and the numbers of years that are shown besides calendar years. */
export const TRACKED_YEARS = 10;
export const TRACKED_PAST = [1, 3, 5];

/** From the first of these days to the last; null where there are not two. */
export function trackSpan(days: readonly TrackedDay[]): TrackedSpan | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const fund = growth(first.fund, last.fund);
  const index = growth(first.index, last.index);
  return {
    from: first.day,
    to: last.day,
    fund,
    index,
    difference: fund - index,
    error: trackingError(days),
  };
}

export interface TrackedPast extends TrackedSpan {
  /** So many years up to the last day; the returns of more than one are annualised. */
  readonly years: number;
}

/** The day that begins a span may have been one without trading. */
const DAYS_OFF = 7;

/** The last so many years, of each number that the days reach back to. */
export function trackPast(days: readonly TrackedDay[], numbers: readonly number[]): TrackedPast[] {
  const last = days.at(-1)?.day;
  if (!last) return [];
  return numbers.flatMap((years) => {
    const start = addYears(last, -years);
    const span = trackSpan(days.filter(({ day }) => day >= start));
    if (!span || span.from > addDays(start, DAYS_OFF)) return [];
    const fund = forOneYear(span.fund, years);
    const index = forOneYear(span.index, years);
    return [{ ...span, years, fund, index, difference: fund - index }];
  });
}

/** A span for each calendar year, latest first. A year begins with the last day of the one before, so that no day is lost. */
export function trackYears(days: readonly TrackedDay[], today: CalendarDay): TrackedYear[] {
  const years = [...new Set(days.map(({ day }) => yearOf(day)))];
  return years
    .flatMap((year) => {
      const first = days.findIndex(({ day }) => yearOf(day) === year);
      const after = days.findIndex(({ day }) => yearOf(day) > year);
      const span = trackSpan(days.slice(Math.max(0, first - 1), after < 0 ? days.length : after));
      return span ? [{ ...span, year, isWhole: first > 0 && year < yearOf(today) }] : [];
    })
    .reverse();
}

/** The standard deviation of the daily differences of the two returns, times the root of a year's days. */
export function trackingError(days: readonly TrackedDay[]): number | null {
  const differences = dailyDifferences(days);
  if (differences.length < FEWEST_DIFFERENCES) return null;
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (differences.length - 1)) * Math.sqrt(TRADING_DAYS);
}

/** Return of the fund less that of its index, in percentage points, for each day but the first. */
export function dailyDifferences(days: readonly TrackedDay[]): number[] {
  return days.slice(1).map((day, at) => {
    const before = days[at] ?? day;
    return growth(before.fund, day.fund) - growth(before.index, day.index);
  });
}

export interface RebasedDay {
  readonly day: CalendarDay;
  readonly fund: number;
  readonly index: number;
}

/** Both from 100 on the first day. */
export function rebase(days: readonly TrackedDay[]): RebasedDay[] {
  const [first] = days;
  if (!first) return [];
  return days.map(({ day, fund, index }) => ({
    day,
    fund: (fund / first.fund) * 100,
    index: (index / first.index) * 100,
  }));
}

const forOneYear = (percent: number, years: number) => ((1 + percent / 100) ** (1 / years) - 1) * 100;
const growth = (from: number, to: number) => (to / from - 1) * 100;
const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));
