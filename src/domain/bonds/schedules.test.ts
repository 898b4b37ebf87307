import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../calendar/day-number.ts';
import { accruedInterest } from './accrued-interest.ts';
import { bondPayments } from './bond-payments.ts';
import { anyBond, anyDay, bond } from './bonds-for-tests.ts';
import { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';
import { CALENDARS, closedDaysOf } from './calendars/calendars.ts';
import { couponSchedule } from './coupon-schedule.ts';
import { averageLife } from './valuation/average-life.ts';
import { outstandingAfter } from './valuation/flows-to-come.ts';
import { valueAtPrice } from './valuation/value-bond.ts';

const day = toDayNumber;
const paid = (terms: Parameters<typeof bondPayments>[0]) =>
  bondPayments(terms).map(
    (payment) => `${toCalendarDay(payment.day)} ${payment.kind} ${payment.amount?.toFixed(4)}`,
  );

describe('periods', () => {
  test('NU-04 of 182 days follow each other to maturity, and pay by their days', () => {
    const terms = bond(
      { issuedOn: day('2024-01-17'), maturesOn: day('2025-07-16') },
      { couponsPerYear: 365 / 182, every: { days: 182 }, dayCount: 'ACT/365', rate: 7.1 },
    );
    expect(paid(terms)).toEqual([
      '2024-07-17 coupon 35.4027',
      '2025-01-15 coupon 35.4027',
      '2025-07-16 coupon 35.4027',
      '2025-07-16 redemption 1000.0000',
    ]);
  });

  test('NU-04 of 28 days and of five months are as they are stated', () => {
    const ends = (every: { days: number } | { months: number }) =>
      couponSchedule({
        issuedOn: day('2025-01-31'),
        maturesOn: day('2025-06-30'),
        couponsPerYear: 12,
        stub: 'short-front',
        keepsMonthEnd: true,
        every,
      }).map(({ end }) => toCalendarDay(end));
    expect(ends({ days: 28 })).toEqual([
      '2025-02-10',
      '2025-03-10',
      '2025-04-07',
      '2025-05-05',
      '2025-06-02',
      '2025-06-30',
    ]);
    expect(ends({ months: 5 })).toEqual(['2025-06-30']);
  });

  test('NU-04 of a stated first and last day leave odd periods at both ends', () => {
    const rule = {
      issuedOn: day('2024-02-20'),
      maturesOn: day('2027-01-15'),
      couponsPerYear: 2,
      stub: 'short-front',
      keepsMonthEnd: true,
      firstCouponOn: day('2024-09-30'),
      lastRegularOn: day('2026-09-30'),
    } as const;
    const periods = couponSchedule(rule);
    expect(periods.map(({ end, odd }) => `${toCalendarDay(end)} ${odd?.length ?? 0}`)).toEqual([
      '2024-09-30 2',
      '2025-03-31 0',
      '2025-09-30 0',
      '2026-03-31 0',
      '2026-09-30 0',
      '2027-01-15 1',
    ]);
  });

  test('NU-04 have neither gap nor overlap, whatever first and last day are stated', () => {
    fc.assert(
      fc.property(
        anyBond,
        fc.nat(900),
        fc.nat(900),
        fc.constantFrom(null, 28, 91, 182),
        (terms, first, last, days) => {
          const { coupon, issuedOn, maturesOn } = terms;
          if (coupon.kind === 'zero') return true;
          const periods = couponSchedule({
            ...coupon,
            issuedOn,
            maturesOn,
            firstCouponOn: issuedOn + first,
            lastRegularOn: maturesOn - last,
            ...(days && { every: { days } }),
          });
          const isWhole = periods[0]?.start === issuedOn && periods.at(-1)?.end === maturesOn;
          return (
            isWhole &&
            periods.every(({ start, end }, at) => start < end && start === (periods[at - 1]?.end ?? start))
          );
        },
      ),
    );
  });
});

describe('coupons', () => {
  const stepped = bond({
    steps: [
      { from: day('2025-03-15'), rate: 9 },
      { from: day('2026-06-15'), rate: 10 },
    ],
  });

  test('NU-04 step up on the days that are stated, within a period too', () => {
    expect(paid(stepped).map((text) => text.split(' ').at(-1))).toEqual([
      '40.0000',
      '40.0000',
      '45.0000',
      '45.0000',
      '47.5000',
      '50.0000',
      '1000.0000',
    ]);
  });

  test('NU-04 paid in kind are added to the principal, on which later ones are paid', () => {
    const terms = bond({ capitalisedUntil: day('2025-03-15') });
    expect(paid(terms)).toEqual([
      '2025-09-15 coupon 43.2640',
      '2026-03-15 coupon 43.2640',
      '2026-09-15 coupon 43.2640',
      '2027-03-15 coupon 43.2640',
      '2027-03-15 redemption 1081.6000',
    ]);
    expect(outstandingAfter(terms, day('2024-09-15'))).toBeCloseTo(1_040, 9);
    expect(accruedInterest(terms, day('2024-12-15'))).toBeCloseTo(20.8, 9);
  });

  test('NU-04 paid in kind are not paid in cash as well where their day is moved to a business day', () => {
    // 15.3.2025 is a Saturday.
    const businessDays = { ...closedDaysOf('WEEKENDS'), rule: 'following', accrual: 'adjusted' } as const;
    const terms = bond({ capitalisedUntil: day('2025-03-15'), businessDays });
    expect(paid(terms)[0]).toContain('2025-09-15 coupon');
  });

  test('NU-03 paid in kind are more to repay, and make no life longer than the bond', () => {
    const years = averageLife(bond({ capitalisedUntil: day('2025-03-15') }), day('2024-03-15'), {
      kind: 'maturity',
    });
    expect(years).toBeCloseTo((day('2027-03-15') - day('2024-03-15')) / 365, 12);
  });

  test('NU-04 of a perpetual bond follow its steps for ever', () => {
    const steps = [{ from: day('2025-03-15'), rate: 10 }];
    const question = {
      terms: { ...bond({ steps }), maturesOn: null },
      settlement: day('2025-03-15'),
      end: { kind: 'maturity' },
      convention: 'street',
    } as const;
    const valued = valueAtPrice(question, 100);
    expect(valued.isValued && valued.rate).toBeCloseTo(0.1, 6);
  });

  test('NU-04 do not change a yield by being paid in kind: at par it is the coupon', () => {
    const question = {
      terms: bond({ capitalisedUntil: day('2025-09-15') }),
      settlement: day('2024-03-15'),
      end: { kind: 'maturity' },
      convention: 'street',
    } as const;
    const valued = valueAtPrice(question, 100);
    expect(valued.isValued && valued.rate).toBeCloseTo(0.08, 12);
  });
});

describe('accrued interest', () => {
  const exCoupon = { days: 7, counted: 'calendar' } as const;

  test('NU-04 is below zero from the ex-coupon day on, by what is left of the coupon', () => {
    const terms = bond({ exCoupon });
    expect(accruedInterest(terms, day('2025-03-07'))).toBeGreaterThan(38);
    expect(accruedInterest(terms, day('2025-03-08'))).toBeCloseTo((-1_000 * 0.08 * 7) / 360, 9);
    expect(accruedInterest(terms, day('2025-03-15'))).toBe(0);
  });

  test('NU-04 and price move together: without the coupon a buyer pays less by what it is worth', () => {
    fc.assert(
      fc.property(anyBond, fc.double({ min: 0, max: 1, noNaN: true }), (terms, at) => {
        fc.pre(terms.redemptions.length === 0);
        const settlement = Math.round(terms.issuedOn + (terms.maturesOn - terms.issuedOn) * at);
        const question = { settlement, end: { kind: 'maturity' }, convention: 'effective' } as const;
        const cum = valueAtPrice({ ...question, terms }, 100);
        const ex = valueAtPrice({ ...question, terms: { ...terms, exCoupon } }, 100);
        if (!cum.isValued || !ex.isValued) return true;
        const [first] = cum.discounted;
        const excluded = ex.discounted.length < cum.discounted.length ? (first?.amount ?? 0) : 0;
        return Math.abs(cum.accrued - ex.accrued - excluded) < 1e-6 * Math.max(1, terms.faceValue);
      }),
    );
  });

  test.each([
    { rounding: { decimals: 2, per: 'unit' }, accrued: 17.11 },
    { rounding: { decimals: 3, per: 'hundred' }, accrued: 17.11 },
    { rounding: { decimals: 0, per: 'unit' }, accrued: 17 },
  ] as const)('NU-04 is rounded as the market does: $rounding', ({ rounding, accrued }) => {
    expect(accruedInterest(bond({ accruedRounding: rounding }), day('2024-06-02'))).toBeCloseTo(accrued, 9);
  });
});

describe('calendars', () => {
  test.each([
    ['TARGET', '2025-04-18', false],
    ['TARGET', '2025-05-01', false],
    ['TARGET', '2025-12-24', true],
    ['US', '2025-11-27', false],
    ['US', '2022-06-20', false],
    ['US', '2021-12-24', true],
    ['UK', '2022-12-27', false],
    ['UK', '2021-12-28', false],
    ['UK', '2023-05-08', false],
    ['UK', '1999-05-31', false],
    ['BR', '2007-06-07', false],
    ['BR', '2026-02-17', false],
    ['RU', '2025-01-08', false],
    ['CN', '2026-02-17', false],
    ['TR', '2025-03-31', false],
    ['PL', '2025-06-19', false],
    ['JP', '2025-05-05', false],
  ] as const)('%s on %s', (code, at, isOpen) => {
    expect(isBusinessDay(day(at), closedDaysOf(code))).toBe(isOpen);
  });

  test('NU-04 counting business days and adding them are each other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CALENDARS), anyDay, fc.nat(60), (code, from, count) => {
        const closed = closedDaysOf(code);
        const first = addBusinessDays(from, 0, closed);
        return businessDaysBetween(first, addBusinessDays(first, count, closed), closed) === count;
      }),
    );
  });
});
