import type { DayNumber } from '../calendar/day-number.ts';
import type { BusinessDays } from './business-days.ts';
import type { CouponInterval, CouponsPerYear, Stub } from './coupon-schedule.ts';
import type { DayCount } from './day-count.ts';
import type { ExCoupon } from './ex-coupon.ts';
import type { FixingTerms } from './fixings/fixing-terms.ts';
import type { ForwardRate, KnownFixings } from './fixings/known-fixings.ts';

/** Rates are percent a year. */
export type Coupon =
  | { readonly kind: 'zero' }
  | (Paid & { readonly kind: 'fixed'; readonly rate: number })
  /** The base rate is set anew for each period; `margin` comes on top. */
  | (Paid & {
      readonly kind: 'floating';
      readonly margin: number;
      readonly baseRate: string | null;
      /** Without it the rate in force when a period begins, and never less than nothing. */
      readonly fixing?: FixingTerms;
    })
  /** The face value follows an index of prices; it stood at `ratio` times the face value on `ratioOn`. */
  | (Paid & {
      readonly kind: 'indexed';
      readonly rate: number;
      readonly ratio: number;
      readonly ratioOn: DayNumber;
    });

interface Paid {
  readonly couponsPerYear: CouponsPerYear;
  readonly dayCount: DayCount;
  readonly stub: Stub;
  readonly keepsMonthEnd: boolean;
  /** Where a period is no whole part of a year: so many months or days. */
  readonly every?: CouponInterval;
  readonly firstCouponOn?: DayNumber;
  readonly lastRegularOn?: DayNumber;
}

/** A rate, percent a year, from a day on. */
export interface RateStep {
  readonly from: DayNumber;
  readonly rate: number;
}

/** Decimals of accrued interest, in money for one unit or for a hundred of the outstanding principal. */
export interface AccruedRounding {
  readonly decimals: number;
  readonly per: 'unit' | 'hundred';
}

/** A coupon as a source gives it, for one unit. What is null was not announced. */
export interface AnnouncedCoupon {
  readonly startsOn: DayNumber | null;
  readonly day: DayNumber;
  readonly rate: number | null;
  readonly amount: number | null;
}

/** What a bond promises, for one unit. */
export interface BondTerms {
  readonly faceValue: number;
  readonly issuedOn: DayNumber;
  /** Null where it never ends: a perpetual bond repays only when holder or issuer end it. */
  readonly maturesOn: DayNumber | null;
  readonly coupon: Coupon;
  /** Parts of the face value in percent that are repaid before maturity; what they leave is repaid then. */
  readonly redemptions: readonly { readonly day: DayNumber; readonly share: number }[];
  /** From this day on nothing is promised any more. */
  readonly defaultedOn: DayNumber | null;
  /** Where it is not stated, every day of the terms is paid on. */
  readonly businessDays?: BusinessDays;
  /** In order, in place of the coupons that the terms come to. */
  readonly announced?: readonly AnnouncedCoupon[];
  /** Before a coupon the bond changes hands without it. */
  readonly exCoupon?: ExCoupon;
  readonly accruedRounding?: AccruedRounding;
  /** Business days from a trade to its settlement. */
  readonly settlementDays?: number;
  /** A fixed coupon that changes on known days, in order. */
  readonly steps?: readonly RateStep[];
  /** Coupons of a fixed rate that fall due up to this day are added to the principal. */
  readonly capitalisedUntil?: DayNumber;
}

/** What nobody knows yet but a calculation must suppose; left out, the amounts that hang on it are unknown. */
export interface Assumptions {
  /** The base rate of a floater, percent a year, the same for every period whose fixing is not known. */
  readonly baseRate?: number;
  /** The fixings of a floater that are known. */
  readonly fixings?: KnownFixings;
  /** In place of one base rate: what a curve implies for each period to come. */
  readonly forward?: ForwardRate;
  /** How fast the index of an indexed bond grows, percent a year. */
  readonly inflation?: number;
}
