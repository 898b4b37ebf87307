import type { StoredBond } from '#domain/bonds/stored-bond.ts';

/** A fixed coupon on 100 of which nothing else is stated. */
export const UNSTATED_BOND: StoredBond = {
  faceValue: 100,
  couponType: 'fixed',
  couponRate: null,
  baseRate: null,
  couponsPerYear: null,
  dayCount: null,
  issuedOn: null,
  maturesOn: null,
  isPerpetual: false,
  defaultedOn: null,
  sector: 'government',
  indexRatio: null,
  indexRatioOn: null,
  firstCouponOn: null,
  coupons: [],
  redemptions: [],
  options: [],
};
