import {
  addMonths,
  type Civil,
  type DayNumber,
  fromCivil,
  isMonthEnd,
  toCivil,
} from '../calendar/day-number.ts';

/** How interest between two days is measured in years. */
export const DAY_COUNTS = [
  '30/360',
  '30E/360',
  '30E/360 ISDA',
  'ACT/ACT ICMA',
  'ACT/ACT ISDA',
  'ACT/360',
  'ACT/365',
] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** A regular coupon period, by which ICMA's actual/actual measures. */
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
}

/** The measure that a source names; null where the name is unknown. Plain ACT/ACT is ICMA's, as bonds mean it. */
export function findDayCount(name: string): DayCount | null {
  const plain = name.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  return KNOWN_NAMES.get(plain) ?? DAY_COUNTS.find((known) => known.toUpperCase() === plain) ?? null;
}

const KNOWN_NAMES = new Map<string, DayCount>([
  ['ACT/ACT', 'ACT/ACT ICMA'],
  ['ACT/ACT ISMA', 'ACT/ACT ICMA'],
  ['30/360 US', '30/360'],
  ['ACT/365F', 'ACT/365'],
  ['ACT/365 FIXED', 'ACT/365'],
]);

/** A full coupon period is a whole part of the year by these, however many days it has. */
export const hasEqualCoupons = (dayCount: DayCount): boolean =>
  dayCount.startsWith('30') || dayCount === 'ACT/ACT ICMA';

/** From the first day to the second, in years; never negative for days in their order. */
export function yearFraction(
  dayCount: DayCount,
  from: DayNumber,
  to: DayNumber,
  { reference, maturesOn }: Measure = {},
): number {
  switch (dayCount) {
    case '30/360':
    case '30E/360':
    case '30E/360 ISDA':
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
    case 'ACT/360':
      return (to - from) / 360;
    case 'ACT/365':
      return (to - from) / 365;
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
    case '30E/360':
      return [Math.min(first.date, 30), Math.min(last.date, 30)];
    case '30E/360 ISDA': {
      const staysFebruary = to === maturesOn && last.month === FEBRUARY;
      return [isMonthEnd(from) ? 30 : first.date, isMonthEnd(to) && !staysFebruary ? 30 : last.date];
    }
  }
}

const FEBRUARY = 1;
const isFebruaryEnd = (day: DayNumber, { month }: Civil) => month === FEBRUARY && isMonthEnd(day);

/** The year with the part of it that has passed, so that a difference counts each year's days by its own length. */
function yearPosition(day: DayNumber): number {
  const { year } = toCivil(day);
  const start = fromCivil({ year, month: 0, date: 1 });
  return year + (day - start) / (fromCivil({ year: year + 1, month: 0, date: 1 }) - start);
}
