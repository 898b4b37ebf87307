import { expect, test } from 'vitest';
import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { type AnnouncedDividend, comingEvents } from './coming-events.ts';

const YEAR = { from: '2026-06-30', to: '2027-06-30' };

const dividend = (changes: Partial<AnnouncedDividend> = {}): AnnouncedDividend => ({
  id: 7,
  instrumentId: 1,
  amount: 1.2,
  currency: 'EUR',
  exDividendOn: '2026-08-03',
  listClosedOn: '2026-08-04',
  paidOn: '2026-08-20',
  ...changes,
});

const terms: BondTerms = {
  faceValue: 1_000,
  issuedOn: toDayNumber('2024-09-15'),
  maturesOn: toDayNumber('2027-03-15'),
  coupon: {
    kind: 'fixed',
    rate: 8,
    couponsPerYear: 2,
    dayCount: '30/360',
    stub: 'short-front',
    keepsMonthEnd: true,
  },
  redemptions: [{ day: toDayNumber('2026-09-15'), share: 40 }],
  defaultedOn: null,
};
const held = (changes: Partial<BondTerms> = {}) => [
  { instrumentId: 2, currency: 'USD', terms: { ...terms, ...changes } },
];

const summarised = (events: ReturnType<typeof comingEvents>) =>
  events.map(({ day, kind, amount }) => `${day} ${kind} ${amount}`);

test('WL-03 a dividend has three days, each an event of its own', () => {
  expect(summarised(comingEvents([dividend()], [], YEAR))).toEqual([
    '2026-08-03 ex_dividend 1.2',
    '2026-08-04 list_close 1.2',
    '2026-08-20 dividend 1.2',
  ]);
});

test('WL-03 a day that was not announced is not made up, and one that has passed is not shown', () => {
  const known = { listClosedOn: null, paidOn: null };
  expect(summarised(comingEvents([dividend(known)], [], YEAR))).toEqual(['2026-08-03 ex_dividend 1.2']);
  const passed = { exDividendOn: '2026-06-20', listClosedOn: '2026-06-22', paidOn: '2026-06-30' };
  expect(summarised(comingEvents([dividend(passed)], [], YEAR))).toEqual(['2026-06-30 dividend 1.2']);
});

test('WL-03 a bond brings coupons, parts of its face value and the rest of it', () => {
  expect(summarised(comingEvents([], held(), YEAR))).toEqual([
    '2026-09-15 coupon 40',
    '2026-09-15 part_redemption 400',
    '2027-03-15 coupon 24',
    '2027-03-15 redemption 600',
  ]);
});

test('WL-03 a floater has days without amounts, and says what its rate hangs on', () => {
  const coupon = { ...terms.coupon, kind: 'floating', margin: 1.5, baseRate: 'SOFR' } as BondTerms['coupon'];
  const [first] = comingEvents([], held({ coupon }), YEAR);
  expect(first).toMatchObject({ kind: 'coupon', amount: null, floating: { baseRate: 'SOFR', margin: 1.5 } });
});

test('WL-03 a bond in default promises nothing', () => {
  expect(comingEvents([], held({ defaultedOn: toDayNumber('2026-05-01') }), YEAR)).toEqual([]);
});

test('WL-03 an event keeps its name when its day moves', () => {
  const ids = (changes: Partial<AnnouncedDividend>) =>
    comingEvents([dividend(changes)], [], YEAR).map(({ id }) => id);
  expect(ids({ paidOn: '2026-09-01' })).toEqual(ids({}));
  const all = comingEvents([dividend(), dividend({ id: 8 })], held(), YEAR).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
});

test('WL-03 events follow each other by day, whatever they are of', () => {
  const days = comingEvents([dividend()], held(), YEAR).map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
});
