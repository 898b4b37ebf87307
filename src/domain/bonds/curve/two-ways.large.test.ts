import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bondOn } from './curve-bonds-for-tests.ts';
import { assetSwapSpread } from './curve-spreads.ts';
import { fitSvensson } from './fit-svensson.ts';
import { toFlowTable } from './price-residuals.ts';
import type { Svensson } from './svensson.ts';
import { solveZSpread } from './z-spread.ts';
import { parPercent, type ZeroCurve, zeroFactor, zeroPercent } from './zero-curve.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anyCurve = fc
  .record({
    beta0: between(0.5, 15),
    beta1: between(-3, 3),
    beta2: between(-4, 4),
    beta3: between(-4, 4),
    tau1: between(0.3, 3),
    tau2: between(3, 12),
  })
  .map((curve): ZeroCurve => ({ kind: 'svensson', ...curve }));

const anyFlows = fc
  .record({ years: between(0.5, 40), coupon: between(0, 20), couponsPerYear: fc.constantFrom(1, 2, 4) })
  .map(({ years, coupon, couponsPerYear }) => {
    const count = Math.ceil(years * couponsPerYear);
    return Array.from({ length: count }, (_, at) => ({
      years: years - (count - 1 - at) / couponsPerYear,
      amount: coupon / couponsPerYear + (at === count - 1 ? 100 : 0),
    }));
  });

/** Where a falling function is zero: halvings alone, nothing of the solver. */
function bisect(at: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high];
  for (let step = 0; step < 60; step++) {
    const middle = (left + right) / 2;
    if (at(middle) > 0) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
}

test('NU-02 the Z-spreads of 10,000 bonds are those that halving finds, within a millionth of a basis point', () => {
  fc.assert(
    fc.property(anyCurve, anyFlows, between(-0.02, 0.5), (curve, flows, spread) => {
      const growths = flows.map(({ years }) => 1 + zeroPercent(curve, years) / 100);
      const worth = (more: number) =>
        flows.reduce((sum, { years, amount }, at) => sum + amount * ((growths[at] ?? 1) + more) ** -years, 0);
      const price = worth(spread);
      const halved = bisect((more) => Math.log(worth(more) / price), -0.5, 2);
      const solved = solveZSpread(flows, price, curve);
      expect(Math.abs((solved.isSolved ? solved.rate : Number.NaN) - halved) * 10_000).toBeLessThan(1e-6);
    }),
    { numRuns: 10_000, seed: 19 },
  );
});

test('NU-02 the par yields of 5,000 curves are those that halving finds', () => {
  fc.assert(
    fc.property(anyCurve, between(1.01, 40), (curve, years) => {
      const times: number[] = [];
      for (let paid = years; paid > 1e-9; paid -= 1) times.push(paid);
      const passed = times.length - years;
      const over = (coupon: number) =>
        (1 + coupon) ** passed -
        times.reduce((sum, paid) => sum + coupon * zeroFactor(curve, paid), 0) -
        zeroFactor(curve, years);
      const par = 100 * bisect(over, -0.5, 2);
      expect(Math.abs(parPercent(curve, years) - par) * 100).toBeLessThan(1e-6);
    }),
    { numRuns: 5_000, seed: 19 },
  );
});

test('NU-02 with the asset-swap spread on a floating leg the swap is worth what the bond costs over par', () => {
  fc.assert(
    fc.property(
      anyCurve,
      fc.integer({ min: 1, max: 30 }),
      between(0, 12),
      between(60, 140),
      (curve, years, coupon, dirty) => {
        const flows = Array.from({ length: years }, (_, at) => ({
          years: at + 1,
          amount: coupon + (at === years - 1 ? 100 : 0),
        }));
        const spread = (assetSwapSpread(flows, dirty, curve) ?? 0) / 10_000;
        let swap = 0;
        for (let paid = 1; paid <= years; paid++) {
          const forward = zeroFactor(curve, paid - 1) / zeroFactor(curve, paid) - 1;
          swap += (100 * (forward + spread) - coupon) * zeroFactor(curve, paid);
        }
        expect(swap).toBeCloseTo(100 - dirty, 8);
      },
    ),
    { numRuns: 2_000, seed: 19 },
  );
});

test('NU-02 no simplex finds a curve that lies a tenth of a basis point nearer to its bonds than the fit', () => {
  fc.assert(
    fc.property(anyCurve, fc.array(between(-8, 8), { minLength: 14, maxLength: 14 }), (curve, offs) => {
      const ends = [0.3, 0.7, 1.2, 2, 3, 4, 5, 7, 9, 11, 15, 19, 24, 30];
      const bonds = ends.map((years, at) => bondOn(curve, years, 1 + (at % 5), offs[at] ?? 0));
      const fitted = fitSvensson(bonds);
      if (!fitted) throw new Error('a curve can be fitted');
      const table = toFlowTable(bonds);
      const rmse = (parameters: Svensson) => {
        const curveOf: ZeroCurve = { kind: 'svensson', ...parameters };
        const squares = bonds.reduce((sum, { flows, price }, at) => {
          const worth = flows.reduce((all, flow) => all + flow.amount * zeroFactor(curveOf, flow.years), 0);
          return sum + ((table.weights[at] ?? 0) * (worth - price)) ** 2;
        }, 0);
        return 100 * Math.sqrt(squares / bonds.length);
      };
      const found = toCurve(simplex((x) => rmse(toCurve(x)), fromCurve(fitted)));
      expect(rmse(fitted) - rmse(found)).toBeLessThan(0.1);
    }),
    { numRuns: 8, seed: 19 },
  );
});

const fromCurve = ({ beta0, beta1, beta2, beta3, tau1, tau2 }: Svensson) => [
  beta0,
  beta1,
  beta2,
  beta3,
  Math.log(tau1),
  Math.log(tau2),
];
const toCurve = ([
  beta0 = 0,
  beta1 = 0,
  beta2 = 0,
  beta3 = 0,
  log1 = 0,
  log2 = 0,
]: readonly number[]): Svensson => ({
  beta0,
  beta1,
  beta2,
  beta3,
  tau1: Math.exp(log1),
  tau2: Math.exp(log2),
});

/** Nelder and Mead's steps from one place. */
function simplex(at: (x: readonly number[]) => number, start: readonly number[]): readonly number[] {
  const vertex = (x: readonly number[]) => ({ x, value: at(x) });
  let all = [start, ...start.map((_, i) => start.map((value, k) => (k === i ? value + 0.05 : value)))].map(
    vertex,
  );
  for (let step = 0; step < 300; step++) {
    all = all.toSorted((a, b) => a.value - b.value);
    const worst = all.at(-1);
    const [best] = all;
    if (!worst || !best) break;
    const rest = all.slice(0, -1);
    const middle = start.map((_, k) => rest.reduce((sum, { x }) => sum + (x[k] ?? 0), 0) / rest.length);
    const along = (by: number) => vertex(middle.map((value, k) => value + by * ((worst.x[k] ?? 0) - value)));
    const mirrored = along(-1);
    const tried = mirrored.value < best.value ? along(-2) : along(0.5);
    const next = [mirrored, tried].toSorted((a, b) => a.value - b.value)[0];
    if (next && next.value < worst.value) all = [...rest, next];
    else all = all.map(({ x }) => vertex(x.map((value, k) => (value + (best.x[k] ?? 0)) / 2)));
  }
  return all.toSorted((a, b) => a.value - b.value)[0]?.x ?? start;
}
