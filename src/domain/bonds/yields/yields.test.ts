import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Compounding, discountFactor, type Flow, worthOf } from './discounting.ts';
import { rateRisk } from './rate-risk.ts';
import { solveYield } from './solve-yield.ts';

const COMPOUNDINGS: readonly Compounding[] = [1, 2, 4, 12, 'simple'];

const compounding = fc.constantFrom(...COMPOUNDINGS);
const flows = fc
  .record({
    first: fc.double({ min: 0.001, max: 1, noNaN: true }),
    step: fc.constantFrom(1, 1 / 2, 1 / 4, 1 / 12),
    count: fc.integer({ min: 1, max: 60 }),
    coupon: fc.double({ min: 0, max: 30, noNaN: true }),
    redeemed: fc.double({ min: 1, max: 200, noNaN: true }),
  })
  .map(({ first, step, count, coupon, redeemed }): readonly Flow[] =>
    Array.from({ length: count }, (_, i) => ({
      years: first + i * step,
      amount: coupon * step + (i === count - 1 ? redeemed : 0),
    })),
  );
const yieldRate = fc.double({ min: -0.01, max: 20, noNaN: true });

const bullet = (coupon: number, years: number): readonly Flow[] =>
  Array.from({ length: years }, (_, i) => ({
    years: i + 1,
    amount: coupon + (i + 1 === years ? 100 : 0),
  }));

describe('a yield', () => {
  test('gives back the price that it was found from, for every bond that can be thought of', () => {
    fc.assert(
      fc.property(flows, yieldRate, compounding, (its, sample, every) => {
        const paid = worthOf(its, sample, every).price;
        const solved = solveYield(its, paid, every);
        if (!solved.isSolved) throw new Error(`no yield: ${solved.why}`);
        const again = worthOf(its, solved.rate, every).price;
        expect(Math.abs(again / paid - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    { why: 'a bond at par yields its coupon', its: bullet(5, 10), paid: 100, rate: 0.05 },
    {
      why: 'a price above all that is to come is a negative yield',
      its: bullet(0, 1),
      paid: 110,
      rate: -1 / 11,
    },
    {
      why: 'a zero of two years doubles at the root of two',
      its: bullet(0, 2),
      paid: 50,
      rate: Math.SQRT2 - 1,
    },
    {
      why: 'what is nearly given away yields more than can be dreamt of',
      its: bullet(0, 1),
      paid: 1e-6,
      rate: 1e8 - 1,
    },
  ])('$why', ({ its, paid, rate }) => {
    const solved = solveYield(its, paid, 1);
    expect(solved).toMatchObject({ isSolved: true });
    expect(solved.isSolved && Math.abs(solved.rate / rate - 1)).toBeLessThan(1e-12);
  });

  test.each([
    { its: [], paid: 100, why: 'nothing_to_come' },
    { its: [{ years: 0, amount: 100 }], paid: 100, why: 'nothing_to_come' },
    { its: [{ years: 1, amount: 0 }], paid: 100, why: 'nothing_to_come' },
    { its: bullet(5, 3), paid: 0, why: 'price_not_positive' },
    { its: bullet(5, 3), paid: -4, why: 'price_not_positive' },
    { its: bullet(5, 3), paid: Number.NaN, why: 'price_not_positive' },
    { its: bullet(5, 3), paid: Number.POSITIVE_INFINITY, why: 'price_not_positive' },
    {
      its: [
        { years: 0, amount: 60 },
        { years: 1, amount: 5 },
      ],
      paid: 50,
      why: 'no_solution',
    },
  ])('is not shown but explained where there is none: $why', ({ its, paid, why }) => {
    for (const every of COMPOUNDINGS) expect(solveYield(its, paid, every)).toEqual({ isSolved: false, why });
  });

  test('is a number or a reason, whatever is requested', () => {
    const wild = fc.array(fc.record({ years: fc.double(), amount: fc.double() }), { maxLength: 5 });
    fc.assert(
      fc.property(wild, fc.double(), compounding, (its, paid, every) => {
        const solved = solveYield(its, paid, every);
        if (solved.isSolved) expect(Number.isFinite(solved.rate)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the duration', () => {
  const rate = fc.double({ min: -0.02, max: 0.4, noNaN: true });
  const compounded = fc.constantFrom(1, 2, 4, 12) as fc.Arbitrary<Compounding>;

  test('falls as the yield rises', () => {
    fc.assert(
      fc.property(flows, rate, compounded, (its, low, every) => {
        const before = rateRisk(its, low, every)?.modified ?? 0;
        const after = rateRisk(its, low + 0.01, every)?.modified ?? 0;
        expect(after).toBeLessThanOrEqual(before);
      }),
      { numRuns: 5_000 },
    );
  });

  test('and the convexity show what the price does when the yield moves a little', () => {
    fc.assert(
      fc.property(flows, rate, compounded, (its, at, every) => {
        const risk = rateRisk(its, at, every);
        const here = worthOf(its, at, every).price;
        const there = worthOf(its, at + 0.0001, every).price;
        const predicted = here * (1 - (risk?.modified ?? 0) * 1e-4 + ((risk?.convexity ?? 0) / 2) * 1e-8);
        expect(Math.abs(there / predicted - 1)).toBeLessThan(1e-6);
        expect(risk?.basisPointValue).toBeCloseTo(((risk?.modified ?? 0) * here) / 10_000, 12);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of a zero is its time', () => {
    expect(rateRisk(bullet(0, 7), 0.03, 1)).toMatchObject({ macaulay: 7, modified: 7 / 1.03 });
  });

  test('of what is worth nothing is not shown', () => {
    expect(rateRisk([], 0.03, 1)).toBeNull();
  });
});

test('discounted flows add up to the price', () => {
  fc.assert(
    fc.property(flows, compounding, (its, every) => {
      const sum = its.reduce(
        (all, { years, amount }) => all + amount * discountFactor(years, 0.07, every),
        0,
      );
      expect(sum).toBeCloseTo(worthOf(its, 0.07, every).price, 9);
    }),
    { numRuns: 500 },
  );
});
