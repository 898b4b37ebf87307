import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { anyBond } from '#domain/bonds/bonds-for-tests.ts';
import { closedDaysOf } from '#domain/bonds/calendars/calendars.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import { forwardsOf } from '#domain/bonds/fixings/forward-rates.ts';
import type { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import { prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { calculate, type Result } from './calculate.ts';
import { CONVENTIONS, type FieldTexts, TARGETS } from './calculator-fields.ts';
import { type CalculatorInput, readFields } from './read-fields.ts';
import { ownFields, toFields } from './start-fields.ts';

const ask = (changes: Partial<FieldTexts>): CalculatorInput => {
  const { input, faults } = readFields({ ...ownFields('2026-06-15'), ...changes }, '.');
  if (!input) throw new Error([...faults.entries()].map(([field, { code }]) => `${field}: ${code}`).join());
  return input;
};

function resultOf(changes: Partial<FieldTexts>): Result {
  const calculated = calculate(ask(changes));
  if (!calculated.isCalculated) throw new Error(calculated.why);
  return calculated.result;
}

const rateOf = (result: Result, convention: (typeof YIELD_CONVENTIONS)[number]) => {
  const valuation = result.chosen.by[convention];
  return valuation.isValued ? 100 * valuation.rate : valuation.why;
};

const OPTIONS = { puts: '2028-06-15:100', calls: '2027-06-15:103;2029-06-15:101' };

describe('EP-01 what a calculator shows', () => {
  test('at par the street yield is the coupon, and the current yield as well', () => {
    const result = resultOf({});
    expect(rateOf(result, 'street')).toBeCloseTo(5, 10);
    expect(rateOf(result, 'money-market')).toBe('beyond_convention');
    expect(result.current).toBeCloseTo(0.05, 12);
    expect(result).toMatchObject({ accrued: 0, outstanding: 1000, clean: 100, dirty: 100 });
  });

  test('the dirty price is the clean one with what has accrued', () => {
    const clean = resultOf({ date: '2026-09-15', price: '97.25' });
    expect(clean.accrued).toBeGreaterThan(0);
    const dirty = resultOf({ date: '2026-09-15', by: 'dirty', dirty: String(clean.dirty) });
    expect(dirty.clean).toBeCloseTo(97.25, 10);
  });

  test('a price above par is worst at the earliest call below it, a price below par at maturity', () => {
    const dear = resultOf({ ...OPTIONS, price: '112' });
    expect(dear.named.effective.worst?.end).toMatchObject({ kind: 'call', day: toDayNumber('2027-06-15') });
    const cheap = resultOf({ ...OPTIONS, price: '80' });
    expect(cheap.named.effective.worst?.end).toMatchObject({ kind: 'maturity' });
    expect(cheap.ends).toHaveLength(4);
  });

  test('the next put is the one that is still to come', () => {
    const result = resultOf({ puts: '2026-12-15;2028-06-15', date: '2027-01-01', to: 'put' });
    expect(result.chosen.end).toMatchObject({ kind: 'put', day: toDayNumber('2028-06-15') });
  });

  test('in default the price is flat and there is no yield', () => {
    const result = resultOf({ date: '2026-09-15', defaulted: '2026-08-01', price: '30' });
    expect(result).toMatchObject({ why: 'in_default', accrued: 0, dirty: 30, shown: null, current: null });
  });

  test('a floater needs a base rate, an indexed bond a rate of inflation', () => {
    expect(calculate(ask({ coupon: 'floating' }))).toMatchObject({ why: 'rate_unknown' });
    expect(calculate(ask({ coupon: 'indexed' }))).toMatchObject({ why: 'rate_unknown' });
    expect(resultOf({ coupon: 'floating', margin: '1', base: '4' }).current).toBeCloseTo(0.05, 12);
    expect(Number(rateOf(resultOf({ coupon: 'indexed', inflation: '2' }), 'effective'))).toBeGreaterThan(7);
  });

  test.each([
    { changes: { to: 'put' }, why: 'no_put' },
    { changes: { to: 'call', calls: '2026-12-15', date: '2027-01-01' }, why: 'no_call' },
    { changes: { date: '2031-06-15' }, why: 'matured' },
    { changes: { date: '2026-06-14' }, why: 'not_issued' },
    { changes: { by: 'yield', yield: '5', convention: 'money-market' }, why: 'beyond_convention' },
    { changes: { by: 'yield', yield: '5', convention: 'current', coupon: 'zero' }, why: 'no_current_yield' },
    { changes: { by: 'yield', yield: '0', convention: 'current' }, why: 'no_solution' },
    { changes: { by: 'yield', yield: '-100', convention: 'effective' }, why: 'no_solution' },
  ])('$changes: $why', ({ changes, why }) => {
    expect(calculate(ask(changes))).toEqual({ isCalculated: false, why });
  });
});

test.each(CONVENTIONS.flatMap((convention) => TARGETS.map((to) => ({ convention, to }))))(
  'EP-01 a yield ($convention, to $to) that was read off leads back to its price',
  ({ convention, to }) => {
    const short = convention === 'money-market' && {
      matures: '2027-03-15',
      puts: '2026-12-15',
      calls: '2027-01-15',
    };
    const terms = { ...OPTIONS, convention, to, ...short };
    for (const price of ['64.5', '99.75', '101.5', '109']) {
      const there = resultOf({ ...terms, price });
      const read = convention === 'current' ? 100 * (there.current ?? Number.NaN) : rateOf(there, convention);
      const back = resultOf({ ...terms, by: 'yield', yield: String(read) });
      expect(back.clean).toBeCloseTo(Number(price), 7);
    }
  },
);

test('EP-01 for any bond the discounted payments add up to the dirty price, and neither maturity nor a call yields less than the worst', () => {
  const input = fc
    .record({
      terms: anyBond,
      at: fc.double({ min: 0, max: 0.99, noNaN: true }),
      price: fc.integer({ min: 20, max: 180 }),
      options: fc.array(
        fc.record({ at: fc.double({ min: 0.01, max: 0.99, noNaN: true }), isPut: fc.boolean() }),
        {
          maxLength: 3,
        },
      ),
    })
    .map(({ terms, at, price, options }): CalculatorInput => {
      const life = (terms.maturesOn ?? terms.issuedOn) - terms.issuedOn;
      return {
        terms,
        options: options.map((option) => ({
          kind: option.isPut ? 'put' : 'call',
          day: terms.issuedOn + Math.ceil(option.at * life),
          percent: 100,
        })),
        assumptions: {},
        settlement: terms.issuedOn + Math.floor(at * life),
        given: { by: 'price', percent: price },
        convention: 'effective',
        to: 'worst',
      };
    });
  fc.assert(
    fc.property(input, (question) => {
      const calculated = calculate(question);
      if (!calculated.isCalculated) return void expect(calculated.why).toMatch(/^(matured|no_solution)$/);
      const { shown, ends, dirty, outstanding } = calculated.result;
      if (!shown) return void expect(ends.some(({ by }) => by.effective.isValued)).toBe(false);
      const sum = shown.discounted.reduce((total, { present }) => total + present, 0);
      expect(Math.abs(sum / ((dirty / 100) * outstanding) - 1)).toBeLessThan(1e-9);
      for (const { end, by } of ends)
        if (end.kind !== 'put' && by.effective.isValued && shown.convention === 'effective')
          expect(by.effective.rate).toBeGreaterThanOrEqual(shown.rate);
    }),
  );
});

test('EP-01 the terms of any bond are the same after they were written into fields', () => {
  fc.assert(
    fc.property(anyBond, (terms) => {
      const withoutRedemptions = { ...terms, redemptions: [] };
      const texts = toFields({
        terms: withoutRedemptions,
        options: [],
        assumptions: {},
        settlement: terms.issuedOn,
      });
      expect(readFields({ ...texts, price: '100' }, '.').input?.terms).toEqual(withoutRedemptions);
    }),
  );
});

const paid = { couponsPerYear: 2, dayCount: 'ACT/360', stub: 'short-front', keepsMonthEnd: true } as const;
const floating = { kind: 'floating', margin: 0.5, baseRate: null, ...paid } as const;
const life = {
  faceValue: 1000,
  issuedOn: toDayNumber('2024-03-15'),
  maturesOn: toDayNumber('2029-03-15'),
  redemptions: [],
  defaultedOn: null,
};
const OBSERVED = { ...USUAL_FIXING, observation: 'compounded', lag: 5, isShifted: true } as const;

test.each<{ what: string; terms: BondTerms }>([
  {
    what: 'periods of five months',
    terms: {
      ...life,
      coupon: { kind: 'fixed', rate: 4, ...paid, couponsPerYear: 12 / 5, every: { months: 5 } },
    },
  },
  {
    what: 'announced rates and amounts',
    terms: {
      ...life,
      coupon: { kind: 'fixed', rate: 4, ...paid },
      announced: [
        { startsOn: null, day: toDayNumber('2024-09-15'), rate: 3.5, amount: null },
        { startsOn: null, day: toDayNumber('2025-03-15'), rate: null, amount: 21.5 },
      ],
    },
  },
  {
    what: 'a rate observed in arrears with a lag',
    terms: { ...life, coupon: { ...floating, fixing: OBSERVED } },
  },
  {
    what: 'the calendar of a bond without coupons',
    terms: {
      ...life,
      coupon: { kind: 'zero' },
      businessDays: { ...closedDaysOf('TARGET'), rule: 'following', accrual: 'unadjusted' },
    },
  },
])('EP-01 a stored bond keeps $what when it is opened in the calculator', ({ terms }) => {
  const texts = toFields({ terms, options: [], assumptions: {}, settlement: toDayNumber('2026-05-20') });
  expect(readFields({ ...texts, price: '100' }, '.').input?.terms).toEqual(terms);
});

test('EP-01 a floater observed day by day has the same accrued interest in the calculator as in the store', () => {
  const terms: BondTerms = { ...life, coupon: { ...floating, fixing: OBSERVED } };
  const settlement = toDayNumber('2026-05-20');
  const series = {
    days: ['2026-03-02', '2026-04-01', '2026-05-04'].map(toDayNumber),
    percents: [3, 3.5, 4.25],
  };
  const assumptions = { baseRate: 4.25, fixings: { series, knownOn: settlement } };
  const texts = toFields({ terms, options: [], assumptions, settlement });
  const { input } = readFields({ ...texts, price: '100' }, '.');
  const calculated = input && calculate(input);
  expect(calculated?.isCalculated && calculated.result.accrued).toBeCloseTo(
    accruedInterest(terms, settlement, assumptions) ?? Number.NaN,
    9,
  );
});

test.each([USUAL_FIXING, OBSERVED])(
  'NU-01 a floater that follows forward rates has the same yield in the calculator as in the store ($observation)',
  (fixing) => {
    const terms: BondTerms = { ...life, coupon: { ...floating, fixing } };
    const settlement = toDayNumber('2026-05-20');
    const nodes = [
      { years: 0.25, percent: 2 },
      { years: 3, percent: 5 },
    ];
    const assumptions = {
      baseRate: 3,
      fixings: { series: { days: [toDayNumber('2026-03-02')], percents: [3] }, knownOn: settlement },
      forward: forwardsOf({ kind: 'published', nodes }, settlement, 'ACT/360'),
    };
    const texts = toFields({ terms, options: [], assumptions, settlement });
    expect(texts.projected.split(';')).toHaveLength(fixing === OBSERVED ? 6 : 5);
    const { input } = readFields({ ...texts, price: '99' }, '.');
    const calculated = input && calculate(input);
    const stored = prepareBond(terms, assumptions).valueAt(settlement, { kind: 'maturity' }, 'effective', 99);
    const valued = calculated?.isCalculated ? calculated.result.chosen.by.effective : null;
    expect(valued?.isValued && valued.rate).toBeCloseTo(
      stored.isValued ? stored.rate : Number.NaN,
      fixing === OBSERVED ? 6 : 9,
    );
  },
);

test('NU-01 projected rates hold from their day on; a row that cannot be read is named', () => {
  const floater = { coupon: 'floating', margin: '0', base: '4', price: '100' };
  const flat = rateOf(resultOf(floater), 'street');
  const stepped = rateOf(resultOf({ ...floater, projected: '2028-06-15:6' }), 'street');
  expect(flat).toBeCloseTo(4, 9);
  expect(stepped).toBeGreaterThan(4.5);
  expect(() => ask({ ...floater, projected: '2028-06-15' })).toThrow('projected: bad_row');
});
