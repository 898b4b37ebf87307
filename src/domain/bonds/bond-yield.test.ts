import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '../calendar/day-number.ts';
import { riskOf } from './bond-risk.ts';
import { dirtyPrice, toDirty, toQuote, type Valuation, yieldOf } from './bond-yield.ts';
import { anyBond, bond } from './bonds-for-tests.ts';
import { YIELD_CONVENTIONS } from './discounting.ts';

function valuation(
  settled: string,
  matures: string,
  rate: number,
  coupon: Parameters<typeof bond>[1] = {},
): Valuation {
  // Issued years before on the grid of its coupons, as spreadsheets suppose.
  const issuedOn = toDayNumber(`1990${matures.slice(4)}`);
  const terms = bond({ issuedOn, maturesOn: toDayNumber(matures), nominal: 100 }, { rate, ...coupon });
  return { terms, settledOn: toDayNumber(settled), convention: 'street-simple' };
}

describe('what spreadsheets publish as their answers', () => {
  test('EP-01 the price of 5.75 % until 2017 at a yield of 6.5 %', () => {
    const its = valuation('2008-02-15', '2017-11-15', 5.75);
    expect(toQuote(its, dirtyPrice(its, 6.5) ?? Number.NaN)).toBeCloseTo(94.6343616213221, 9);
  });

  test('EP-01 the yield of 5.75 % until 2016 at a price of 95.04287', () => {
    const its = valuation('2008-02-15', '2016-11-15', 5.75);
    const answer = yieldOf(its, toDirty(its, 95.04287) ?? Number.NaN);
    expect(answer.kind === 'found' && answer.percent / 100).toBeCloseTo(0.0650000068807314, 9);
  });

  test('EP-01 duration and modified duration', () => {
    const long = valuation('2018-07-01', '2048-01-01', 8, { dayCount: 'ACT/ACT ICMA' });
    expect(riskOf(long, 9)?.macaulay).toBeCloseTo(10.9191452815919, 9);
    const short = valuation('2008-01-01', '2016-01-01', 8, { dayCount: 'ACT/ACT ICMA' });
    expect(riskOf(short, 9)?.modified).toBeCloseTo(5.73566981391884, 9);
  });

  test('EP-01 a bill at money-market yield: 98.45 for 62 days is 9.14169629253426 %', () => {
    const terms = bond({
      nominal: 100,
      issuedOn: toDayNumber('2007-06-01'),
      maturesOn: toDayNumber('2008-06-01'),
      coupon: { kind: 'zero' },
    });
    const bill: Valuation = { terms, settledOn: toDayNumber('2008-03-31'), convention: 'money-market' };
    const answer = yieldOf(bill, 98.45);
    expect(answer.kind === 'found' && answer.percent).toBeCloseTo(9.14169629253426, 9);
  });
});

const plain = (convention: Valuation['convention'], settled = '2024-03-15'): Valuation => ({
  terms: bond(),
  settledOn: toDayNumber(settled),
  convention,
});

test('EP-01 at par on a coupon day the street yield is the coupon, and the effective one compounds it', () => {
  expect(yieldOf(plain('street'), 1_000)).toMatchObject({ kind: 'found', percent: expect.closeTo(8, 9) });
  const effective = yieldOf(plain('effective'), 1_000);
  expect(effective.kind === 'found' && effective.percent).toBeCloseTo(8.16, 1);
});

test('EP-01 in the last period interest is simple: 1,040 in half a year for 1,000 is 8 %', () => {
  expect(yieldOf(plain('street-simple', '2026-09-15'), 1_000)).toMatchObject({
    percent: expect.closeTo(8, 9),
  });
  const compounded = yieldOf(plain('street', '2026-12-15'), 1_020);
  const simple = yieldOf(plain('street-simple', '2026-12-15'), 1_020);
  expect(compounded).not.toEqual(simple);
});

test('EP-01 who pays more than all that will come back has a negative yield', () => {
  for (const convention of YIELD_CONVENTIONS) {
    const answer = yieldOf(plain(convention), 1_500);
    expect(answer.kind === 'found' && answer.percent).toBeLessThan(0);
  }
});

test.each([
  { why: 'everything is repaid', settled: '2027-03-15', dirty: 1_000, reason: 'no_payments' },
  { why: 'the price is nothing', settled: '2025-01-01', dirty: 0, reason: 'price_not_positive' },
  { why: 'the price is no number', settled: '2025-01-01', dirty: Number.NaN, reason: 'price_not_positive' },
  { why: 'no yield is high enough', settled: '2027-03-14', dirty: 1e-9, reason: 'out_of_range' },
] as const)('EP-01 there is no yield when $why, and the answer says so', ({ settled, dirty, reason }) => {
  expect(yieldOf(plain('street-simple', settled), dirty)).toEqual({ kind: 'none', reason });
});

