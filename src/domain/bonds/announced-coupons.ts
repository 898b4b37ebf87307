import { addMonths, type DayNumber } from '../calendar/day-number.ts';
import { wholeAccrual } from './accrual.ts';
import type { AnnouncedCoupon, BondTerms, Coupon } from './bond-terms.ts';
import { type CouponPeriod, couponSchedule } from './coupon-schedule.ts';
import { outstandingUpTo, type Redemption } from './outstanding.ts';

type PaidCoupon = Exclude<Coupon, { kind: 'zero' }>;

/** Announced coupons in place of the computed ones; before the first and after the last the computed ones stay. */
export function withAnnounced(
  terms: Pick<BondTerms, 'issuedOn' | 'announced'>,
  coupon: PaidCoupon,
  computed: readonly CouponPeriod[],
): CouponPeriod[] {
  const announced = toPeriods(terms.announced ?? [], terms.issuedOn, coupon);
  const [first, last] = [announced[0], announced.at(-1)];
  if (!first || !last) return [...computed];
  const near = 365 / coupon.couponsPerYear / 4;
  const before = computed.filter(({ end }) => end <= first.start + near);
  const after = computed.filter(({ start }) => start >= last.end - near);
  return [
    ...before.map((period, at) => (at === before.length - 1 ? { ...period, end: first.start } : period)),
    ...announced,
    ...after.map((period, at) => (at === 0 ? { ...period, start: last.end } : period)),
  ].filter(({ start, end }) => start < end);
}

/** Percent a year that a period pays, where it was announced: of an amount the rate that makes it. */
export function announcedRate(
  { faceValue, maturesOn }: BondTerms,
  redemptions: readonly Redemption[],
  period: CouponPeriod,
  coupon: PaidCoupon,
): number | null {
  const { announced } = period;
  if (!announced || announced.amount === null) return announced?.rate ?? null;
  const principal = outstandingUpTo(faceValue, redemptions, period.end);
  const years = wholeAccrual(period, coupon.dayCount, maturesOn);
  return principal * years > 0 ? (100 * announced.amount) / (principal * years) : null;
}

function toPeriods(
  coupons: readonly AnnouncedCoupon[],
  issuedOn: DayNumber,
  coupon: PaidCoupon,
): CouponPeriod[] {
  const periods: CouponPeriod[] = [];
  for (const { startsOn, day, rate, amount } of coupons) {
    const start = startsOn ?? periods.at(-1)?.end ?? firstStart(day, issuedOn, coupon);
    if (start >= day) continue;
    periods.push({ ...measured(start, day, coupon), announced: { rate, amount } });
  }
  return periods;
}

function firstStart(day: DayNumber, issuedOn: DayNumber, { couponsPerYear, every }: PaidCoupon): DayNumber {
  const regular =
    every && 'days' in every ? day - every.days : addMonths(day, -(every?.months ?? 12 / couponsPerYear));
  return issuedOn > regular || regular - issuedOn < (day - regular) / 2 ? issuedOn : regular;
}

/** Where it is longer or shorter than the others, ICMA's rule measures it by regular ones. */
function measured(start: DayNumber, end: DayNumber, coupon: PaidCoupon): CouponPeriod {
  const { couponsPerYear, keepsMonthEnd, every } = coupon;
  const rule = {
    issuedOn: start,
    maturesOn: end,
    couponsPerYear,
    keepsMonthEnd,
    stub: 'long-front' as const,
    ...(every && { every }),
  };
  const [only, ...more] = couponSchedule(rule);
  return only && more.length === 0 ? only : { start, end, couponsPerYear, odd: null, isMoved: false };
}
