import type { CalendarDay } from '../calendar/calendar-day.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import type { BondTerms, Coupon } from './bond-terms.ts';
import { findCouponsPerYear } from './coupon-schedule.ts';
import { findDayCount } from './day-count.ts';
import type { BondEnd } from './valuation/flows-to-come.ts';

/** A bond as the store holds it: null is unknown unless it says otherwise. */
export interface StoredBond {
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
  readonly redemptions: readonly { readonly day: CalendarDay; readonly share: number }[];
  /** When holder or issuer may end it, in order; the price in percent of the principal then outstanding. */
  readonly options: readonly StoredOption[];
}

export const BOND_SECTORS = ['government', 'municipal', 'bank', 'corporate'] as const;
export type BondSector = (typeof BOND_SECTORS)[number];

export interface StoredOption {
  readonly kind: 'put' | 'call';
  readonly day: CalendarDay;
  readonly price: number;
}

/**
 * What it promises, or null where its terms are unknown or not supported: no maturity, no day count, a strange frequency.
 *
 * The store does not tell odd periods and ends of months apart. As spreadsheets do, periods are counted back from
 * maturity, and a bond that ends with a month pays at the ends of months.
 */
export function toBondTerms(stored: StoredBond): BondTerms | null {
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
  };
}

/** The ends that holder or issuer may bring about. */
export function toBondOptions({
  options,
}: Pick<StoredBond, 'options'>): Exclude<BondEnd, { kind: 'maturity' }>[] {
  return options.map(({ kind, day, price }) => ({ kind, day: toDayNumber(day), percent: price }));
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
  if (couponType === null || stored.couponsPerYear === null || stored.dayCount === null) return null;
  const couponsPerYear = findCouponsPerYear(stored.couponsPerYear);
  const dayCount = findDayCount(stored.dayCount);
  if (couponsPerYear === null || dayCount === null) return null;
  const paid = { couponsPerYear, dayCount, stub: 'short-front', keepsMonthEnd: true } as const;
  if (couponType === 'floating') return { kind: 'floating', margin: couponRate ?? 0, baseRate, ...paid };
  if (couponRate === null) return null;
  if (couponType === 'fixed') return { kind: 'fixed', rate: couponRate, ...paid };
  const { indexRatio: ratio, indexRatioOn } = stored;
  if (ratio === null || indexRatioOn === null) return null;
  return { kind: 'indexed', rate: couponRate, ratio, ratioOn: toDayNumber(indexRatioOn), ...paid };
}
