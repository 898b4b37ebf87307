import { expect, test } from 'vitest';
import { toDayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms, Coupon } from '../bond-terms.ts';
import { bond } from '../bonds-for-tests.ts';
import { parPercent, type ZeroCurve } from '../curve/zero-curve.ts';
import { type BondOption, measureBond, toMeasurable } from './measure-bond.ts';

const DAY = toDayNumber('2025-03-15');
const FLAT: ZeroCurve = {
  kind: 'bootstrapped',
  nodes: [
    { years: 0.5, percent: 3 },
    { years: 20, percent: 3 },
  ],
};
const paid = { couponsPerYear: 2, dayCount: '30/360', stub: 'short-front', keepsMonthEnd: true } as const;

function measure(
  terms: BondTerms,
  clean: number,
  {
    options = [],
    assumptions = {},
    curve = FLAT,
  }: { options?: BondOption[]; assumptions?: Assumptions; curve?: ZeroCurve | null } = {},
) {
  return measureBond(toMeasurable(terms, options, assumptions), { day: DAY, clean, curve });
}

const withCoupon = (coupon: Coupon) => bond({ coupon });
const call = (day: string, percent: number): BondOption => ({ kind: 'call', day: toDayNumber(day), percent });
const put = (day: string, percent = 100): BondOption => ({ kind: 'put', day: toDayNumber(day), percent });
/** Two coupons of four percent a year: what 8 % is when it is compounded once. */
const EIGHT = (1.04 ** 2 - 1) * 100;

const stories: {
  story: string;
  terms: BondTerms;
  clean: number;
  options?: BondOption[];
  assumptions?: Assumptions;
  expected: Partial<Record<keyof ReturnType<typeof measureBond>, unknown>>;
}[] = [
  {
    story: 'a plain one at its face value yields its coupon',
    terms: bond(),
    clean: 100,
    expected: {
      ytm: expect.closeTo(EIGHT, 1),
      ytw: expect.closeTo(EIGHT, 1),
      street: expect.closeTo(8, 8),
      currentYield: expect.closeTo(8, 10),
      workoutEnd: 'maturity',
      workoutDay: toDayNumber('2027-03-15'),
      accrued: 0,
      outstanding: 1_000,
      duration: expect.closeTo(1.888, 2),
      spread: expect.closeTo(516, -1),
      zSpread: expect.closeTo(516, -1),
      why: null,
    },
  },
  {
    story: 'a floater is measured as if its base rate stayed',
    terms: withCoupon({ ...paid, kind: 'floating', margin: 2, baseRate: 'EURIBOR 3M' }),
    clean: 100,
    assumptions: { baseRate: 6 },
    expected: {
      ytm: expect.closeTo(EIGHT, 1),
      currentYield: expect.closeTo(8, 10),
      workoutEnd: 'maturity',
      why: null,
    },
  },
  {
    story: 'a floater whose base rate nobody knows says so',
    terms: withCoupon({ ...paid, kind: 'floating', margin: 2, baseRate: 'EURIBOR 3M' }),
    clean: 100,
    expected: { ytm: null, ytw: null, spread: null, accrued: null, why: 'rate_unknown', price: 100 },
  },
  {
    story: 'a bond without coupons has no current yield, and lasts as long as it runs',
    terms: withCoupon({ kind: 'zero' }),
    clean: 100 / 1.05 ** 2,
    expected: {
      ytm: expect.closeTo(5, 6),
      currentYield: null,
      accrued: 0,
      duration: expect.closeTo(2, 9),
      modified: expect.closeTo(2 / 1.05, 6),
      spread: expect.closeTo(200, 4),
      zSpread: expect.closeTo(200, 4),
    },
  },
  {
    story: 'an amortising one is priced in percent of the outstanding principal',
    terms: bond({ redemptions: [{ day: toDayNumber('2024-09-15'), share: 40 }] }),
    clean: 100,
    expected: { outstanding: 600, street: expect.closeTo(8, 8), pointValue: expect.closeTo(0.105, 2) },
  },
  {
    story: 'one that is called at its worst is measured to that call',
    terms: bond(),
    clean: 103,
    options: [call('2025-09-15', 102), call('2026-03-15', 100)],
    expected: { workoutEnd: 'call', workoutDay: toDayNumber('2026-03-15') },
  },
  {
    story: 'a call that costs the buyer nothing is not its worst end',
    terms: bond(),
    clean: 90,
    options: [call('2026-03-15', 100)],
    expected: { workoutEnd: 'maturity' },
  },
  {
    story: 'one that may be handed back is not measured to a put that nobody would use',
    terms: bond(),
    clean: 104,
    options: [put('2025-09-15')],
    expected: {
      workoutEnd: 'maturity',
      ytp: expect.closeTo(0, 9),
      ytc: null,
      averageLife: expect.closeTo(2, 9),
    },
  },
  {
    story: 'one that is worth more when it is handed back has its best yield there',
    terms: bond(),
    clean: 90,
    options: [put('2025-09-15')],
    expected: { workoutEnd: 'maturity', ytb: expect.closeTo(33, -1), ytp: expect.closeTo(33, -1) },
  },
  {
    story: 'an option of yesterday is over',
    terms: bond(),
    clean: 104,
    options: [put('2025-03-14')],
    expected: { workoutEnd: 'maturity' },
  },
  {
    story: 'a perpetual one yields its coupon for ever, has no spreads and no last day',
    terms: { ...bond(), maturesOn: null },
    clean: 100,
    expected: {
      street: expect.closeTo(8, 6),
      workoutEnd: 'maturity',
      workoutDay: null,
      spread: null,
      zSpread: null,
      why: null,
    },
  },
  {
    story: 'a perpetual one that may be called is measured to the call when that is worse',
    terms: { ...bond(), maturesOn: null },
    clean: 106,
    options: [call('2026-03-15', 100)],
    expected: { workoutEnd: 'call', zSpread: expect.any(Number) },
  },
  {
    story: 'an indexed one owes what its face value has grown to',
    terms: withCoupon({ ...paid, kind: 'indexed', rate: 2, ratio: 1.2, ratioOn: DAY }),
    clean: 100,
    assumptions: { inflation: 3 },
    expected: { outstanding: expect.closeTo(1_200, 9), ytm: expect.closeTo(5.1, 1), why: null },
  },
  {
    story: 'one in default is flat: a price, no accrued interest, no yield',
    terms: bond({ defaultedOn: DAY - 30 }),
    clean: 21,
    expected: { price: 21, accrued: 0, ytm: null, ytw: null, currentYield: null, why: 'in_default' },
  },
  {
    story: 'one that has matured says so',
    terms: bond({ maturesOn: DAY }),
    clean: 100,
    expected: { ytm: null, ytw: null, why: 'matured' },
  },
  {
    story: 'one above all that it will pay has a yield below nothing',
    terms: withCoupon({ kind: 'zero' }),
    clean: 101,
    expected: { ytm: expect.closeTo(((100 / 101) ** 0.5 - 1) * 100, 6), spread: expect.any(Number) },
  },
];

