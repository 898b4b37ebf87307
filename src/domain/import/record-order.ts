import type { RecordType } from './records.ts';

/** What must be known before what: the order in which files of one run are read. */
export const RECORD_ORDER: readonly RecordType[] = [
  'issuer',
  'instrument',
  'listing',
  'code',
  'bond-terms',
  'coupon',
  'redemption',
  'option',
  'split',
  'dividend',
  'price',
  'index-value',
  'rate',
  'curve',
  'fact',
  'rating',
  'member',
  'holding',
  'person',
  'relation',
];
