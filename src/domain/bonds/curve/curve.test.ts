import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worthOf } from '../yields/discounting.ts';
import { bootstrap } from './bootstrap.ts';
import { valueOnCurve } from './curve-bond.ts';
import { bondOn } from './curve-bonds-for-tests.ts';
import { fitSvensson } from './fit-svensson.ts';
import { toGovernmentCurve } from './government-curve.ts';
import { toZeroNodes } from './published-curve.ts';
import { solveZSpread } from './z-spread.ts';
import {
  curvePercent,
  forwardPercent,
  parPercent,
  type ZeroCurve,
  zeroFactor,
  zeroPercent,
} from './zero-curve.ts';

const YEARS = [0.25, 0.5, 1, 2, 3, 4.5, 5, 7, 8.3, 10, 15, 20, 30];
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const flatAt = (percent: number): ZeroCurve => ({ kind: 'bootstrapped', nodes: [{ years: 1, percent }] });
const RISING: ZeroCurve = {
  kind: 'svensson',
  beta0: 4.5,
  beta1: -2.5,
  beta2: -1,
  beta3: 2,
  tau1: 1.4,
  tau2: 7,
};

const anySvensson = fc
  .record({
    beta0: between(1, 12),
    beta1: between(-1, 1),
    beta2: between(-3, 3),
    beta3: between(-3, 3),
    tau1: between(0.5, 2),
    tau2: between(4, 10),
  })
  .map((curve): ZeroCurve => ({ kind: 'svensson', ...curve }));