test.each(stories)('EP-01 of a bond that lives: $story', ({ terms, clean, expected, ...given }) => {
  const measured = measure(terms, clean, given);
  expect(measured).toMatchObject(expected);
  if (measured.ytm !== null) expect(measured.ytw).toBeLessThanOrEqual(measured.ytm);
  for (const value of Object.values(measured)) expect(value).not.toBeNaN();
});

test('NU-03 which yield leads is a choice; durations and spreads run to the same end', () => {
  const bondWithPut = toMeasurable(bond(), [put('2025-09-15'), call('2026-03-15', 101)], {});
  const at = { day: DAY, clean: 97, curve: FLAT };
  const ofLeading = (leading: 'worst' | 'maturity' | 'call' | 'put' | 'best') => {
    const { leadingYield, workoutEnd, duration } = measureBond(bondWithPut, at, leading);
    return { leadingYield, workoutEnd, duration };
  };
  const { ytm, ytw, ytc, ytp, ytb } = measureBond(bondWithPut, at);
  expect(ofLeading('maturity')).toMatchObject({ leadingYield: ytm, workoutEnd: 'maturity' });
  expect(ofLeading('worst')).toMatchObject({ leadingYield: ytw, workoutEnd: 'maturity' });
  expect(ofLeading('call')).toMatchObject({ leadingYield: ytc, workoutEnd: 'call' });
  expect(ofLeading('put')).toMatchObject({ leadingYield: ytp, workoutEnd: 'put' });
  expect(ofLeading('best')).toMatchObject({ leadingYield: ytb, workoutEnd: 'put' });
  expect(ofLeading('put').duration).toBeLessThan(ofLeading('call').duration ?? 0);
});

test('EP-01 without a curve there is a yield but no spread', () => {
  expect(measure(bond(), 100, { curve: null })).toMatchObject({
    ytw: expect.closeTo(EIGHT, 1),
    spread: null,
    zSpread: null,
  });
});

test('EP-01 NU-02 the spread is read at the same maturity', () => {
  const steep: ZeroCurve = {
    kind: 'bootstrapped',
    nodes: [
      { years: 1, percent: 2 },
      { years: 3, percent: 4 },
    ],
  };
  const { ytw, workoutDay, spread } = measure(bond(), 100, { curve: steep });
  expect(spread).toBeCloseTo(((ytw ?? 0) - parPercent(steep, ((workoutDay ?? 0) - DAY) / 365)) * 100, 9);
});
