import { type DayNumber, daysInMonth, fromCivil, isMonthEnd, toCivil } from '../calendar/day-number.ts';
import { type BusinessDays, toBusinessDay } from './business-days.ts';
import type { ReferencePeriod } from './day-count.ts';

export const COUPONS_PER_YEAR = [1, 2, 3, 4, 6, 12] as const;
export type CouponsPerYear = (typeof COUPONS_PER_YEAR)[number];

/** Where the odd period stands when the term is no whole number of periods. */
export type Stub = 'short-front' | 'long-front' | 'short-back' | 'long-back';

export interface ScheduleRule {
  readonly issuedOn: DayNumber;
  readonly maturesOn: DayNumber;
  readonly couponsPerYear: CouponsPerYear;
  readonly stub: Stub;
  /** A schedule that is anchored on the last day of a month pays on last days only. */
  readonly keepsMonthEnd: boolean;
}

/** Interest grows from `start` and is due at `end`. */
export interface CouponPeriod {
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly couponsPerYear: CouponsPerYear;
  /** What an odd period is measured by: a longer one around a short stub, or two under a long one. */
  readonly odd: readonly ReferencePeriod[] | null;
  /** Its ends were moved to business days, so that its days decide what it pays. */
  readonly isMoved: boolean;
  /** What a source says that it pays; its days are the source's too. */
  readonly announced?: { readonly rate: number | null; readonly amount: number | null };
}

export function findCouponsPerYear(count: number): CouponsPerYear | null {
  return COUPONS_PER_YEAR.find((known) => known === count) ?? null;
}

/** Every coupon period from issue to maturity, in order and without a gap. */
export function couponSchedule(rule: ScheduleRule): CouponPeriod[] {
  if (rule.maturesOn <= rule.issuedOn) return [];
  const isFront = rule.stub.endsWith('front');
  const grid = isFront ? gridBackwards(rule) : gridForwards(rule);
  const periods: CouponPeriod[] = [];
  for (let at = 1; at < grid.length; at++)
    periods.push(regular(grid[at - 1] ?? 0, grid[at] ?? 0, rule.couponsPerYear));
  const isWhole = grid[0] === rule.issuedOn && grid.at(-1) === rule.maturesOn;
  const odd = isFront ? periods[0] : periods.at(-1);
  if (!odd || isWhole) return periods;
  const neighbour = isFront ? periods[1] : periods.at(-2);
  const joins = rule.stub.startsWith('long') && neighbour !== undefined;
  const taken = joins ? [odd, neighbour] : [odd];
  const stub = toStub(taken, rule);
  return isFront ? [stub, ...periods.slice(taken.length)] : [...periods.slice(0, -taken.length), stub];
}

/** A perpetual schedule as far as it is requested: up to the first coupon day on or after `until`. */
export function scheduleUntil(
  rule: Omit<ScheduleRule, 'maturesOn' | 'stub'>,
  until: DayNumber,
): CouponPeriod[] {
  const requested = { ...rule, maturesOn: Math.max(until, rule.issuedOn + 1) };
  const maturesOn = gridForwards(requested).at(-1) ?? until;
  return couponSchedule({ ...rule, stub: 'short-back', maturesOn });
}

/** The same periods between business days: interest grows up to the day on which it is paid. */
export function moveSchedule(periods: readonly CouponPeriod[], days: BusinessDays): CouponPeriod[] {
  const issuedOn = periods[0]?.start;
  const move = (day: DayNumber) => (day === issuedOn ? day : toBusinessDay(day, days));
  return periods.map((period) => {
    const [start, end] = [move(period.start), move(period.end)];
    if (start >= end || (start === period.start && end === period.end)) return period;
    const odd =
      period.odd?.map((reference) => ({
        ...reference,
        start: reference.start === period.start ? start : reference.start,
        end: reference.end === period.end ? end : reference.end,
      })) ?? null;
    return { ...period, start, end, odd, isMoved: true };
  });
}

/** From maturity back to the issue or, where no period begins on it, to the first day before. */
function gridBackwards(rule: ScheduleRule): DayNumber[] {
  const days = [rule.maturesOn];
  const roll = createRoll(rule.maturesOn, rule);
  let day = rule.maturesOn;
  for (let count = 1; day > rule.issuedOn; count++) {
    day = roll(-count);
    days.push(day);
  }
  return days.reverse();
}

function gridForwards(rule: Omit<ScheduleRule, 'stub'>): DayNumber[] {
  const days = [rule.issuedOn];
  const roll = createRoll(rule.issuedOn, rule);
  let day = rule.issuedOn;
  for (let count = 1; day < rule.maturesOn; count++) {
    day = roll(count);
    days.push(day);
  }
  return days;
}

/** So many periods from the anchor, always from it: a step from a shortened February would lose the day of the month. */
function createRoll(
  anchor: DayNumber,
  { couponsPerYear, keepsMonthEnd }: Pick<ScheduleRule, 'couponsPerYear' | 'keepsMonthEnd'>,
): (periods: number) => DayNumber {
  const { year, month, date } = toCivil(anchor);
  const step = 12 / couponsPerYear;
  const targetDate = keepsMonthEnd && isMonthEnd(anchor) ? 31 : date;
  return (periods) => {
    const months = month + periods * step;
    const toYear = year + Math.floor(months / 12);
    const toMonth = months - 12 * Math.floor(months / 12);
    return fromCivil({
      year: toYear,
      month: toMonth,
      date: Math.min(targetDate, daysInMonth(toYear, toMonth)),
    });
  };
}

const regular = (start: DayNumber, end: DayNumber, couponsPerYear: CouponsPerYear): CouponPeriod => ({
  start,
  end,
  couponsPerYear,
  odd: null,
  isMoved: false,
});

function toStub(
  taken: readonly CouponPeriod[],
  { issuedOn, maturesOn, couponsPerYear }: ScheduleRule,
): CouponPeriod {
  const odd = taken.toSorted((a, b) => a.start - b.start);
  const start = Math.max(issuedOn, odd[0]?.start ?? issuedOn);
  const end = Math.min(maturesOn, odd.at(-1)?.end ?? maturesOn);
  return { start, end, couponsPerYear, odd, isMoved: false };
}
