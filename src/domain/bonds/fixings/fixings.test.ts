import { expect, test } from 'vitest';
import { addMonths, toDayNumber } from '../../calendar/day-number.ts';
import { accruedInterest } from '../accrued-interest.ts';
import { bondPayments } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { businessDaysBetween, WEEKENDS } from '../business-days.ts';
import { currentYield } from '../valuation/yield-to-worst.ts';
import { discountMargin, simpleMargin } from './discount-margin.ts';
import { type FixingTerms, toCouponRate, USUAL_FIXING } from './fixing-terms.ts';
import { forwardsOf } from './forward-rates.ts';
import { observeRate } from './observe-rate.ts';
import { toRateSeries } from './rate-series.ts';
import { findRunningFixing } from './running-fixing.ts';
import { toFixingTerms } from './stored-fixing.ts';

const day = toDayNumber;
const RATES = toRateSeries([
  { day: '2024-01-10', percent: 2 },
  { day: '2024-07-12', percent: 3 },
  { day: '2025-01-13', percent: 4 },
]);

const floater = (fixing: Partial<FixingTerms> = {}): BondTerms => ({
  faceValue: 1_000,
  issuedOn: day('2024-01-15'),
  maturesOn: day('2026-01-15'),
  coupon: {
    kind: 'floating',
    margin: 1,
    baseRate: 'RATE',
    fixing: { ...USUAL_FIXING, ...fixing },
    couponsPerYear: 2,
    dayCount: '30/360',
    stub: 'short-front',
    keepsMonthEnd: false,
  },
  redemptions: [],
  defaultedOn: null,
});

const knownOn = (on: string): Assumptions => ({
  baseRate: RATES.percents[RATES.days.findLastIndex((reported) => reported <= day(on))] ?? 0,
  fixings: { series: RATES, knownOn: day(on) },
});

const coupons = (terms: BondTerms, assumptions: Assumptions) =>
  bondPayments(terms, assumptions)
    .filter(({ kind }) => kind === 'coupon')
    .map(({ amount, fixing }) => [amount === null ? null : Math.round(amount * 1e6) / 1e6, fixing]);

test('NU-01 periods whose fixing is known are fixed, later ones suppose the latest rate', () => {
  expect(coupons(floater(), knownOn('2024-08-01'))).toEqual([
    [15, 'fixed'],
    [20, 'fixed'],
    [20, 'projected'],
    [20, 'projected'],
  ]);
  expect(coupons(floater(), knownOn('2025-02-01'))).toEqual([
    [15, 'fixed'],
    [20, 'fixed'],
    [25, 'fixed'],
    [25, 'projected'],
  ]);
});

test('NU-01 a rate is observed so many business days before the period begins', () => {
  // Monday, 15 July 2024: two business days before it is Thursday the 11th, a day before the new rate.
  expect(coupons(floater({ lag: 2 }), knownOn('2024-08-01'))[1]).toEqual([15, 'fixed']);
  expect(coupons(floater({ lag: 1 }), knownOn('2024-08-01'))[1]).toEqual([20, 'fixed']);
});

test('NU-01 accrued interest and the current yield follow the fixing of the running period, not the rate of today', () => {
  const terms = floater();
  const today = knownOn('2025-01-14');
  expect(today.baseRate).toBe(4);
  expect(accruedInterest(terms, day('2025-01-14'), today)).toBeCloseTo((1_000 * 0.04 * 179) / 360, 9);
  expect(currentYield({ terms, settlement: day('2025-01-14'), assumptions: today }, 100)).toBeCloseTo(
    0.04,
    12,
  );
  expect(findRunningFixing(terms, day('2025-01-14'), today)).toEqual({
    percent: 3,
    isProjected: false,
    reportedOn: day('2024-07-12'),
    startsOn: day('2024-07-15'),
    endsOn: day('2025-01-15'),
  });
});

test('NU-01 a past coupon whose rate nobody knows has no amount; a running one without a fixing is projected', () => {
  const early = {
    baseRate: 5,
    fixings: { series: { days: [day('2024-12-01')], percents: [5] }, knownOn: day('2024-12-02') },
  };
  expect(coupons(floater(), early)).toEqual([
    [null, 'projected'],
    [30, 'projected'],
    [30, 'projected'],
    [30, 'projected'],
  ]);
});

