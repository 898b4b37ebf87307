import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worthOf } from '../yields/discounting.ts';
import { governmentPercent, toGovernmentCurve } from './government-curve.ts';
import { fitNelsonSiegel, type NelsonSiegel, percentOn } from './nelson-siegel.ts';
import { solveZSpread } from './z-spread.ts';

const YEARS = [0.25, 0.5, 1, 2, 3, 5, 7, 10, 15, 20, 30];
const pointsOn = (curve: NelsonSiegel) => YEARS.map((years) => ({ years, percent: percentOn(curve, years) }));

describe('the curve of a currency', () => {
  test('finds a curve again from its own points', () => {
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          level: between(0, 20),
          slope: between(-6, 6),
          hump: between(-6, 6),
          scale: between(0.3, 8),
        }),
        (curve) => {
          const fitted = fitNelsonSiegel(pointsOn(curve));
          expect(fitted?.error).toBeLessThan(0.001);
          for (const years of [0.4, 4, 12, 25]) {
            expect(percentOn(fitted?.curve ?? curve, years)).toBeCloseTo(percentOn(curve, years), 1);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('shows how far its points lie from it', () => {
    const points = pointsOn({ level: 5, slope: -2, hump: 1, scale: 2 }).map(({ years, percent }, i) => ({
      years,
      percent: percent + (i % 2 === 0 ? 0.1 : -0.1),
    }));
    const error = fitNelsonSiegel(points)?.error ?? 0;
    expect(error).toBeGreaterThan(0.05);
    expect(error).toBeLessThan(0.11);
  });

  test('a market where every bond is of one kind has a flat one', () => {
    const fitted = fitNelsonSiegel(YEARS.map((years) => ({ years, percent: 4 })));
    expect(percentOn(fitted?.curve ?? { level: 0, slope: 0, hump: 0, scale: 1 }, 8)).toBeCloseTo(4, 6);
  });

  const wobbly = (years: readonly number[]) =>
    years.map((each, i) => ({ years: each, percent: 4 + (((i * 7) % 5) - 2) * 0.05 }));

  test.each([
    { why: 'bills only', years: [0.05, 0.1, 0.15, 0.2, 0.25] },
    { why: 'a single year', years: [1, 1.2, 1.4, 1.6, 1.8, 2] },
    { why: 'one maturity in all but name', years: [5, 5.01, 5.02, 5.03, 5.04, 5.05] },
    { why: 'the longest bonds only', years: [20, 22, 24, 26, 28, 30] },
    { why: 'the shortest and the longest', years: [0.08, 0.09, 0.1, 29, 29.5, 30] },
  ])('never runs away where it has no points: $why', ({ years }) => {
    const curve = toGovernmentCurve(wobbly(years));
    if (!curve) throw new Error('a curve can be drawn');
    for (const sample of [0.01, 0.5, 2, 7, 15, 40, 100])
      expect(Math.abs(governmentPercent(curve, sample) - 4)).toBeLessThan(1.5);
  });

  test('one bond far off is found by the error', () => {
    const points = pointsOn({ level: 5, slope: -2, hump: 1, scale: 2 });
    const off = points.map((point, i) => (i === 5 ? { ...point, percent: 40 } : point));
    expect(fitNelsonSiegel(off)?.error).toBeGreaterThan(5);
  });

  test('yields that no number holds are joined by lines', () => {
    const points = YEARS.map((years, i) => ({ years, percent: i % 2 === 0 ? 1e300 : -1e300 }));
    expect(toGovernmentCurve(points)?.kind).toBe('interpolated');
    expect(toGovernmentCurve(points.map((point) => ({ ...point, percent: Number.NaN })))).toBeNull();
  });

  test('few points are joined by lines, one is no curve', () => {
    const curve = toGovernmentCurve([
      { years: 4, percent: 6 },
      { years: 2, percent: 3 },
      { years: 2, percent: 5 },
    ]);
    if (curve?.kind !== 'interpolated') throw new Error('three points cannot be fitted');
    expect([1, 2, 3, 4, 9].map((years) => governmentPercent(curve, years))).toEqual([4, 4, 5, 6, 6]);
    expect(toGovernmentCurve([{ years: 1, percent: 3 }])).toBeNull();
  });
});

describe('the spread over a curve', () => {
  const flat = { kind: 'interpolated', points: [{ years: 1, percent: 4 }] } as const;
  const flows = [1, 2, 3].map((years) => ({ years, amount: years === 3 ? 106 : 6 }));

  test('over a flat curve is the yield less the curve', () => {
    const price = worthOf(flows, 0.0725, 1).price;
    const solved = solveZSpread(flows, price, flat);
    expect(solved.isSolved && solved.rate).toBeCloseTo(0.0325, 10);
  });

  test('may be negative, and is explained where there is none', () => {
    const dear = solveZSpread(flows, 130, flat);
    expect(dear.isSolved && dear.rate).toBeLessThan(0);
    expect(solveZSpread([], 100, flat)).toEqual({ isSolved: false, why: 'nothing_to_come' });
    expect(solveZSpread(flows, 0, flat)).toEqual({ isSolved: false, why: 'price_not_positive' });
  });
});
