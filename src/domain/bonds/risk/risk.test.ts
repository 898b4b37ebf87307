import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZeroCurve } from '../curve/zero-curve.ts';
import { rateRisk } from '../yields/rate-risk.ts';
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
