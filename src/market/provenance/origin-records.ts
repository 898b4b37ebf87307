/** Kinds of records whose origin is shown, in the order of the page. */
export const ORIGIN_RECORDS = [
  'price',
  'index-value',
  'dividend',
  'split',
  'bond-terms',
  'coupon',
  'redemption',
  'option',
  'fact',
  'rating',
  'instrument',
  'issuer',
] as const;
export type OriginRecord = (typeof ORIGIN_RECORDS)[number];
