import { addMonths, type DayNumber, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';

export interface Quarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  readonly start: DayNumber;
  /** Its last day. */
  readonly end: DayNumber;
}

const QUARTERS = [1, 2, 3, 4] as const;
const MONTHS_EACH = 3;
const YEARS_OF_BOOKS = 6;

/** Whole quarters up to the last day, from the start of a year: flows are reported from there. */
export function quartersUpTo(lastDay: DayNumber): Quarter[] {
  const lastYear = Number(toCalendarDay(lastDay).slice(0, 4));
  const years = Array.from({ length: YEARS_OF_BOOKS + 1 }, (_, index) => lastYear - YEARS_OF_BOOKS + index);
  return years
    .flatMap((year) => QUARTERS.map((quarter) => quarterOf(year, quarter)))
    .filter(({ end }) => end <= lastDay);
}

function quarterOf(year: number, quarter: Quarter['quarter']): Quarter {
  const start = addMonths(toDayNumber(`${year}-01-01`), (quarter - 1) * MONTHS_EACH);
  return { year, quarter, start, end: addMonths(start, MONTHS_EACH) - 1 };
}
