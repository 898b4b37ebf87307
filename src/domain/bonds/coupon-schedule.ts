import { type DayNumber, daysInMonth, fromCivil, isMonthEnd, toCivil } from '../calendar/day-number.ts';
import { type BusinessDays, type ClosedDays, toBusinessDay } from './business-days.ts';
import { type DayCount, hasEqualCoupons, type ReferencePeriod } from './day-count.ts';

/** The frequencies of a choice; periods of other lengths are stated in months or days. */
export const COUPONS_PER_YEAR = [1, 2, 3, 4, 6, 12] as const;
/** How often a yield compounds. Not whole where a period is a number of days: 365/182. */
export type CouponsPerYear = number;

/** The length of a coupon period where it is no whole part of a year, or is counted in days. */
export type CouponInterval = { readonly months: number } | { readonly days: number };

/** Where the odd period stands when the term is no whole number of periods. */
export type Stub = 'short-front' | 'long-front' | 'short-back' | 'long-back';

export interface ScheduleRule {
  readonly issuedOn: DayNumber;
  readonly maturesOn: DayNumber;
  readonly couponsPerYear: CouponsPerYear;
  /** In place of the months that the frequency comes to. */
  readonly every?: CouponInterval;
  readonly stub: Stub;
  /** A schedule that is anchored on the last day of a month pays on last days only. */
  readonly keepsMonthEnd: boolean;
  /** The ends of the first period and of the last regular one, where they are stated: what lies beyond them is odd. */
  readonly firstCouponOn?: DayNumber;
  readonly lastRegularOn?: DayNumber;
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
  /** Which days are no business days, where its day count asks. */
  readonly closed?: ClosedDays;
  /** What a source says that it pays; its days are the source's too. */
  readonly announced?: { readonly rate: number | null; readonly amount: number | null };
}

export function findCouponsPerYear(count: number): CouponsPerYear | null {
  return COUPONS_PER_YEAR.find((known) => known === count) ?? null;
}

/** How often a year a period of such a length comes, by the year of the day count. */
export function perYearOf(every: CouponInterval, dayCount: DayCount): CouponsPerYear {
  if ('months' in every) return 12 / every.months;
  if (dayCount === 'ACT/360') return 360 / every.days;
  return hasEqualCoupons(dayCount) ? Math.max(1, Math.round(365 / every.days)) : 365 / every.days;
}

/** Every coupon period from issue to maturity, in order and without a gap. */
export function couponSchedule(rule: ScheduleRule): CouponPeriod[] {
  if (rule.maturesOn <= rule.issuedOn) return [];
  if (rule.firstCouponOn !== undefined || rule.lastRegularOn !== undefined) return scheduleBetween(rule);
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

/**
 * Regular periods between the stated days, and one odd period at each end. A stated day that is within a few days of a regular
 * one means that one: sources give the day of payment.
 */
function scheduleBetween(rule: ScheduleRule): CouponPeriod[] {
  const { issuedOn, maturesOn, couponsPerYear } = rule;
  const inside = (day: DayNumber | undefined) => day !== undefined && day > issuedOn && day < maturesOn;
  const last = inside(rule.lastRegularOn) ? (rule.lastRegularOn ?? maturesOn) : maturesOn;
  const back = gridBackwards({ ...rule, maturesOn: last });
  const joins = rule.stub === 'long-front' && back[0] !== issuedOn && back.length > 2;
  const usual = back[joins ? 2 : 1] ?? last;
  const first = inside(rule.firstCouponOn) ? snap(rule.firstCouponOn ?? usual, back.slice(1)) : usual;
  if (first >= last)
    return [oddPeriod(issuedOn, first, rule), oddPeriod(first, maturesOn, rule)].filter(isSome);
  const isOnGrid = back.includes(first);
  const grid = isOnGrid
    ? back.filter((day) => day >= first)
    : gridForwards({ ...rule, issuedOn: first, maturesOn: last });
  const periods: CouponPeriod[] = [];
  for (let at = 1; at < grid.length; at++)
    periods.push(regular(grid[at - 1] ?? 0, grid[at] ?? 0, couponsPerYear));
  const end = periods.at(-1);
  const cut =
    end && end.end > last ? [...periods.slice(0, -1), oddPeriod(end.start, last, rule, 'forward')] : periods;
  return [oddPeriod(issuedOn, first, rule), ...cut, oddPeriod(last, maturesOn, rule, 'forward')].filter(
    isSome,
  );
}

const isSome = ({ start, end }: CouponPeriod) => start < end;
const NEAR_DAYS = 7;

const snap = (day: DayNumber, grid: readonly DayNumber[]): DayNumber =>
  grid.find((regularDay) => Math.abs(regularDay - day) <= NEAR_DAYS) ?? day;

/** Measured by regular periods back from its end or, where it follows the regular ones, forward from its start. */
function oddPeriod(
  start: DayNumber,
  end: DayNumber,
  rule: ScheduleRule,
  way: 'back' | 'forward' = 'back',
): CouponPeriod {
  const { couponsPerYear } = rule;
  const stub = { ...rule, issuedOn: start, maturesOn: end };
  const grid = start >= end ? [] : way === 'back' ? gridBackwards(stub) : gridForwards(stub);
  const isWhole = grid.length === 2 && grid[0] === start && grid[1] === end;
  if (isWhole || grid.length < 2) return regular(start, end, couponsPerYear);
  const odd = grid.slice(1).map((to, at) => regular(grid[at] ?? start, to, couponsPerYear));
  return { start, end, couponsPerYear, odd, isMoved: false };
}

/** A perpetual schedule as far as it is requested: up to the first coupon day on or after `until`. */
export function scheduleUntil(
  { firstCouponOn, ...rule }: Omit<ScheduleRule, 'maturesOn' | 'stub' | 'lastRegularOn'>,
  until: DayNumber,
): CouponPeriod[] {
  const first = firstCouponOn !== undefined && firstCouponOn > rule.issuedOn ? firstCouponOn : rule.issuedOn;
  const regularFrom = { ...rule, issuedOn: first };
  const maturesOn = gridForwards({ ...regularFrom, maturesOn: Math.max(until, first + 1) }).at(-1) ?? until;
  const periods = couponSchedule({ ...regularFrom, stub: 'short-back', maturesOn });
  if (first === rule.issuedOn) return periods;
  return [oddPeriod(rule.issuedOn, first, { ...rule, stub: 'short-front', maturesOn }), ...periods];
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
  { couponsPerYear, keepsMonthEnd, every }: Pick<ScheduleRule, 'couponsPerYear' | 'keepsMonthEnd' | 'every'>,
): (periods: number) => DayNumber {
  if (every && 'days' in every) return (periods) => anchor + periods * every.days;
  const { year, month, date } = toCivil(anchor);
  const step = every ? every.months : 12 / couponsPerYear;
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
