import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '../../calendar/day-number.ts';
import { anyBond, bond } from '../bonds-for-tests.ts';
import { price as spreadsheetPrice } from '../spreadsheet/bond.ts';
import { YIELD_CONVENTIONS } from './conventions.ts';
import { type Question, valueAtPrice, valueAtYield } from './value-bond.ts';
import { currentYield, namedValuations, valueToEnds } from './yield-to-worst.ts';

const MATURITY = { kind: 'maturity' } as const;
const settlement = toDayNumber('2025-06-10');
const plain = { terms: bond(), settlement, end: MATURITY, convention: 'street' } as const satisfies Question;
const anyConvention = fc.constantFrom(...YIELD_CONVENTIONS);
const anyQuestion = fc
  .record({ terms: anyBond, at: fc.double({ min: 0, max: 1, noNaN: true }), convention: anyConvention })
  .map(({ terms, at, convention }) => {
    const day = terms.issuedOn + Math.floor(at * (terms.maturesOn - terms.issuedOn));
    return { terms, settlement: day, end: MATURITY, convention } satisfies Question;
  });

describe('a bond at a price', () => {
  test('yields what gives the price back, in every convention', () => {
    fc.assert(
      fc.property(anyQuestion, fc.double({ min: 40, max: 180, noNaN: true }), (question, clean) => {
        const valued = valueAtPrice(question, clean);
        if (!valued.isValued) {
          expect(['matured', 'beyond_convention', 'no_solution', 'nothing_to_come']).toContain(valued.why);
          return;
        }
        const again = valueAtYield(question, valued.rate);
        expect(again.isValued && Math.abs(again.clean / clean - 1)).toBeLessThan(1e-8);
      }),
      { numRuns: 3_000 },
    );
  });

  test('is worth the sum of its discounted flows', () => {
    fc.assert(
      fc.property(anyQuestion, fc.double({ min: 60, max: 140, noNaN: true }), (question, clean) => {
        const valued = valueAtPrice(question, clean);
        if (!valued.isValued) return;
        const sum = valued.discounted.reduce((all, { present }) => all + present, 0);
        expect(Math.abs(sum / ((valued.dirty / 100) * valued.outstanding) - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    { day: '2024-03-15', rate: 0.06 },
    { day: '2025-06-10', rate: 0.0912 },
    { day: '2026-09-15', rate: 0.03 },
    { day: '2026-12-31', rate: 0.11 },
  ])('on the street is what a spreadsheet says, also in its last period: $day', ({ day, rate }) => {
    const requested = { ...plain, settlement: toDayNumber(day) };
    const valued = valueAtYield(requested, rate);
    const said = spreadsheetPrice(requested.settlement, plain.terms.maturesOn, 0.08, rate, 100, 2, 0);
    expect(valued.isValued && valued.clean).toBeCloseTo(said, 9);
  });

  test('at par on a coupon day yields its coupon', () => {
    const valued = valueAtPrice({ ...plain, settlement: toDayNumber('2025-03-15') }, 100);
    expect(valued.isValued && valued.rate).toBeCloseTo(0.08, 12);
  });

  test('may yield less than nothing', () => {
    const valued = valueAtPrice(plain, 130);
    expect(valued.isValued && valued.rate).toBeLessThan(0);
  });
});

describe('what cannot be determined says why', () => {
  const floater = bond({
    coupon: {
      kind: 'floating',
      margin: 1,
      baseRate: 'EURIBOR 3M',
      couponsPerYear: 4,
      dayCount: 'ACT/360',
      stub: 'short-front',
      keepsMonthEnd: false,
    },
  });
  test.each([
    { why: 'in_default', requested: { ...plain, terms: bond({ defaultedOn: settlement }) }, clean: 20 },
    { why: 'matured', requested: { ...plain, settlement: toDayNumber('2027-03-15') }, clean: 100 },
    { why: 'not_issued', requested: { ...plain, settlement: toDayNumber('2020-01-01') }, clean: 100 },
    { why: 'rate_unknown', requested: { ...plain, terms: floater }, clean: 100 },
    { why: 'beyond_convention', requested: { ...plain, convention: 'money-market' as const }, clean: 100 },
    { why: 'price_not_positive', requested: plain, clean: -10 },
  ])('$why', ({ why, requested, clean }) => {
    expect(valueAtPrice(requested, clean)).toEqual({ isValued: false, why });
  });

  test('a floater is valued as soon as a base rate is supposed', () => {
    const valued = valueAtPrice(
      { ...plain, terms: floater, convention: 'effective', assumptions: { baseRate: 3 } },
      100,
    );
    expect(valued.isValued && valued.rate).toBeCloseTo(0.0413, 3);
  });
});

describe('a bond that may end earlier', () => {
  const options = [
    { kind: 'put', day: toDayNumber('2026-03-15'), percent: 100 },
    { kind: 'call', day: toDayNumber('2026-05-20'), percent: 101 },
    { kind: 'put', day: toDayNumber('2025-01-01'), percent: 100 },
  ] as const;

  test('is valued to each end that is still to come; a put is never its worst', () => {
    const ends = valueToEnds(plain, 104, options);
    expect(ends.map(({ end }) => end.kind)).toEqual(['maturity', 'put', 'call']);
    const { worst, put, best } = namedValuations(ends);
    expect(worst?.end.kind).toBe('call');
    expect(put?.rate).toBeLessThan(worst?.rate ?? 0);
    expect(best?.end.kind).toBe('maturity');
  });

  test('pays the interest since its last coupon when it is called in between', () => {
    const [, , called] = valueToEnds(plain, 104, options);
    const last = called?.valuation.isValued ? called.valuation.discounted.slice(-2) : [];
    expect(last.map(({ kind }) => kind)).toEqual(['coupon', 'redemption']);
    expect(last[0]?.amount).toBeCloseTo((1_000 * 0.08 * 65) / 360, 9);
    expect(last[1]?.amount).toBe(1_010);
  });

  test('worst is never more than the yield to a call or to maturity, best never less than to a put or to maturity', () => {
    fc.assert(
      fc.property(anyQuestion, fc.double({ min: 60, max: 140, noNaN: true }), (question, clean) => {
        const { issuedOn, maturesOn } = question.terms;
        const half = Math.floor((issuedOn + maturesOn) / 2);
        const ends = valueToEnds(question, clean, [
          { kind: 'put', day: half, percent: 100 },
          { kind: 'call', day: half, percent: 101 },
        ]);
        const { worst, best } = namedValuations(ends);
        for (const { end, valuation } of ends) {
          if (!valuation.isValued) continue;
          if (end.kind !== 'put') expect(worst?.rate).toBeLessThanOrEqual(valuation.rate);
          if (end.kind !== 'call') expect(best?.rate).toBeGreaterThanOrEqual(valuation.rate);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  { why: 'coupons over the price', terms: bond(), clean: 80, expected: 0.1 },
  { why: 'a zero has none', terms: bond({ coupon: { kind: 'zero' } }), clean: 80, expected: null },
  { why: 'in default none', terms: bond({ defaultedOn: 0 }), clean: 80, expected: null },
  { why: 'nothing over nothing is not shown', terms: bond(), clean: 0, expected: null },
])('the current yield: $why', ({ terms, clean, expected }) => {
  expect(currentYield({ terms, settlement }, clean)).toBe(expected);
});
