import { expect, test } from 'vitest';
import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { bond } from '#domain/bonds/bonds-for-tests.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { KnownBond } from '#market/bonds/known-bond.ts';
import { scheduleRows } from './schedule-rows.ts';

const TODAY = '2025-09-15';
const known = (terms: BondTerms = bond(), changes: Partial<KnownBond> = {}): KnownBond => ({
  terms,
  options: [],
  rateName: null,
  rates: [],
  ...changes,
});
const paid = { couponsPerYear: 2, dayCount: '30/360', stub: 'short-front', keepsMonthEnd: true } as const;
const floater = bond({ coupon: { kind: 'floating', margin: 1, baseRate: 'BASE', ...paid } });
const rates = [
  { day: '2024-01-01', percent: 3 },
  { day: '2025-01-01', percent: 5 },
];

test('EP-01 every coupon and the repayment are reported, today among those to come', () => {
  const rows = scheduleRows(known(), TODAY);
  expect(rows.map(({ day, kind, state }) => `${day} ${kind} ${state}`)).toEqual([
    '2024-09-15 coupon past',
    '2025-03-15 coupon past',
    '2025-09-15 coupon coming',
    '2026-03-15 coupon coming',
    '2026-09-15 coupon coming',
    '2027-03-15 coupon coming',
    '2027-03-15 maturity coming',
  ]);
  expect(rows[0]).toMatchObject({ amount: 40, percent: 8, left: 1000, fixing: null });
  expect(rows.at(-1)).toMatchObject({ amount: 1000, percent: 100, left: 0 });
});

test('EP-01 a bond that is repaid in parts shows each part and what is left', () => {
  const terms = bond({ redemptions: [{ day: toDayNumber('2026-03-15'), share: 25 }] });
  const rows = scheduleRows(known(terms), TODAY).filter(({ kind }) => kind !== 'coupon');
  expect(rows).toMatchObject([
    { day: '2026-03-15', kind: 'redemption', amount: 250, percent: 25, left: 750 },
    { day: '2027-03-15', kind: 'maturity', amount: 750, percent: 75, left: 0 },
  ]);
});

test('EP-01 puts and calls stand among the payments at their price', () => {
  const options = [
    { kind: 'put', day: toDayNumber('2026-03-15'), percent: 100 },
    { kind: 'call', day: toDayNumber('2026-09-15'), percent: 102 },
  ] as const;
  const rows = scheduleRows(known(bond(), { options }), TODAY);
  expect(rows.filter(({ kind }) => kind === 'put' || kind === 'call')).toMatchObject([
    { day: '2026-03-15', kind: 'put', percent: 100, amount: 1000, left: 1000 },
    { day: '2026-09-15', kind: 'call', percent: 102, amount: 1020, left: 1000 },
  ]);
});

test('EP-01 NU-01 a floater pays by the fixing of each period; where none is known yet the latest rate is projected', () => {
  const rows = scheduleRows(known(floater, { rateName: 'BASE', rates }), TODAY);
  expect(rows.slice(0, 5)).toMatchObject([
    { day: '2024-09-15', percent: 4, amount: 20, fixing: 'fixed' },
    { day: '2025-03-15', percent: 4, amount: 20, fixing: 'fixed' },
    { day: '2025-09-15', percent: 6, amount: 30, fixing: 'fixed' },
    { day: '2026-03-15', percent: 6, amount: 30, fixing: 'fixed' },
    { day: '2026-09-15', percent: 6, amount: 30, fixing: 'projected' },
  ]);
});

test('EP-01 where nobody knows the base rate the amount is reported as unknown, and supposed by nobody', () => {
  const rows = scheduleRows(known(floater, { rateName: 'BASE' }), TODAY);
  expect(rows[3]).toMatchObject({ kind: 'coupon', amount: null, percent: null, fixing: null });
  expect(rows.at(-1)).toMatchObject({ kind: 'maturity', amount: 1000 });
});

test('EP-01 what a bond in default had promised is reported as what it is', () => {
  const terms = bond({ defaultedOn: toDayNumber('2025-03-01') });
  expect(scheduleRows(known(terms), TODAY).map(({ state }) => state)).toEqual([
    'past',
    ...Array.from({ length: 6 }, () => 'in_default'),
  ]);
});

test('EP-01 a perpetual bond is reported ten years ahead and never repaid', () => {
  const rows = scheduleRows(known({ ...bond(), maturesOn: null }), TODAY);
  expect(rows.every(({ kind, left }) => kind === 'coupon' && left === 1000)).toBe(true);
  expect(rows.at(-1)?.day).toBe('2035-09-15');
});

test('EP-01 a zero pays once', () => {
  const rows = scheduleRows(known(bond({ coupon: { kind: 'zero' } })), TODAY);
  expect(rows).toMatchObject([{ day: '2027-03-15', kind: 'maturity', amount: 1000, percent: 100 }]);
});