test('EP-01 a floater has a yield only under a stated base rate, and a bond in default has none', () => {
  const paid = { couponsPerYear: 4, dayCount: 'ACT/360', stub: 'short-front', keepsMonthEnd: true } as const;
  const terms = bond({ coupon: { kind: 'floating', margin: 1, baseRate: 'SOFR', ...paid } });
  const its: Valuation = { terms, settledOn: toDayNumber('2024-03-15'), convention: 'effective' };
  expect(yieldOf(its, 1_000)).toEqual({ kind: 'none', reason: 'unknown_amounts' });
  expect(yieldOf({ ...its, assumptions: { baseRate: 4 } }, 1_000).kind).toBe('found');
  const broken = bond({ defaultedOn: toDayNumber('2024-06-01') });
  const after = { ...its, terms: broken, settledOn: toDayNumber('2024-07-01') };
  expect(yieldOf(after, 300)).toEqual({ kind: 'none', reason: 'no_payments' });
});

const anyConvention = fc.constantFrom(...YIELD_CONVENTIONS);
const anyValuation = fc.record({ terms: anyBond, pick: fc.nat(), convention: anyConvention }).map(
  ({ terms, pick, convention }): Valuation => ({
    terms,
    settledOn: terms.issuedOn + (pick % (terms.maturesOn - terms.issuedOn)),
    convention,
  }),
);

test('EP-01 from a yield to its price and back is the same yield, for any bond and any convention', () => {
  fc.assert(
    fc.property(anyValuation, fc.double({ min: -5, max: 80, noNaN: true }), (its, percent) => {
      const dirty = dirtyPrice(its, percent);
      if (dirty === null || !Number.isFinite(dirty) || dirty < 1e-6) return;
      const answer = yieldOf(its, dirty);
      expect(answer.kind).toBe('found');
      if (answer.kind !== 'found') return;
      const again = dirtyPrice(its, answer.percent) ?? Number.NaN;
      expect(Math.abs(again - dirty)).toBeLessThanOrEqual(1e-9 * dirty);
    }),
    { numRuns: 500 },
  );
});

test('EP-01 any price has a yield or a reason, never something that is no number', () => {
  const anyPrice = fc.oneof(
    fc.double({ min: -10, max: 1e7 }),
    fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-300, 1e300),
  );
  fc.assert(
    fc.property(anyValuation, anyPrice, (its, dirty) => {
      const answer = yieldOf(its, dirty);
      if (answer.kind === 'found') expect(Number.isFinite(answer.percent)).toBe(true);
      else expect(answer.reason).toMatch(/^[a-z_]+$/);
    }),
    { numRuns: 500 },
  );
});

test('EP-01 a higher yield is a lower price, a shorter duration and a smaller cost of a basis point', () => {
  fc.assert(
    fc.property(anyValuation, fc.double({ min: 0.1, max: 40, noNaN: true }), (its, percent) => {
      const [low, high] = [riskOf(its, percent), riskOf(its, percent + 1)];
      const [dear, cheap] = [dirtyPrice(its, percent), dirtyPrice(its, percent + 1)];
      if (!low || !high || dear === null || cheap === null) return;
      expect(cheap).toBeLessThan(dear);
      expect(high.modified).toBeLessThan(low.modified);
      expect(high.macaulay).toBeLessThanOrEqual(low.macaulay + 1e-9);
      expect(high.basisPointValue).toBeLessThan(low.basisPointValue);
    }),
    { numRuns: 300 },
  );
});

test('EP-01 duration and convexity foretell the price after a small move', () => {
  fc.assert(
    fc.property(anyValuation, fc.double({ min: 1, max: 20, noNaN: true }), (its, percent) => {
      const [risk, price] = [riskOf(its, percent), dirtyPrice(its, percent)];
      const moved = dirtyPrice(its, percent + 0.01);
      if (!risk || price === null || moved === null || price < 1e-6) return;
      const step = 0.0001;
      const foretold = price * (1 - risk.modified * step + (risk.convexity * step ** 2) / 2);
      expect(Math.abs(moved - foretold)).toBeLessThanOrEqual(price * 1e-6);
      expect(Math.abs(price - moved - risk.basisPointValue)).toBeLessThanOrEqual(price * 1e-4);
    }),
    { numRuns: 300 },
  );
});
