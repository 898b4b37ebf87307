import { type DayNumber, fromCivil, isMonthEnd, toCivil } from '../../calendar/day-number.ts';
import { daysOf360 } from '../day-count.ts';

/** How a spreadsheet's functions number the day counts: 30/360 US, actual, actual/360, actual/365, 30/360 European. */
export type Basis = 0 | 1 | 2 | 3 | 4;

const JANUARY = 0;
const FEBRUARY = 1;

/** Days from one day to another as the basis counts them. */
export function daysBetween(basis: Basis, from: DayNumber, to: DayNumber): number {
  if (basis === 0) return usDays(from, to);
  return basis === 4 ? daysOf360('30E/360', from, to) : to - from;
}

/** As the market's 30/360, but from the end of February a 31st stays one: spreadsheets look at the day before they move it. */
function usDays(from: DayNumber, to: DayNumber): number {
  const [first, last] = [toCivil(from), toCivil(to)];
  const startsInFebruary = first.month === FEBRUARY && isMonthEnd(from);
  const keeps31 = last.date === 31 && first.date < 30;
  return daysOf360('30/360', from, to) + (startsInFebruary && keeps31 ? 1 : 0);
}

/** Thirty days a month, with both ends moved to the thirtieth where they are the last of their month. */
export function daysOfWholeMonths(from: DayNumber, to: DayNumber): number {
  const [first, last] = [toCivil(from), toCivil(to)];
  const months = 12 * (last.year - first.year) + last.month - first.month;
  return 30 * months + thirtieth(to, last) - thirtieth(from, first);
}

function thirtieth(day: DayNumber, { month, date }: { month: number; date: number }): number {
  return date === 31 || (month === FEBRUARY && isMonthEnd(day)) ? 30 : date;
}

/** The days that a year has between two days. */
export function daysOfYear(basis: Basis, from: DayNumber, to: DayNumber): number {
  if (basis === 1) return averageYear(from, to);
  return basis === 3 ? 365 : 360;
}

/** YEARFRAC: the time between two days in years, in whichever order they come. */
export function yearFrac(start: DayNumber, end: DayNumber, basis: Basis): number {
  const [from, to] = start <= end ? [start, end] : [end, start];
  return daysBetween(basis, from, to) / daysOfYear(basis, from, to);
}

/** Up to a year: whether a leap day is in it. Beyond: the mean of all calendar years that are touched. */
function averageYear(from: DayNumber, to: DayNumber): number {
  const [first, last] = [toCivil(from), toCivil(to)];
  if (isWithinYear(first, last)) {
    if (first.year === last.year) return newYear(first.year + 1) - newYear(first.year);
    return hasLeapDay(first.year, from, to) || hasLeapDay(last.year, from, to) ? 366 : 365;
  }
  return (newYear(last.year + 1) - newYear(first.year)) / (last.year - first.year + 1);
}

type Civil = ReturnType<typeof toCivil>;

function isWithinYear(first: Civil, last: Civil): boolean {
  if (first.year === last.year) return true;
  if (first.year + 1 !== last.year) return false;
  return first.month > last.month || (first.month === last.month && first.date >= last.date);
}

function hasLeapDay(year: number, from: DayNumber, to: DayNumber): boolean {
  const march = fromCivil({ year, month: FEBRUARY + 1, date: 1 });
  const isLeap = toCivil(march - 1).date === 29;
  return isLeap && from <= march - 1 && to >= march - 1;
}

const newYear = (year: number): DayNumber => fromCivil({ year, month: JANUARY, date: 1 });
