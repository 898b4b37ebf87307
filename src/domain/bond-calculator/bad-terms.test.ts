import { expect, test } from 'vitest';
import type { FieldName, FieldTexts } from './calculator-fields.ts';
import { readFields } from './read-fields.ts';
import { ownFields } from './start-fields.ts';

const USUAL: FieldTexts = { ...ownFields('2026-06-15'), price: '100' };

test.each<{ why: string; texts: Partial<FieldTexts>; field: FieldName }>([
  { why: 'a nominal of zero', texts: { nominal: '0' }, field: 'nominal' },
  { why: 'an unknown day count', texts: { 'day-count': 'sometimes' }, field: 'day-count' },
  { why: 'a call after the maturity', texts: { calls: '2099-01-01:100' }, field: 'calls' },
  { why: 'a put after the maturity', texts: { puts: '2099-01-01:100' }, field: 'puts' },
  { why: 'a maturity before the issue', texts: { matures: '2020-01-01' }, field: 'matures' },
  { why: 'coupon periods that overlap', texts: { coupons: '2027-06-15:5;2027-06-15:5' }, field: 'coupons' },
  {
    why: 'a first coupon after the maturity',
    texts: { 'first-coupon': '2099-01-01' },
    field: 'first-coupon',
  },
  { why: 'repayments of more than all', texts: { repaid: '2028-06-15:60;2029-06-15:60' }, field: 'repaid' },
  { why: 'a period of no days', texts: { frequency: 'days', 'period-days': '0' }, field: 'period-days' },
  { why: 'an unknown calendar', texts: { calendar: 'moon' }, field: 'calendar' },
])('NU-04 NU-05 $why is a fault of the field $field', ({ texts, field }) => {
  const { input, faults } = readFields({ ...USUAL, ...texts }, '.');
  expect(input).toBeNull();
  expect([...faults.keys()]).toContain(field);
});
