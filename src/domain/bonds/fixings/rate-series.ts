import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';

/** A reference rate as it was reported, oldest first, percent a year. Each holds until the next. */
export interface RateSeries {
  readonly days: readonly DayNumber[];
  readonly percents: readonly number[];
}

interface ReportedRate {
  readonly day: CalendarDay;
  readonly percent: number;
}

const converted = new WeakMap<readonly ReportedRate[], RateSeries>();

/** Many bonds follow one rate: its series is converted once. */
export function toRateSeries(rates: readonly ReportedRate[]): RateSeries {
  const known = converted.get(rates);
  if (known) return known;
  const series = {
    days: rates.map(({ day }) => toDayNumber(day)),
    percents: rates.map(({ percent }) => percent),
  };
  converted.set(rates, series);
  return series;
}

/** The position of the latest rate on or before a day; -1 where none had been reported. */
export function positionOn({ days }: RateSeries, day: DayNumber): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((days[half] ?? day) > day) high = half;
    else low = half + 1;
  }
  return low - 1;
}
