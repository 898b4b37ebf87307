import type { CalendarDay } from '../calendar/calendar-day.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import type { AnnouncedCoupon, BondTerms, Coupon } from './bond-terms.ts';
import { type CouponsPerYear, couponSchedule, findCouponsPerYear } from './coupon-schedule.ts';
import { findDayCount } from './day-count.ts';
import { type StoredFixing, toFixingTerms } from './fixings/stored-fixing.ts';
import { type StoredCoupon, withTermsOfCoupons } from './terms-of-coupons.ts';
import type { BondEnd } from './valuation/flows-to-come.ts';

/** A bond as the store holds it: null is unknown unless it says otherwise. */
export interface StoredBond extends StoredFixing {
  readonly faceValue: number | null;
  readonly couponType: 'fixed' | 'floating' | 'zero' | 'indexed' | null;
  readonly couponRate: number | null;
  /** Of a floater the rate below its margin, of an indexed bond the growth of prices that its face value follows. */
  readonly baseRate: string | null;
  readonly couponsPerYear: number | null;
  readonly dayCount: string | null;
  readonly issuedOn: CalendarDay | null;
  /** Null for a perpetual bond, too. */
  readonly maturesOn: CalendarDay | null;
  readonly isPerpetual: boolean;
  readonly defaultedOn: CalendarDay | null;
  readonly sector: BondSector;
  /** Of an indexed bond: the face value stood at so many times itself on that day. */
  readonly indexRatio: number | null;
  readonly indexRatioOn: CalendarDay | null;
  /** Of the first coupon, where its period is not a regular one. */
  readonly firstCouponOn: CalendarDay | null;
  /** As a source gives them one by one, in order; none where they follow from the terms. */
  readonly coupons: readonly StoredCoupon[];
  readonly redemptions: readonly { readonly day: CalendarDay; readonly share: number }[];
  /** When holder or issuer may end it, in order; the price in percent of the principal then outstanding. */
  readonly options: readonly StoredOption[];
}

export const BOND_SECTORS = ['government', 'municipal', 'bank', 'corporate'] as const;
export type BondSector = (typeof BOND_SECTORS)[number];

export interface StoredOption {
  /** make_whole: from the day on the issuer may redeem at what the rest is worth over a government bond, at least at the price. */
  readonly kind: 'put' | 'call' | 'make_whole';
  readonly day: CalendarDay;
  readonly price: number;
}

/**
 * What it promises, or null where its terms are unknown or not supported: no maturity, no day count, a strange frequency.
 *
 * The store does not tell odd periods and ends of months apart. As spreadsheets do, periods are counted back from
 * maturity, and a bond that ends with a month pays at the ends of months.
 */
export function toBondTerms(known: StoredBond): BondTerms | null {
  const stored = withTermsOfCoupons(known);
  const { faceValue, issuedOn, maturesOn, isPerpetual } = stored;
  const coupon = toCoupon(stored);
  if (!coupon || faceValue === null || issuedOn === null || (maturesOn === null && !isPerpetual)) return null;
  return {
    faceValue,
    issuedOn: toDayNumber(issuedOn),
    maturesOn: maturesOn === null ? null : toDayNumber(maturesOn),
    coupon,
    redemptions: stored.redemptions.map(({ day, share }) => ({ day: toDayNumber(day), share })),
    defaultedOn: stored.defaultedOn === null ? null : toDayNumber(stored.defaultedOn),
    ...(stored.coupons.length > 0 && { announced: stored.coupons.map(toAnnounced) }),
  };
}

const toAnnounced = ({ startsOn, day, rate, amount }: StoredCoupon): AnnouncedCoupon => ({
  startsOn: startsOn === null ? null : toDayNumber(startsOn),
  day: toDayNumber(day),
  rate,
  amount,
});

/** The ends that holder or issuer may bring about at a price that is known; at a make-whole price nobody loses. */
export function toBondOptions({
  options,
}: Pick<StoredBond, 'options'>): Exclude<BondEnd, { kind: 'maturity' }>[] {
  return options.flatMap(({ kind, day, price }) =>
    kind === 'make_whole' ? [] : [{ kind, day: toDayNumber(day), percent: price }],
  );
}

/** The code of the rate that its payments hang on; null where they hang on none. */
export function referenceCodeOf({
  couponType,
  baseRate,
}: Pick<StoredBond, 'couponType' | 'baseRate'>): string | null {
  return couponType === 'floating' || couponType === 'indexed' ? baseRate : null;
}

/** A first coupon that is due later than a short first period would end has a long one. */
function stubOf(
  { issuedOn, maturesOn, firstCouponOn }: Pick<StoredBond, 'issuedOn' | 'maturesOn' | 'firstCouponOn'>,
  couponsPerYear: CouponsPerYear,
): 'short-front' | 'long-front' {
  if (issuedOn === null || maturesOn === null || firstCouponOn === null) return 'short-front';
  const days = { issuedOn: toDayNumber(issuedOn), maturesOn: toDayNumber(maturesOn) };
  const [first] = couponSchedule({ ...days, couponsPerYear, stub: 'short-front', keepsMonthEnd: true });
  return first?.odd && toDayNumber(firstCouponOn) > first.end ? 'long-front' : 'short-front';
}

function toCoupon({ couponType, couponRate, baseRate, ...stored }: StoredBond): Coupon | null {
  if (couponType === 'zero') return { kind: 'zero' };
  if (couponType === null || stored.couponsPerYear === null || stored.dayCount === null) return null;
  const couponsPerYear = findCouponsPerYear(stored.couponsPerYear);
  const dayCount = findDayCount(stored.dayCount);
  if (couponsPerYear === null || dayCount === null) return null;
  const paid = { couponsPerYear, dayCount, stub: stubOf(stored, couponsPerYear), keepsMonthEnd: true };
  if (couponType === 'floating') {
    const fixing = toFixingTerms(stored);
    return { kind: 'floating', margin: couponRate ?? 0, baseRate, ...paid, ...(fixing && { fixing }) };
  }
  if (couponRate === null) return null;
  if (couponType === 'fixed') return { kind: 'fixed', rate: couponRate, ...paid };
  const { indexRatio: ratio, indexRatioOn } = stored;
  if (ratio === null || indexRatioOn === null) return null;
  return { kind: 'indexed', rate: couponRate, ratio, ratioOn: toDayNumber(indexRatioOn), ...paid };
}
