import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TREND_KINDS, type TrendKind, trendAt } from '#domain/trends/trend.ts';
import { fitTrend } from './fit-trend.ts';

function fitted(kind: TrendKind, xs: readonly number[], ys: readonly number[]) {
  const trend = fitTrend(kind, { xs, ys });
  if (trend.outcome === 'none') throw new Error(trend.reason);
  return trend;
}

/** By hand: x̄ 3, ȳ 4, Sxy 6, Sxx 10, so a = 0.6, b = 2.2; residuals 2.4 of a variation of 6. */
test('CB-01 a linear trend is the line of least squares', () => {
  const { formula, curve } = fitted('linear', [1, 2, 3, 4, 5], [2, 4, 5, 4, 5]);
  expect(formula.a).toBeCloseTo(0.6, 12);
  expect(formula.b).toBeCloseTo(2.2, 12);
  expect(formula.rSquared).toBeCloseTo(0.6, 12);
  expect([...Array.from(curve.xs)]).toEqual([1, 5]);
  expect(Array.from(curve.ys)[1]).toBeCloseTo(5.2, 12);
});

/** By hand: over ln x = 0, 1, 2 the values 1, 2, 4 have the slope 1.5 and begin at 5/6; residuals 1/6 of 14/3. */
test('CB-01 a logarithmic trend is a line over the logarithm of x', () => {
  const { formula } = fitted('logarithmic', [1, Math.E, Math.E ** 2], [1, 2, 4]);
  expect(formula.a).toBeCloseTo(1.5, 12);
  expect(formula.b).toBeCloseTo(5 / 6, 12);
  expect(formula.rSquared).toBeCloseTo(1 - 1 / 6 / (14 / 3), 12);
});

test('CB-01 an exponential trend finds the growth', () => {
  const { formula } = fitted('exponential', [0, 1, 2, 3], [3, 6, 12, 24]);
  expect(formula.a).toBeCloseTo(3, 9);
  expect(formula.b).toBeCloseTo(Math.LN2, 9);
  expect(formula.rSquared).toBeCloseTo(1, 9);
});

test('CB-01 a trend that has no meaning says why', () => {
  expect(fitTrend('logarithmic', { xs: [0, 1], ys: [1, 2] })).toEqual({
    outcome: 'none',
    reason: 'needs_positive_x',
  });
});

test.each(TREND_KINDS)('CB-01 a flat series has a %s trend and nothing to explain', (kind) => {
  const { formula, curve } = fitted(kind, [1, 2, 3], [5, 5, 5]);
  expect(formula.rSquared).toBeNull();
  for (const y of Array.from(curve.ys)) expect(y).toBeCloseTo(5, 9);
});

test.each(TREND_KINDS)('CB-01 points that lie on a %s curve give it back', (kind) => {
  const coefficient = fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100);
  const count = fc.integer({ min: 3, max: 60 });
  fc.assert(
    fc.property(coefficient, coefficient, count, (a, size, points) => {
      const b = kind === 'exponential' ? size / 50 : size;
      const xs = Array.from({ length: points }, (_, at) => at + 1);
      const { formula, curve } = fitted(
        kind,
        xs,
        xs.map((x) => trendAt({ kind, a, b }, x)),
      );
      expect(formula.a / a).toBeCloseTo(1, 6);
      expect(formula.b / b).toBeCloseTo(1, 6);
      expect(formula.rSquared).toBeCloseTo(1, 6);
      expect(Array.from(curve.xs)[0]).toBe(1);
      expect(Array.from(curve.xs).at(-1)).toBe(points);
    }),
  );
});

test('CB-01 ten years of days are fitted without refining the curve point by point', () => {
  const xs = Array.from({ length: 2_600 }, (_, at) => at + 1);
  const ys = xs.map((x) => 1_000 + 40 * Math.sin(x / 9) + x);
  const powers = vi.spyOn(Math, 'exp');
  const logarithms = vi.spyOn(Math, 'log');
  onTestFinished(() => void vi.restoreAllMocks());
  for (const kind of TREND_KINDS) fitted(kind, xs, ys);
  expect(powers.mock.calls.length + logarithms.mock.calls.length).toBeLessThan(12 * xs.length);
});
