/**
 * street: compounded as often as coupons are paid, simple in the last period. effective: once a year, actual/365.
 * money-market: simple, actual/360, for what ends within a year.
 */
export const YIELD_CONVENTIONS = ['street', 'effective', 'money-market'] as const;
export type YieldConvention = (typeof YIELD_CONVENTIONS)[number];
