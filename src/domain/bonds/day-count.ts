import {
  addMonths,
  type Civil,
  type DayNumber,
  daysInMonth,
  fromCivil,
  isMonthEnd,
  toCivil,
} from '../calendar/day-number.ts';
import { businessDaysBetween, type ClosedDays, WEEKENDS } from './business-days.ts';

/**
 * How interest between two days is measured in years. 30/360 is the American rule, by which ends of February are ends of months;
 * 30/360 ISDA the bond basis, which does not know February; 30E/360 ISDA the German rule.
 */
export const DAY_COUNTS = [
  '30/360',
  '30/360 ISDA',
  '30E/360',
  '30E/360 ISDA',
  '30E+/360',
  'ACT/ACT ICMA',
  'ACT/ACT ISDA',
  'ACT/ACT AFB',
  'ACT/360',
  'ACT/365',
  'ACT/365 CANADIAN',
  'ACT/365L',
  'NL/365',
  'BUS/252',
] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** A coupon period, by which ICMA's actual/actual and ACT/365L measure. */
export interface ReferencePeriod {
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly couponsPerYear: number;
}

interface Measure {
  /** Without one, a year from the first day: what ICMA's rule comes to for an annual coupon. */
  readonly reference?: ReferencePeriod | undefined;
  /** ISDA's 30E/360 counts the last day of February as 30 unless the bond ends on it. */
  readonly maturesOn?: DayNumber | null | undefined;
  /** Which days BUS/252 does not count; without it Saturdays and Sundays. */
  readonly closed?: ClosedDays | undefined;
}

/** A full coupon period is a whole part of the year by these, however many days it has. */
export const hasEqualCoupons = (dayCount: DayCount): boolean =>
  dayCount.startsWith('30') || EQUAL.includes(dayCount);

const EQUAL: readonly DayCount[] = ['ACT/ACT ICMA', 'BUS/252', 'ACT/365 CANADIAN'];

/** From the first day to the second, in years; never negative for days in their order. */
export function yearFraction(
  dayCount: DayCount,
  from: DayNumber,
  to: DayNumber,
  { reference, maturesOn, closed = WEEKENDS }: Measure = {},
): number {
  switch (dayCount) {
    case '30/360':
    case '30/360 ISDA':
    case '30E/360':
    case '30E/360 ISDA':
    case '30E+/360':
      return daysOf360(dayCount, from, to, maturesOn) / 360;
    case 'ACT/ACT ICMA': {
      const { start, end, couponsPerYear } = reference ?? {
        start: from,
        end: addMonths(from, 12),
        couponsPerYear: 1,
      };
      return (to - from) / ((end - start) * couponsPerYear);
    }
    case 'ACT/ACT ISDA':
      return yearPosition(to) - yearPosition(from);
    case 'ACT/ACT AFB':
      return yearsByAfb(from, to);
    case 'ACT/360':
      return (to - from) / 360;
    case 'ACT/365':
    case 'ACT/365 CANADIAN':
      return (to - from) / 365;
    case 'ACT/365L':
      return (to - from) / daysOfLeapRule(reference ?? { start: from, end: to, couponsPerYear: 1 });
    case 'NL/365':
      return (to - from - leapDays(from, to)) / 365;
    case 'BUS/252':
      return businessDaysBetween(from, to, closed) / 252;
  }
}

type Of360 = Extract<DayCount, `30${string}`>;

/** Days between two days where every month has thirty. */
export function daysOf360(
  dayCount: Of360,
  from: DayNumber,
  to: DayNumber,
  maturesOn?: DayNumber | null,
): number {
  const [first, last] = [toCivil(from), toCivil(to)];
  const [d1, d2] = datesOf360(dayCount, from, to, first, last, maturesOn);
  return 360 * (last.year - first.year) + 30 * (last.month - first.month) + d2 - d1;
}

function datesOf360(
  dayCount: Of360,
  from: DayNumber,
  to: DayNumber,
  first: Civil,
  last: Civil,
  maturesOn: DayNumber | null | undefined,
): [d1: number, d2: number] {
  switch (dayCount) {
    case '30/360': {
      const startsAtFebruaryEnd = isFebruaryEnd(from, first);
      const d1 = startsAtFebruaryEnd ? 30 : Math.min(first.date, 30);
      if (startsAtFebruaryEnd && isFebruaryEnd(to, last)) return [d1, 30];
      return [d1, d1 === 30 ? Math.min(last.date, 30) : last.date];
    }
    case '30/360 ISDA': {
      const d1 = Math.min(first.date, 30);
      return [d1, d1 === 30 ? Math.min(last.date, 30) : last.date];
    }
    case '30E/360':
      return [Math.min(first.date, 30), Math.min(last.date, 30)];
    // A period that ends on a 31st ends on the first of the next month: as many days.
    case '30E+/360':
      return [Math.min(first.date, 30), last.date];
    case '30E/360 ISDA': {
      const staysFebruary = to === maturesOn && last.month === FEBRUARY;
      return [isMonthEnd(from) ? 30 : first.date, isMonthEnd(to) && !staysFebruary ? 30 : last.date];
    }
  }
}

/** France: whole years back from the end, and what is left by 366 days where a 29 February is in it. */
function yearsByAfb(from: DayNumber, to: DayNumber): number {
  let [years, end] = [0, to];
  for (let back = yearBefore(end); back >= from && back < end; back = yearBefore(end)) {
    end = back;
    years++;
  }
  return years + (end - from) / (leapDays(from - 1, end - 1) > 0 ? 366 : 365);
}

function yearBefore(day: DayNumber): DayNumber {
  const back = addMonths(day, -12);
  const { month, date } = toCivil(day);
  return month === FEBRUARY && date === 28 && isMonthEnd(back + 1) ? back + 1 : back;
}

/** ICMA's rule 251: by the leap day within an annual period, otherwise by the year in which the period ends. */
function daysOfLeapRule({ start, end, couponsPerYear }: ReferencePeriod): number {
  const hasLeapDay =
    couponsPerYear === 1 ? leapDays(start, end) > 0 : daysInMonth(toCivil(end).year, FEBRUARY) === 29;
  return hasLeapDay ? 366 : 365;
}

/** After the first day, up to and with the second. */
const leapDays = (from: DayNumber, to: DayNumber) => leapDaysUpTo(to) - leapDaysUpTo(from);

function leapDaysUpTo(day: DayNumber): number {
  const { year, month, date } = toCivil(day);
  const last = month > FEBRUARY || (month === FEBRUARY && date === 29) ? year : year - 1;
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
}

const FEBRUARY = 1;
const isFebruaryEnd = (day: DayNumber, { month }: Civil) => month === FEBRUARY && isMonthEnd(day);

/** The year with the part of it that has passed, so that a difference counts each year's days by its own length. */
function yearPosition(day: DayNumber): number {
  const { year } = toCivil(day);
  const start = fromCivil({ year, month: 0, date: 1 });
  return year + (day - start) / (fromCivil({ year: year + 1, month: 0, date: 1 }) - start);
}
