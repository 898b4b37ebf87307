import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '../../calendar/day-number.ts';
import { accruedInterest } from '../accrued-interest.ts';
import { anyBond, bond } from '../bonds-for-tests.ts';
import { YIELD_CONVENTIONS } from '../valuation/conventions.ts';
import { accrualSteps } from './accrual-steps.ts';
import { computeBond, discountOverCurve, type RequestedBond } from './compute-bond.ts';
import { parStepsOf } from './par-steps.ts';
import { BASIS_POINT, WEIGHED, weighFlows } from './weigh-flows.ts';

const plain: RequestedBond = {
  terms: bond(),
  options: [],
  settlement: toDayNumber('2025-06-01'),
  convention: 'effective',
  end: { kind: 'maturity' },
  assumptions: {},
  clean: 98.5,
};
const curve = { kind: 'bootstrapped', nodes: [{ years: 1, percent: 4 }] } as const;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function computed(requested: RequestedBond) {
  const found = computeBond(requested);
  if (!found.isComputed) throw new Error(found.why);
  return found;
}

describe('what an explanation adds up', () => {
  test.each(YIELD_CONVENTIONS)('gives the price and every figure of the %s convention', (convention) => {
    const settlement = toDayNumber(convention === 'money-market' ? '2026-10-01' : '2025-06-01');
    const { valued, compounding, price } = computed({ ...plain, settlement, convention });
    expect(sumOf(valued.discounted.map(({ present }) => present))).toBeCloseTo(price, 9);
    const [macaulay, modified, convexity, pointValue] = WEIGHED.map((what) =>
      sumOf(weighFlows(what, valued, compounding)),
    );
    expect((macaulay ?? 0) / price).toBeCloseTo(valued.risk.macaulay, 9);
    expect((modified ?? 0) / price).toBeCloseTo(valued.risk.modified, 9);
    expect((convexity ?? 0) / price).toBeCloseTo(valued.risk.convexity, 9);
    expect((pointValue ?? 0) * BASIS_POINT).toBeCloseTo(valued.risk.basisPointValue, 12);
  });

  test('NU-02 a par yield follows from the zero rates of its coupons', () => {
    const rising = {
      kind: 'bootstrapped',
      nodes: [
        { years: 0.5, percent: 3 },
        { years: 4, percent: 5 },
      ],
    } as const;
    const { coupons, passed, percent } = parStepsOf(rising, 3.25);
    expect(coupons.map(({ years }) => years)).toEqual([0.25, 1.25, 2.25, 3.25]);
    const annuity = sumOf(coupons.map(({ factor }) => factor));
    expect((percent / 100) * annuity + (coupons.at(-1)?.factor ?? 0)).toBeCloseTo(
      (1 + percent / 100) ** passed,
      12,
    );
    expect(parStepsOf(curve, 7.5).percent).toBeCloseTo(4, 10);
  });

  test('with the Z-spread on every point of the curve the flows are worth the price, too', () => {
    const { valued, price } = computed(plain);
    const found = discountOverCurve(curve, valued, price);
    expect(sumOf((found?.flows ?? []).map(({ present }) => present))).toBeCloseTo(price, 9);
    expect(found?.spread).toBeCloseTo(valued.rate - 0.04, 9);
  });

  test('to the worst end means the same end in every convention', () => {
    const options = [{ kind: 'call' as const, day: toDayNumber('2025-09-15'), percent: 100 }];
    for (const convention of ['street', 'effective'] as const) {
      const dear = computed({ ...plain, options, convention, end: 'worst', clean: 104 });
      expect(dear.end).toEqual(options[0]);
      expect(computed({ ...plain, options, convention, end: 'worst' }).end).toEqual({ kind: 'maturity' });
    }
  });

  test('a bond in default says why it has no yield', () => {
    const terms = bond({ defaultedOn: toDayNumber('2025-01-01') });
    expect(computeBond({ ...plain, terms })).toMatchObject({ isComputed: false, why: 'in_default' });
  });
});

describe('the steps of accrued interest', () => {
  test('add up to it for any bond on any day', () => {
    fc.assert(
      fc.property(anyBond, fc.double({ min: 0, max: 1, noNaN: true }), (terms, at) => {
        const day =
          terms.issuedOn + Math.floor(at * ((terms.maturesOn ?? terms.issuedOn + 9_000) - terms.issuedOn));
        const steps = accrualSteps(terms, day) ?? [];
        const accrued = accruedInterest(terms, day) ?? 0;
        const sum = sumOf(steps.map(({ interest }) => interest));
        expect(Math.abs(sum - accrued)).toBeLessThanOrEqual(1e-14 * terms.faceValue);
      }),
    );
  });

  test('a repayment within the period begins a new step', () => {
    const terms = bond({ redemptions: [{ day: toDayNumber('2025-05-15'), share: 40 }] });
    const steps = accrualSteps(terms, toDayNumber('2025-06-15')) ?? [];
    expect(steps.map(({ outstanding }) => outstanding)).toEqual([1_000, 600]);
    expect(steps.map(({ years }) => years * 360)).toEqual([60, expect.closeTo(30)]);
  });
});
