import { describe, expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../calendar/day-number.ts';
import { accruedInterest } from './accrued-interest.ts';
import { bondPayments } from './bond-payments.ts';
import { bond } from './bonds-for-tests.ts';
import {
  BUSINESS_DAY_RULES,
  type BusinessDayRule,
  type BusinessDays,
  isBusinessDay,
  toBusinessDay,
} from './business-days.ts';
import { prepareBond } from './valuation/prepared-bond.ts';

/** Easter Monday and the day of work. */
const holidays = ['2026-04-06', '2026-05-01'].map(toDayNumber);
const by = (rule: BusinessDayRule, accrual: BusinessDays['accrual'] = 'unadjusted'): BusinessDays => ({
  rule,
  holidays,
  accrual,
});

test.each([
  { named: '2026-04-05', rule: 'following', paid: '2026-04-07', why: 'a Sunday before a holiday' },
  { named: '2026-04-05', rule: 'preceding', paid: '2026-04-03', why: 'back over the weekend' },
  { named: '2026-05-31', rule: 'following', paid: '2026-06-01', why: 'into the next month' },
  { named: '2026-05-31', rule: 'modified-following', paid: '2026-05-29', why: 'not into the next month' },
  { named: '2026-05-01', rule: 'modified-preceding', paid: '2026-05-04', why: 'not into the month before' },
  { named: '2026-05-01', rule: 'preceding', paid: '2026-04-30', why: 'into the month before' },
  { named: '2026-05-31', rule: 'unadjusted', paid: '2026-05-31', why: 'where nothing is moved' },
  { named: '2026-06-01', rule: 'following', paid: '2026-06-01', why: 'a Monday stays' },
] as const)('a payment of $named is paid on $paid, $rule: $why', ({ named, rule, paid }) => {
  expect(toCalendarDay(toBusinessDay(toDayNumber(named), by(rule)))).toBe(paid);
});

test('a weekend may be another', () => {
  const friday = toDayNumber('2026-05-29');
  expect(isBusinessDay(friday, { weekend: [5, 6], holidays: [] })).toBe(false);
  expect(isBusinessDay(friday + 2, { weekend: [5, 6], holidays: [] })).toBe(true);
});

test('a calendar without a business day moves nothing', () => {
  for (const rule of BUSINESS_DAY_RULES)
    expect(
      toBusinessDay(100, { rule, weekend: [0, 1, 2, 3, 4, 5, 6], holidays: [], accrual: 'adjusted' }),
    ).toBe(100);
});

describe('coupons that fall due on a Sunday', () => {
  const terms = bond(
    { issuedOn: toDayNumber('2025-09-15'), maturesOn: toDayNumber('2026-09-15') },
    { dayCount: 'ACT/365' },
  );
  const sunday = toDayNumber('2026-03-15');

  test('are paid later and stay as they are, where interest is not adjusted', () => {
    const coupon = bondPayments({ ...terms, businessDays: by('following') })[0];
    expect(coupon).toMatchObject({ day: sunday + 1, dueOn: sunday });
    expect(coupon?.amount).toBeCloseTo((80 * 181) / 365, 9);
  });

  test('grow until they are paid, where it is', () => {
    const adjusted = { ...terms, businessDays: by('following', 'adjusted') };
    const [first, second] = bondPayments(adjusted);
    expect(first?.amount).toBeCloseTo((80 * 182) / 365, 9);
    expect(second?.amount).toBeCloseTo((80 * 183) / 365, 9);
    expect(accruedInterest(adjusted, sunday)).toBeCloseTo((80 * 181) / 365, 9);
  });

  test('count their days also where every month has thirty', () => {
    const moved = bond({
      issuedOn: terms.issuedOn,
      maturesOn: terms.maturesOn,
      businessDays: by('following', 'adjusted'),
    });
    expect(bondPayments(moved)[0]?.amount).toBeCloseTo((80 * 181) / 360, 9);
    const icma = { ...moved, coupon: { ...terms.coupon, dayCount: 'ACT/ACT ICMA' as const } };
    expect(bondPayments(icma)[0]?.amount).toBeCloseTo(40, 9);
  });

  test('belong to whoever held the bond on the day of the terms', () => {
    const prepared = prepareBond({ ...terms, businessDays: by('following') });
    expect(prepared.accruedAt(sunday)).toBe(0);
    const flows = prepared.flowsAt(sunday, { kind: 'maturity' }, 'effective', 0.08);
    expect(flows.map(({ kind }) => kind)).toEqual(['coupon', 'redemption']);
  });

  test('come later for the effective yield; the street keeps to the days of the terms', () => {
    const day = toDayNumber('2025-12-01');
    const [paidLate, asNamed] = [by('following'), by('unadjusted')].map((businessDays) =>
      prepareBond({ ...terms, businessDays }),
    );
    const rates = (convention: 'street' | 'effective') =>
      [paidLate, asNamed].map((prepared) => {
        const valued = prepared?.valueAt(day, { kind: 'maturity' }, convention, 98);
        return valued?.isValued ? valued.rate : Number.NaN;
      });
    const [late = 0, named = 0] = rates('effective');
    expect(late).toBeLessThan(named);
    expect(new Set(rates('street')).size).toBe(1);
  });
});

test('an amortising bond owes its parts until they are paid', () => {
  const sunday = toDayNumber('2026-03-15');
  const terms = bond({
    issuedOn: toDayNumber('2025-09-15'),
    maturesOn: toDayNumber('2026-09-15'),
    redemptions: [{ day: sunday, share: 50 }],
    businessDays: by('following', 'adjusted'),
  });
  const paid = bondPayments(terms).map(({ day, kind, amount }) => [
    day - sunday,
    kind,
    amount && Math.round(amount * 1e6) / 1e6,
  ]);
  expect(paid).toEqual([
    [1, 'coupon', 40.222222],
    [1, 'redemption', 500],
    [184, 'coupon', 19.888889],
    [184, 'redemption', 500],
  ]);
});
