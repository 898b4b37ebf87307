import { type DayNumber, fromCivil, toCivil, toDayNumber } from '../../calendar/day-number.ts';

/** A day of every year; months are written 1 to 12, weekdays 0 (Sunday) to 6. */
export type HolidayRule = YearSpan &
  (
    | { readonly on: readonly [month: number, date: number]; readonly moves?: Substitution }
    /** The first, second … (or with -1 the last) such weekday of a month. */
    | { readonly nth: readonly [month: number, weekday: number, count: number] }
    /** Days from Easter Sunday, Western or Orthodox. */
    | { readonly easter: number; readonly isOrthodox?: true }
  );

interface YearSpan {
  readonly from?: number;
  readonly until?: number;
}

/** Where a holiday on a weekend goes: a Sunday to Monday, either to the next weekday that is free, or a Saturday to Friday too. */
export type Substitution = 'sunday-to-monday' | 'next-free' | 'nearest';

export interface CalendarRules {
  readonly weekend?: readonly number[];
  readonly rules: readonly HolidayRule[];
  /** Days that no rule gives: moving feasts, single days. */
  readonly also?: readonly string[];
  /** Days of the rules on which everything was open all the same. */
  readonly except?: readonly string[];
}

export const [FIRST_YEAR, LAST_YEAR] = [1970, 2120];

/** In order. */
export function listHolidays({ rules, also = [], except = [] }: CalendarRules): readonly DayNumber[] {
  const open = new Set(except.map(toDayNumber));
  const days = new Set(also.map(toDayNumber));
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
    for (const rule of rules) {
      if (year < (rule.from ?? FIRST_YEAR) || year > (rule.until ?? LAST_YEAR)) continue;
      days.add(dayIn(year, rule, days));
    }
  return [...days].filter((day) => !open.has(day)).sort((one, other) => one - other);
}

function dayIn(year: number, rule: HolidayRule, taken: ReadonlySet<DayNumber>): DayNumber {
  if ('easter' in rule) return (rule.isOrthodox ? orthodoxEaster(year) : easter(year)) + rule.easter;
  if ('nth' in rule) return nthWeekday(year, ...rule.nth);
  const [month, date] = rule.on;
  return substitute(fromCivil({ year, month: month - 1, date }), rule.moves, taken);
}

function substitute(
  day: DayNumber,
  moves: Substitution | undefined,
  taken: ReadonlySet<DayNumber>,
): DayNumber {
  const weekday = weekdayOf(day);
  if (!moves || (weekday !== 0 && weekday !== 6)) return day;
  if (moves === 'sunday-to-monday') return weekday === 0 ? day + 1 : day;
  if (moves === 'nearest') return weekday === 0 ? day + 1 : day - 1;
  let free = weekday === 0 ? day + 1 : day + 2;
  while (taken.has(free)) free++;
  return free;
}

const weekdayOf = (day: DayNumber) => (((day + 4) % 7) + 7) % 7;

function nthWeekday(year: number, month: number, weekday: number, count: number): DayNumber {
  if (count < 0) {
    const last = fromCivil({ year, month, date: 1 }) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = fromCivil({ year, month: month - 1, date: 1 });
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1);
}

/** The anonymous Gregorian computus (Nature, 1876). */
function easter(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * rest) / 451);
  const at = moon + rest - 7 * shift + 114;
  return fromCivil({ year, month: Math.floor(at / 31) - 1, date: (at % 31) + 1 });
}

/** Meeus's Julian computus, thirteen days later in the Gregorian calendar from 1900 to 2099. */
function orthodoxEaster(year: number): DayNumber {
  const moon = (19 * (year % 19) + 15) % 30;
  const rest = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const at = moon + rest + 114;
  const julian = fromCivil({ year, month: Math.floor(at / 31) - 1, date: (at % 31) + 1 });
  return julian + (toCivil(julian).year < 2100 ? 13 : 14);
}
