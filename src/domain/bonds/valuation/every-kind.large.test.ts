import { beforeAll, describe, expect, test } from 'vitest';
import { accruedInterest } from '../accrued-interest.ts';
import { bondPayments } from '../bond-payments.ts';
import { bondOfNumber, type RequestedBond } from '../many-bonds-for-tests.ts';
import { type Measured, type PreparedBond, prepareBond } from './prepared-bond.ts';
import { type Valued, valueAtPrice, valueAtYield } from './value-bond.ts';
import { namedValuations, valueToEnds } from './yield-to-worst.ts';

const BONDS = 100_000;

/** What was found over all of them; numbers of bonds, so that a fault can be looked at. */
interface Found {
  readonly valued: number[];
  readonly notFinite: number[];
  readonly notGivenBack: number[];
  readonly longerAtMore: number[];
  readonly reasons: Set<string>;
}

function tryEveryKind(): Found {
  const found: Found = { valued: [], notFinite: [], notGivenBack: [], longerAtMore: [], reasons: new Set() };
  for (let number = 0; number < BONDS; number++) {
    const requested = bondOfNumber(number);
    const bond = prepareBond(requested.terms, requested.assumptions);
    const { day, end, convention, clean } = requested;
    const measured = bond.valueAt(day, end, convention, clean);
    if (!measured.isValued) {
      found.reasons.add(measured.why);
      continue;
    }
    found.valued.push(number);
    if (!hasNumbersOnly(measured)) found.notFinite.push(number);
    if (!givesBack(bond, requested, measured)) found.notGivenBack.push(number);
    if (!isShorterAtMore(bond, requested, measured)) found.longerAtMore.push(number);
  }
  return found;
}

const hasNumbersOnly = ({ rate, dirty, accrued, outstanding, risk }: Measured) =>
  Number.isFinite(
    rate + dirty + accrued + outstanding + risk.macaulay + risk.convexity + risk.basisPointValue,
  );

function givesBack(
  bond: PreparedBond,
  { day, end, convention, clean }: RequestedBond,
  { rate, dirty }: Measured,
): boolean {
  const again = bond.priceAt(day, end, convention, rate);
  return again.isValued && Math.abs(again.clean - clean) <= 1e-10 * Math.max(1, dirty);
}

function isShorterAtMore(
  bond: PreparedBond,
  { day, end, convention }: RequestedBond,
  { rate, risk }: Measured,
): boolean {
  const more = bond.priceAt(day, end, convention, rate + 0.01);
  return more.isValued && more.risk.modified <= risk.modified && risk.modified >= 0;
}

describe('100,000 bonds of every kind', () => {
  let found: Found;
  beforeAll(() => {
    found = tryEveryKind();
  });

  test('are nearly all valued, the others say why', () => {
    expect(found.valued.length).toBeGreaterThan(0.9 * BONDS);
    expect([...found.reasons].sort()).toEqual(['in_default', 'matured', 'no_solution', 'nothing_to_come']);
  });

  test('have the price again that their yield was found from', () => {
    expect(found.notGivenBack).toEqual([]);
  });

  test('have numbers only', () => {
    expect(found.notFinite).toEqual([]);
  });

  test('have a shorter duration at a higher yield', () => {
    expect(found.longerAtMore).toEqual([]);
  });
});

/** From nearly nothing to ten thousand times the face value, and from losing nearly all of it to a million percent. */
const PRICES = [1e-9, 1e-4, 1, 99.99, 250, 1e4, 1e6];
const YIELDS = [-0.999, -0.99, -0.5, 0, 0.05, 1, 100, 1e4];

test('whatever is paid for a bond or wanted of it, its figures are numbers or a reason, and its flows add up', () => {
  const wrong: number[] = [];
  for (let number = 0; number < 20_000; number++) {
    const { terms, assumptions, day, end, convention } = bondOfNumber(number);
    const question = { terms, assumptions, settlement: day, end, convention };
    const atPrice = valueAtPrice(question, PRICES[number % PRICES.length] ?? 100);
    const atYield = valueAtYield(question, YIELDS[number % YIELDS.length] ?? 0);
    for (const valued of [atPrice, atYield])
      if (valued.isValued && !(hasNumbersOnly(valued) && addsUp(valued))) wrong.push(number);
  }
  expect(wrong).toEqual([]);
});

function addsUp({ discounted, dirty, outstanding }: Valued): boolean {
  const sum = discounted.reduce((all, { amount, factor, present }) => {
    return Number.isFinite(amount + factor) ? all + present : Number.NaN;
  }, 0);
  return Math.abs(sum / ((dirty / 100) * outstanding) - 1) <= 1e-8;
}

test('accrued interest lies within the coupon that it grows into', () => {
  const outside: number[] = [];
  for (let number = 0; number < 5_000; number++) {
    const { terms, assumptions, day } = bondOfNumber(number);
    const accrued = accruedInterest(terms, day, assumptions);
    const next = bondPayments(terms, assumptions, day + 1).find(
      ({ kind, dueOn }) => kind === 'coupon' && dueOn > day,
    );
    const most = Math.max(0, next?.amount ?? 0);
    // An index that falls takes from the coupon what it had already grown to.
    const isFalling = terms.coupon.kind === 'indexed' && (assumptions.inflation ?? 0) < 0;
    if (next && !isFalling && !(accrued !== null && accrued >= 0 && accrued <= most * (1 + 1e-12)))
      outside.push(number);
  }
  expect(outside).toEqual([]);
});

test('NU-03 the worst yield is the lowest of maturity and calls, the best the highest of maturity and puts', () => {
  for (let number = 0; number < 3_000; number++) {
    const { terms, assumptions, day, convention, clean } = bondOfNumber(number);
    const ends = valueToEnds({ terms, settlement: day, convention, assumptions }, clean, [
      { kind: 'put', day: day + 200, percent: 100 },
      { kind: 'call', day: day + 900, percent: 102 },
    ]);
    const rates = (not: 'put' | 'call') =>
      ends.flatMap(({ end, valuation }) => (valuation.isValued && end.kind !== not ? [valuation.rate] : []));
    const { worst, best } = namedValuations(ends);
    expect(worst?.rate ?? Number.POSITIVE_INFINITY).toBe(Math.min(...rates('put')));
    expect(best?.rate ?? Number.NEGATIVE_INFINITY).toBe(Math.max(...rates('call')));
  }
});