test.each([
  { reference: 3, terms: {}, rate: 4 },
  { reference: -2, terms: {}, rate: 0 },
  { reference: 3, terms: { floor: 4.5 }, rate: 4.5 },
  { reference: 9, terms: { cap: 6 }, rate: 6 },
  { reference: 3, terms: { multiplier: 0.8 }, rate: 3.4 },
  { reference: 3, terms: { multiplier: -1, floor: 0 }, rate: 0 },
] as const)('NU-01 a reference of $reference % with $terms pays $rate %', ({ reference, terms, rate }) => {
  expect(toCouponRate(reference, { margin: 1, fixing: { ...USUAL_FIXING, ...terms } })).toBeCloseTo(rate, 12);
});

test('NU-01 an average in arrears weighs each rate by the days that it holds for', () => {
  const days = [day('2024-01-10'), day('2024-04-15')];
  const assumptions = { fixings: { series: { days, percents: [2, 4] }, knownOn: day('2024-07-20') } };
  const [first] = coupons(floater({ observation: 'average' }), assumptions);
  const average = (2 * 91 + 4 * 91) / 182;
  expect(first?.[0]).toBeCloseTo((1_000 * (average + 1)) / 100 / 2, 6);
  expect(first?.[1]).toBe('fixed');
});

test('NU-01 forward rates of a curve take the place of today’s rate', () => {
  const today = day('2024-08-01');
  const flat = forwardsOf({ kind: 'published', nodes: [{ years: 1, percent: 5 }] }, today, '30/360');
  expect(flat(day('2025-01-15'), day('2025-07-15'))).toBeCloseTo(
    (100 * (1.05 ** (181 / 365) - 1) * 365) / 181,
    9,
  );
  const [, , third] = bondPayments(floater(), { ...knownOn('2024-08-01'), forward: flat });
  expect(third).toMatchObject({ fixing: 'projected' });
  expect(third?.amount).toBeCloseTo(5 * (flat(day('2025-01-15'), day('2025-07-15')) + 1), 9);
});

test('NU-01 at par the discount margin is the margin, below par more', () => {
  const terms = floater();
  const at = (clean: number) =>
    discountMargin({ terms, assumptions: { baseRate: 3 }, settlement: terms.issuedOn, clean, accrued: 0 });
  expect(at(100)).toBeCloseTo(100, 6);
  expect(at(98)).toBeGreaterThan(200);
  expect(simpleMargin({ terms, settlement: terms.issuedOn, clean: 98 })).toBeCloseTo(
    (100 * (2 / 2 + 1) * 100) / 98,
    9,
  );
  const settlement = addMonths(terms.issuedOn, 24);
  expect(
    discountMargin({ terms, assumptions: { baseRate: 3 }, settlement, clean: 98, accrued: 0 }),
  ).toBeNull();
});

test('NU-01 NU-04 the coupon that the seller keeps does not raise the discount margin', () => {
  const terms = { ...floater(), exCoupon: { days: 7, counted: 'calendar' as const } };
  const assumptions = { baseRate: 3 };
  const at = (settlement: number) =>
    discountMargin({
      terms,
      assumptions,
      settlement,
      clean: 100,
      accrued: accruedInterest(terms, settlement, assumptions) ?? 0,
    }) ?? 0;
  const coupon = addMonths(terms.issuedOn, 6);
  expect(Math.abs(at(coupon - 7) - at(coupon - 8))).toBeLessThan(2);
});

test('NU-01 what the store says of fixings is read; what it does not say is as usual', () => {
  expect(toFixingTerms({ fixingObservation: null, rateCap: null })).toBeNull();
  expect(toFixingTerms({ fixingObservation: 'compounded', fixingLag: 5, observationShift: true })).toEqual({
    ...USUAL_FIXING,
    observation: 'compounded',
    lag: 5,
    isShifted: true,
  });
  expect(toFixingTerms({ rateFloor: 1, rateCap: 7, rateMultiplier: 0.5 })).toMatchObject({
    floor: 1,
    cap: 7,
    multiplier: 0.5,
    observation: 'in_advance',
  });
});

test('NU-01 by BUS/252 a rate in arrears compounds once a business day, and a year is 252 of them', () => {
  const { coupon } = floater({ observation: 'compounded' });
  if (coupon.kind !== 'floating') throw new Error('not floating');
  const period = { start: day('2024-01-15'), end: day('2024-07-15') };
  const series = toRateSeries([{ day: '2024-01-01', percent: 10 }]);
  const days = businessDaysBetween(period.start, period.end, WEEKENDS);
  expect(
    observeRate({ ...coupon, dayCount: 'BUS/252' }, period, period.end, {
      fixings: { series, knownOn: day('2025-01-01') },
    }),
  ).toBeCloseTo((100 * (1.1 ** (days / 252) - 1) * 252) / days, 10);
});