describe('NU-02 the curve of a currency', () => {
  test('NU-02 is found again from the prices of bonds that lie on it', () => {
    fc.assert(
      fc.property(anySvensson, (curve) => {
        const bonds = YEARS.map((years, at) => bondOn(curve, years, at % 3 === 0 ? 0 : 2 + at / 3));
        const fitted = fitSvensson(bonds);
        if (!fitted) throw new Error('a curve can be fitted');
        for (const years of YEARS) {
          const off = zeroPercent({ kind: 'svensson', ...fitted }, years) - zeroPercent(curve, years);
          expect(Math.abs(off)).toBeLessThan(0.05);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('NU-02 shows how far its bonds lie from it, in yield and in price, and what the other way would give', () => {
    const bonds = YEARS.map((years, at) => bondOn(RISING, years, 3, (at % 2 === 0 ? 3 : -3) * years));
    const curve = toGovernmentCurve(bonds);
    expect(curve?.kind).toBe('svensson');
    expect(curve?.error?.price).toBeGreaterThan(5);
    expect(curve?.error?.price).toBeLessThan(60);
    expect(curve?.error?.yield).toBeGreaterThan(0.5);
    expect(curve?.other).toMatchObject({ kind: 'bootstrapped', error: { price: expect.any(Number) } });
  });

  test('NU-02 bonds lie on both sides of it: their mean spread over it is nothing', () => {
    const bonds = YEARS.map((years, at) => bondOn(RISING, years, 3, ((at * 7) % 5) * 8 - 16));
    const curve = toGovernmentCurve(bonds);
    if (!curve) throw new Error('a curve can be drawn');
    const spreads = bonds.map(({ flows, price }) => {
      const solved = solveZSpread(flows, price, curve);
      return solved.isSolved ? 10_000 * solved.rate : Number.NaN;
    });
    expect(Math.abs(spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length)).toBeLessThan(2);
  });

  test.each([
    { why: 'bills only', years: [0.1, 0.2, 0.3, 0.4, 0.5] },
    { why: 'a single year', years: [1, 1.2, 1.4, 1.6, 1.8, 2] },
    { why: 'one maturity in all but name', years: [5, 5.01, 5.02, 5.03, 5.04, 5.05] },
    { why: 'the longest bonds only', years: [20, 22, 24, 26, 28, 30] },
    { why: 'the shortest and the longest', years: [0.1, 0.2, 0.3, 29, 29.5, 30] },
  ])('NU-02 never runs away where it has no bonds: $why', ({ years }) => {
    const bonds = years.map((each, at) => bondOn(flatAt(4 + (((at * 7) % 5) - 2) * 0.05), each, 4));
    const curve = toGovernmentCurve(bonds);
    if (!curve) throw new Error('a curve can be drawn');
    for (const sample of [0.01, 0.5, 2, 7, 15, 40, 100])
      expect(Math.abs(zeroPercent(curve, sample) - 4)).toBeLessThan(1.5);
  });

  test('NU-02 few bonds are bootstrapped and cost what they cost; one is no curve', () => {
    const bonds = [bondOn(RISING, 1.5, 3, 4), bondOn(RISING, 4, 2, -6), bondOn(RISING, 9, 4)];
    const curve = toGovernmentCurve(bonds);
    if (curve?.kind !== 'bootstrapped') throw new Error('three bonds cannot be fitted');
    for (const bond of bonds) expect(valueOnCurve(bond, curve).price).toBeCloseTo(bond.price, 10);
    expect(curve.error?.yield).toBeLessThan(1e-6);
    expect(zeroPercent(curve, 30)).toBe(curve.nodes.at(-1)?.percent);
    expect(toGovernmentCurve(bonds.slice(0, 1))).toBeNull();
    expect(toGovernmentCurve([])).toBeNull();
  });

  test('NU-02 of two bonds that end together one makes the node', () => {
    const nodes = bootstrap([bondOn(RISING, 2, 3), bondOn(RISING, 5, 3), bondOn(RISING, 5.05, 3, 50)]);
    expect(nodes?.map(({ years }) => years)).toEqual([2, 5]);
  });

  test('NU-02 where bonds are too few, a published curve leads', () => {
    const published = [
      { years: 1, percent: 3 },
      { years: 10, percent: 4 },
    ];
    expect(toGovernmentCurve([], published)).toEqual({
      kind: 'published',
      nodes: published,
      error: null,
      other: null,
    });
    expect(toGovernmentCurve([bondOn(RISING, 2, 3), bondOn(RISING, 5, 3)], published)?.kind).toBe(
      'published',
    );
    expect(
      toGovernmentCurve(
        YEARS.map((years) => bondOn(RISING, years, 3)),
        published,
      )?.kind,
    ).toBe('svensson');
  });
});

describe('NU-02 par and forward rates follow from zero rates', () => {
  test('NU-02 on a flat curve all three are the same', () => {
    for (const view of ['zero', 'par', 'forward'] as const)
      for (const years of [0.3, 1, 1.7, 5, 12.25])
        expect(curvePercent(flatAt(6), view, years)).toBeCloseTo(6, 10);
  });

  test('NU-02 a bond that pays the par yield yields it', () => {
    fc.assert(
      fc.property(anySvensson, between(0.2, 30), (curve, years) => {
        const par = parPercent(curve, years);
        const bond = bondOn(curve, years, par);
        expect(100 * bond.rate).toBeCloseTo(par, 6);
      }),
      { numRuns: 200 },
    );
  });

  test('NU-02 on a curve below zero the par yield is below zero too, and a bond that pays it yields it', () => {
    const below: ZeroCurve = { ...RISING, beta0: 0.2, beta1: -0.8 };
    const par = parPercent(below, 3.35);
    expect(par).toBeLessThan(0);
    expect(100 * bondOn(below, 3.35, par).rate).toBeCloseTo(par, 6);
  });

  test('NU-02 forwards compound to the zero rate', () => {
    const growth = [1, 2, 3, 4, 5].reduce((all, years) => all * (1 + forwardPercent(RISING, years) / 100), 1);
    expect(1 / growth).toBeCloseTo(zeroFactor(RISING, 5), 12);
  });
});

describe('NU-02 curves of others become zero rates', () => {
  test('NU-02 par yields with two coupons a year are given back', () => {
    const points = [1, 3, 6, 12, 24, 36, 60, 84, 120, 240, 360].map((months, at) => ({
      months,
      percent: 4 + at / 10,
    }));
    const nodes = toZeroNodes({ kind: 'par', currency: 'USD', code: 'us-treasury-par', points });
    expect(nodes).toHaveLength(points.length);
    const curve: ZeroCurve = { kind: 'published', nodes };
    for (const { months, percent } of points.filter((point) => point.months >= 12)) {
      const count = months / 6;
      const annuity = Array.from({ length: count }, (_, at) => zeroFactor(curve, (at + 1) / 2)).reduce(
        (a, b) => a + b,
        0,
      );
      expect((200 * (1 - zeroFactor(curve, months / 12))) / annuity).toBeCloseTo(percent, 8);
    }
  });

  test('NU-02 rates compounded continuously become yearly ones', () => {
    const points = [{ months: 120, percent: 3 }];
    const [node] = toZeroNodes({ kind: 'zero', currency: 'EUR', code: 'ecb-g-n-a-zero', points });
    expect(node).toEqual({ years: 10, percent: expect.closeTo(100 * Math.expm1(0.03), 12) });
    expect(toZeroNodes({ kind: 'zero', currency: 'EUR', code: 'other', points })[0]?.percent).toBe(3);
  });
});

describe('the spread over a curve', () => {
  const flows = [1, 2, 3].map((years) => ({ years, amount: years === 3 ? 106 : 6 }));

  test('NU-02 over a flat curve is the yield less the curve', () => {
    const price = worthOf(flows, 0.0725, 1).price;
    const solved = solveZSpread(flows, price, flatAt(4));
    expect(solved.isSolved && solved.rate).toBeCloseTo(0.0325, 10);
  });

  test('NU-02 may be negative, and is explained where there is none', () => {
    const dear = solveZSpread(flows, 130, flatAt(4));
    expect(dear.isSolved && dear.rate).toBeLessThan(0);
    expect(solveZSpread([], 100, flatAt(4))).toEqual({ isSolved: false, why: 'nothing_to_come' });
    expect(solveZSpread(flows, 0, flatAt(4))).toEqual({ isSolved: false, why: 'price_not_positive' });
  });
});
