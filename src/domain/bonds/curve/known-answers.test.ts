import { describe, expect, test } from 'vitest';
import { BOOTSTRAPS, SVENSSON_CURVES, Z_SPREADS } from '../../../../tests/known-answers/curves.ts';
import { solveYield } from '../yields/solve-yield.ts';
import { solveNode } from './bootstrap.ts';
import { toZeroNodes } from './published-curve.ts';
import { svenssonForward, svenssonPercent } from './svensson.ts';
import { solveZSpread } from './z-spread.ts';
import { type ZeroCurve, type ZeroNode, zeroFactor } from './zero-curve.ts';

type Published = 1 | 2 | 'continuous';

/** As the curve compounds it, once a year, to how a source does; and back. */
const asPublished = (percent: number, compounding: Published) =>
  compounding === 'continuous'
    ? 100 * Math.log1p(percent / 100)
    : 100 * compounding * ((1 + percent / 100) ** (1 / compounding) - 1);
const annually = (percent: number, compounding: Published) =>
  compounding === 'continuous'
    ? 100 * Math.expm1(percent / 100)
    : 100 * ((1 + percent / 100 / compounding) ** compounding - 1);

describe('NU-02 published curves of Svensson give the published rates', () => {
  for (const { source, day, parameters, within, zeros, forwards, pars, yearForwards } of SVENSSON_CURVES) {
    const zeroAt = (years: number) => svenssonPercent(parameters, years) / 100;
    const factorAt = (years: number) => Math.exp(-years * zeroAt(years));
    test.each(zeros.map((zero, at) => [at + 1, zero, forwards[at] ?? 0, pars[at] ?? 0] as const))(
      `NU-02 ${source}, ${day}: %i years`,
      (years, zero, forward, par) => {
        expect(Math.abs(svenssonPercent(parameters, years) - zero)).toBeLessThan(within);
        expect(Math.abs(svenssonForward(parameters, years) - forward)).toBeLessThan(within);
        let annuity = 0;
        for (let paid = 1; paid <= 2 * years; paid++) annuity += factorAt(paid / 2);
        expect(Math.abs((200 * (1 - factorAt(years))) / annuity - par)).toBeLessThan(within);
      },
    );
    test.each(yearForwards)(`NU-02 ${source}, ${day}: the year after $begins`, ({ begins, percent }) => {
      const growth = factorAt(begins) / factorAt(begins + 1);
      expect(Math.abs(200 * (growth ** 0.5 - 1) - percent)).toBeLessThan(0.001);
    });
    test(`NU-02 ${source}, ${day}: par yields give the zero rates back`, () => {
      const points = pars.map((percent, at) => ({ months: 12 * (at + 1), percent }));
      const nodes = toZeroNodes({ kind: 'par', currency: 'USD', code: 'fed', points });
      for (const [at, node] of nodes.entries())
        expect(Math.abs(asPublished(node.percent, 'continuous') - (zeros[at] ?? 0))).toBeLessThan(0.02);
    });
  }
});

describe('NU-02 published bootstraps', () => {
  for (const { source, bonds, couponsPerYear, compounding, decimals } of BOOTSTRAPS) {
    const flowsOf = ({ years, coupon }: (typeof bonds)[number]) => {
      const count = coupon === 0 ? 1 : years * couponsPerYear;
      return Array.from({ length: count }, (_, at) => ({
        years: years - (count - 1 - at) / couponsPerYear,
        amount: coupon / couponsPerYear + (at === count - 1 ? 100 : 0),
      }));
    };
    const bootstrap = (nodes: ZeroNode[], bond: (typeof bonds)[number]): ZeroNode[] => {
      const { years, price } = bond;
      const flows = flowsOf(bond);
      const solved = solveYield(flows, price, 1);
      const percent = solveNode(nodes, { flows, price, years, rate: solved.isSolved ? solved.rate : 0 }) ?? 0;
      return [...nodes, { years, percent }];
    };
    test.each(bonds)(`NU-02 ${source}: $years years`, (bond) => {
      const upToBond = bonds.slice(0, bonds.indexOf(bond) + 1);
      const nodes = upToBond.reduce<ZeroNode[]>(bootstrap, []);
      expect(asPublished(nodes.at(-1)?.percent ?? Number.NaN, compounding)).toBeCloseTo(bond.zero, decimals);
      const curve: ZeroCurve = { kind: 'bootstrapped', nodes };
      const worth = flowsOf(bond).reduce((sum, flow) => sum + flow.amount * zeroFactor(curve, flow.years), 0);
      expect(worth).toBeCloseTo(bond.price, 10);
    });
  }
});

describe('NU-02 published Z-spreads', () => {
  test.each(Z_SPREADS)('NU-02 $source', ({ flows, price, compounding, spread, within }) => {
    // A source that compounds otherwise adds its spread to other rates: the zero rates here already hold it, so that none is left.
    const shift = compounding === 1 ? 0 : spread / 100;
    const nodes = flows.map(({ years, zero }) => ({ years, percent: annually(zero + shift, compounding) }));
    const solved = solveZSpread(flows, price, { kind: 'published', nodes });
    expect(
      Math.abs((solved.isSolved ? 10_000 * solved.rate : Number.NaN) - (spread - 100 * shift)),
    ).toBeLessThan(within);
  });
});
