import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../../calendar/day-number.ts';
import { bond } from '../bonds-for-tests.ts';
import { valueAtPrice, valueAtYield } from './value-bond.ts';

/**
 * Bonds computed once more as one would on paper: coupon days from the calendar of the machine, plain sums, and halving
 * until nothing changes. Nothing here is shared with what is tested but the day numbers it is asked with.
 */
const MS_PER_DAY = 86_400_000;
const [MATURITY, SETTLED] = [{ kind: 'maturity' } as const, '2024-05-07'];

interface Paper {
  readonly coupon: number;
  readonly perYear: 1 | 2 | 4 | 12;
  readonly coupons: number;
  readonly clean: number;
  readonly date: number;
}

const anyPaper: fc.Arbitrary<Paper> = fc.record({
  coupon: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  perYear: fc.constantFrom(1, 2, 4, 12),
  coupons: fc.integer({ min: 1, max: 60 }),
  clean: fc.integer({ min: 4_000, max: 16_000 }).map((hundredths) => hundredths / 100),
  date: fc.integer({ min: 1, max: 28 }),
});

/** The coupon days from the one before the settlement to maturity, as milliseconds. */
function couponDays({ perYear, coupons, date }: Paper): number[] {
  const settled = Date.parse(SETTLED);
  const step = 12 / perYear;
  let month = 4;
  while (Date.UTC(2024, month, date) > settled) month -= step;
  return Array.from({ length: coupons + 1 }, (_, at) => Date.UTC(2024, month + at * step, date));
}

function sumByHand(
  paper: Paper,
  discount: (amount: number, day: number, at: number) => number,
  days = couponDays(paper).slice(1),
): number {
  const amount = paper.coupon / paper.perYear;
  return days.reduce(
    (sum, day, at) => sum + discount(at === days.length - 1 ? amount + 100 : amount, day, at),
    0,
  );
}

function halve(worth: (rate: number) => number, price: number): number {
  let [low, high] = [-0.9999, 1e4];
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > price) low = middle;
    else high = middle;
  }
  return low;
}

const toTerms = (paper: Paper) => {
  const days = couponDays(paper);
  return bond(
    { issuedOn: (days[0] ?? 0) / MS_PER_DAY, maturesOn: (days.at(-1) ?? 0) / MS_PER_DAY },
    {
      rate: paper.coupon,
      couponsPerYear: paper.perYear,
      dayCount: 'ACT/ACT ICMA',
      keepsMonthEnd: false,
    },
  );
};

const settlement = toDayNumber(SETTLED);

/** How much of the running coupon has grown, by the days of its own period. */
function grownByHand(paper: Paper): number {
  const [before = 0, next = 0] = couponDays(paper);
  return (Date.parse(SETTLED) - before) / (next - before);
}

test('the effective yield is that of plain sums over actual days', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      const dirty = paper.clean + (paper.coupon / paper.perYear) * grownByHand(paper);
      const [days, settled] = [couponDays(paper).slice(1), Date.parse(SETTLED)];
      const worth = (rate: number) =>
        sumByHand(paper, (amount, day) => amount / (1 + rate) ** ((day - settled) / MS_PER_DAY / 365), days);
      fc.pre(worth(-0.9999) > dirty && worth(1e4) < dirty);
      const terms = toTerms(paper);
      const valued = valueAtPrice({ terms, settlement, end: MATURITY, convention: 'effective' }, paper.clean);
      if (!valued.isValued) throw new Error(`${valued.why} for ${toCalendarDay(terms.maturesOn)}`);
      expect(valued.dirty).toBeCloseTo(dirty, 10);
      expect(Math.abs(valued.rate / halve(worth, dirty) - 1)).toBeLessThan(1e-9);
    }),
    { numRuns: 500 },
  );
});

test('the street yield counts periods, and is simple in the last of them', () => {
  fc.assert(
    fc.property(anyPaper, fc.double({ min: -0.3, max: 2, noNaN: true }), (paper, rate) => {
      const left = 1 - grownByHand(paper);
      const growth = 1 + rate / paper.perYear;
      const dirty = sumByHand(paper, (amount, _, at) =>
        paper.coupons === 1 ? amount / (1 + (rate / paper.perYear) * left) : amount / growth ** (at + left),
      );
      const terms = toTerms(paper);
      const valued = valueAtYield({ terms, settlement, end: MATURITY, convention: 'street' }, rate);
      if (!valued.isValued) throw new Error(valued.why);
      expect(Math.abs(valued.dirty / dirty - 1)).toBeLessThan(1e-11);
    }),
    { numRuns: 500 },
  );
});

test('the modified duration and the convexity are what the price really does', () => {
  fc.assert(
    fc.property(anyPaper, fc.double({ min: 0.001, max: 0.3, noNaN: true }), (paper, rate) => {
      const question = { terms: toTerms(paper), settlement, end: MATURITY, convention: 'effective' as const };
      const [down, here, up] = [rate - 1e-4, rate, rate + 1e-4].map((each) => valueAtYield(question, each));
      if (!(down?.isValued && here?.isValued && up?.isValued)) throw new Error('a price');
      const slope = (down.dirty - up.dirty) / 2e-4 / here.dirty;
      const bend = (down.dirty - 2 * here.dirty + up.dirty) / 1e-8 / here.dirty;
      expect(Math.abs(here.risk.modified / slope - 1)).toBeLessThan(1e-4);
      expect(Math.abs(here.risk.convexity - bend)).toBeLessThan(1e-4 * (1 + bend) + 1e-3);
    }),
    { numRuns: 300 },
  );
});
