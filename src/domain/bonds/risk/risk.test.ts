import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZeroCurve } from '../curve/zero-curve.ts';
import { rateRisk } from '../yields/rate-risk.ts';
import { solveYield } from '../yields/solve-yield.ts';
import { carryAndRollDown } from './carry.ts';
import { curveDuration, keyRateDurations } from './key-rates.ts';
import { priceScenarios } from './scenarios.ts';

const flat: ZeroCurve = { kind: 'bootstrapped', nodes: [{ years: 1, percent: 4 }] };
const rising: ZeroCurve = {
  kind: 'bootstrapped',
  nodes: [
    { years: 1, percent: 2 },
    { years: 20, percent: 5 },
  ],
};
const bondOf = (years: number, coupon: number) =>
  Array.from({ length: years }, (_, at) => ({
    years: at + 1,
    amount: coupon + (at === years - 1 ? 100 : 0),
  }));
const sumOf = (parts: readonly { readonly duration: number }[]) =>
  parts.reduce((sum, { duration }) => sum + duration, 0);

test('key-rate durations add up to the duration of the whole curve', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 12, noNaN: true }),
      fc.double({ min: -0.01, max: 0.05, noNaN: true }),
      (years, coupon, spread) => {
        const flows = bondOf(years, coupon);
        expect(sumOf(keyRateDurations(flows, rising, spread))).toBeCloseTo(
          curveDuration(flows, rising, spread),
          4,
        );
      },
    ),
  );
});

test('over a flat curve that is the modified duration', () => {
  const flows = bondOf(10, 5);
  expect(curveDuration(flows, flat, 0)).toBeCloseTo(rateRisk(flows, 0.04, 1)?.modified ?? 0, 5);
});

test('one payment at a key rate hangs on that rate alone', () => {
  const parts = keyRateDurations([{ years: 5, amount: 100 }], flat, 0.01);
  for (const { years, duration } of parts) expect(duration).toBeCloseTo(years === 5 ? 5 / 1.05 : 0, 6);
});

test('between two key rates a payment hangs on both, by how near they are', () => {
  const parts = keyRateDurations([{ years: 6, amount: 100 }], flat, 0);
  const at = (years: number) => parts.find((part) => part.years === years)?.duration ?? 0;
  expect([at(5), at(7)]).toEqual([expect.closeTo(3 / 1.04, 6), expect.closeTo(3 / 1.04, 6)]);
});

test('a bond falls when rates rise, gains more than it loses, and a twist turns short against long', () => {
  const [up, down] = priceScenarios(bondOf(10, 5), rising, 0.01, [
    { kind: 'parallel', basisPoints: 100 },
    { kind: 'parallel', basisPoints: -100 },
  ]);
  expect(up?.change).toBeLessThan(0);
  expect(Math.abs(down?.change ?? 0)).toBeGreaterThan(Math.abs(up?.change ?? 0));
  const twist = [{ kind: 'steeper', basisPoints: 50 } as const];
  expect(priceScenarios(bondOf(1, 5), rising, 0, twist)[0]?.change).toBeGreaterThan(0);
  expect(priceScenarios(bondOf(20, 5), rising, 0, twist)[0]?.change).toBeLessThan(0);
  expect(priceScenarios([{ years: 5, amount: 100 }], rising, 0, twist)[0]?.change).toBeCloseTo(0, 10);
});

const worthOver = (curve: ZeroCurve, flows: ReturnType<typeof bondOf>) =>
  priceScenarios(flows, curve, 0, [{ kind: 'parallel', basisPoints: 0 }])[0]?.price ?? 0;
const heldOver = (curve: ZeroCurve, years: number) => {
  const flows = bondOf(years, 4);
  const price = worthOver(curve, flows);
  const solved = solveYield(flows, price, 1);
  return { flows, price, curve, spread: 0, rate: solved.isSolved ? solved.rate : Number.NaN };
};

test('over a flat curve a bond earns its yield and rolls down nothing', () => {
  for (const { months, carry, rollDown } of carryAndRollDown(heldOver(flat, 7))) {
    expect(carry).toBeCloseTo(100 * (1.04 ** (months / 12) - 1), 9);
    expect(rollDown).toBeCloseTo(0, 9);
  }
});

test('a bond that rolls down a rising curve earns more than its yield, and what it earns is what it is worth then', () => {
  const held = heldOver(rising, 10);
  const year = carryAndRollDown(held).at(-1);
  expect(year?.rollDown).toBeGreaterThan(0);
  const later = 4 + worthOver(rising, bondOf(9, 4));
  expect(year?.total).toBeCloseTo(100 * (later / held.price - 1), 9);
});

test('no horizon lies beyond the end of the bond', () => {
  const held = { ...heldOver(flat, 1), flows: [{ years: 0.4, amount: 100 }] };
  expect(carryAndRollDown(held).map(({ months }) => months)).toEqual([1, 3]);
});
