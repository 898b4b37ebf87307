import type { CalendarDay } from '../calendar/calendar-day.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import type { AnnouncedCoupon, BondTerms, Coupon } from './bond-terms.ts';
import { withConvention } from './conventions/with-convention.ts';
import { findDayCount } from './day-count-names.ts';
import { type StoredFixing, toFixingTerms } from './fixings/stored-fixing.ts';
import type { ScheduleTerms } from './schedule-terms.ts';
import { frequencyOf, paymentTermsOf } from './stored-schedule.ts';
import { type StoredCoupon, withTermsOfCoupons } from './terms-of-coupons.ts';
import type { BondEnd } from './valuation/flows-to-come.ts';

/** A bond as the store holds it: null is unknown unless it says otherwise. */
export interface StoredBond extends StoredFixing, Partial<ScheduleTerms> {
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
  /** The end of the first period, where it is stated. */
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
 * What it promises, or null where its terms are unknown: `findTermsFault` says which.
 *
 * Where the store states no first or last day, periods are counted back from maturity as spreadsheets do; a bond that ends with a
 * month pays at the ends of months unless it says otherwise.
 */
export function toBondTerms(known: StoredBond): BondTerms | null {
  const stored = withTermsOfCoupons(withConvention(known));
  const { faceValue, issuedOn, maturesOn, isPerpetual } = stored;
  const coupon = toCoupon(stored);
  if (!coupon || issuedOn === null || (maturesOn === null && !isPerpetual)) return null;
  if (faceValue === null || !(faceValue > 0)) return null;
  return {
    faceValue,
    issuedOn: toDayNumber(issuedOn),
    maturesOn: maturesOn === null ? null : toDayNumber(maturesOn),
    coupon,
    redemptions: stored.redemptions.map(({ day, share }) => ({ day: toDayNumber(day), share })),
    defaultedOn: stored.defaultedOn === null ? null : toDayNumber(stored.defaultedOn),
    ...(stored.coupons.length > 0 && { announced: stored.coupons.map(toAnnounced) }),
    ...paymentTermsOf(stored),
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

function toCoupon({ couponType, couponRate, baseRate, ...stored }: StoredBond): Coupon | null {
  if (couponType === 'zero') return { kind: 'zero' };
  if (couponType === null || stored.dayCount === null) return null;
  const dayCount = findDayCount(stored.dayCount);
  if (dayCount === null) return null;
  const frequency = frequencyOf(stored, dayCount);
  if (frequency === null) return null;
  const { firstCouponOn, lastRegularCouponOn } = stored;
  const paid = {
    ...frequency,
    dayCount,
    stub: 'short-front' as const,
    keepsMonthEnd: stored.keepsMonthEnd ?? true,
    ...(firstCouponOn && { firstCouponOn: toDayNumber(firstCouponOn) }),
    ...(lastRegularCouponOn && { lastRegularOn: toDayNumber(lastRegularCouponOn) }),
  };
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
