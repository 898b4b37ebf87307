import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDayNumber } from '../calendar/day-number.ts';
import { anyDay, anyDayCount } from './bonds-for-tests.ts';
import { DAY_COUNTS, daysOf360, yearFraction } from './day-count.ts';
import { findDayCount } from './day-count-names.ts';

const day = toDayNumber;

test.each([
  { from: '2006-08-31', to: '2007-02-28', american: 178, european: 178, isda: 180 },
  { from: '2007-02-28', to: '2007-08-31', american: 180, european: 182, isda: 180 },
  { from: '2007-02-26', to: '2008-02-29', american: 363, european: 363, isda: 364 },
  { from: '2008-02-29', to: '2009-02-28', american: 360, european: 359, isda: 360 },
  { from: '2007-02-28', to: '2007-03-05', american: 5, european: 7, isda: 5 },
  { from: '2007-10-31', to: '2007-11-28', american: 28, european: 28, isda: 28 },
  { from: '2008-01-31', to: '2008-02-29', american: 29, european: 29, isda: 30 },
  { from: '2007-01-15', to: '2007-01-31', american: 16, european: 15, isda: 15 },
  { from: '2007-09-30', to: '2007-10-31', american: 30, european: 30, isda: 30 },
])('months of thirty days: from $from to $to', ({ from, to, american, european, isda }) => {
  expect(daysOf360('30/360', day(from), day(to))).toBe(american);
  expect(daysOf360('30E/360', day(from), day(to))).toBe(european);
  expect(daysOf360('30E/360 ISDA', day(from), day(to))).toBe(isda);
});

test('ISDA lets the last day of February be what it is when the bond ends on it', () => {
  const [from, to] = [day('2008-08-31'), day('2009-02-28')];
  expect(daysOf360('30E/360 ISDA', from, to, to)).toBe(178);
});

/** The three bonds of ISDA's paper on actual/actual: ten per cent on 10,000, to the cent. */
test.each([
  { from: '2003-11-01', to: '2004-05-01', perYear: 2, isda: 497.72, icma: 500 },
  { from: '1999-07-01', to: '2000-07-01', perYear: 1, isda: 1001.38, icma: 1000 },
  { from: '1999-07-30', to: '2000-01-30', perYear: 2, isda: 503.89, icma: 500 },
])('actual/actual by both rules: from $from to $to', ({ from, to, perYear, isda, icma }) => {
  const [start, end] = [day(from), day(to)];
  const reference = { start, end, couponsPerYear: perYear };
  expect(1_000 * yearFraction('ACT/ACT ISDA', start, end)).toBeCloseTo(isda, 2);
  expect(1_000 * yearFraction('ACT/ACT ICMA', start, end, { reference })).toBeCloseTo(icma, 2);
});

test.each([
  { dayCount: 'ACT/360', years: 1.0166666666666666 },
  { dayCount: 'ACT/365', years: 1.0027397260273974 },
  { dayCount: 'ACT/ACT ISDA', years: 1 },
  { dayCount: 'ACT/ACT ICMA', years: 1 },
] as const)('the year 2024 by $dayCount is $years', ({ dayCount, years }) => {
  expect(yearFraction(dayCount, day('2024-01-01'), day('2025-01-01'))).toBeCloseTo(years, 12);
});

test('time never runs backwards: a later day is never a smaller part of a year', () => {
  fc.assert(
    fc.property(anyDayCount, anyDay, fc.nat(9_000), fc.nat(400), (dayCount, from, days, more) => {
      const reference = { start: from, end: from + 365, couponsPerYear: 1 };
      const nearer = yearFraction(dayCount, from, from + days, { reference });
      const further = yearFraction(dayCount, from, from + days + more, { reference });
      return nearer >= 0 && further >= nearer;
    }),
  );
});

/** Rules that count each day once, whatever is between them. */
const ADDITIVE = ['ACT/360', 'ACT/365', 'ACT/ACT ISDA', 'NL/365', 'BUS/252'] as const;

test('NU-05 what is counted by days adds up over any day between', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDITIVE),
      anyDay,
      fc.nat(4_000),
      fc.nat(4_000),
      (dayCount, from, first, rest) => {
        const middle = from + first;
        const parts = yearFraction(dayCount, from, middle) + yearFraction(dayCount, middle, middle + rest);
        return Math.abs(parts - yearFraction(dayCount, from, middle + rest)) < 1e-9;
      },
    ),
  );
});

test('every measure is within four days of a year of the time that has passed', () => {
  fc.assert(
    fc.property(anyDayCount, anyDay, fc.nat(700), (dayCount, from, days) => {
      const reference = { start: from, end: from + 365, couponsPerYear: 1 };
      fc.pre(dayCount !== 'BUS/252');
      const years = yearFraction(dayCount, from, from + days, { reference });
      return Math.abs(years - days / 365.25) < 4 / 365 + days / 360 - days / 366;
    }),
  );
});

test.each([
  ['ACT/ACT', 'ACT/ACT ICMA'],
  [' act/365f', 'ACT/365'],
  ['30e/360  isda', '30E/360 ISDA'],
  ['30/360 US', '30/360'],
  ['Actual/360', 'ACT/360'],
  ['Actual/Actual', 'ACT/ACT ICMA'],
  ['Actual/Actual (ISDA)', 'ACT/ACT ISDA'],
  ['Act/Act (AFB)', 'ACT/ACT AFB'],
  ['actual/365 fixed', 'ACT/365'],
  ['ACT/365 (F)', 'ACT/365'],
  ['ACT/365.FIXED', 'ACT/365'],
  ['A/365', 'ACT/365'],
  ['A/360', 'ACT/360'],
  ['A/A', 'ACT/ACT ICMA'],
  ['ACT/365L', 'ACT/365L'],
  ['ACT/365 (NL)', 'NL/365'],
  ['NL/365', 'NL/365'],
  ['30/360 ISDA', '30/360 ISDA'],
  ['30/360 Bond Basis', '30/360 ISDA'],
  ['Bond basis', '30/360 ISDA'],
  ['ISMA-30/360', '30E/360'],
  ['Eurobond basis', '30E/360'],
  ['30/360 German', '30E/360 ISDA'],
  ['30E/360.ISDA', '30E/360 ISDA'],
  ['30E+/360', '30E+/360'],
  ['THIRTY_360', '30/360'],
  ['BUS/252', 'BUS/252'],
  ['du/252', 'BUS/252'],
  ['факт/365', 'ACT/365'],
  ['0', '30/360'],
  ['1', 'ACT/ACT ICMA'],
  ['2', 'ACT/360'],
  ['3', 'ACT/365'],
  ['4', '30E/360'],
  ['A006', 'ACT/ACT ICMA'],
  ['5', null],
  ['ACT/366', null],
  ['', null],
])('NU-05 a source that says "%s" means %s', (name, dayCount) => {
  expect(findDayCount(name)).toBe(dayCount);
});

test('every measure is known by its own name', () => {
  for (const dayCount of DAY_COUNTS) expect(findDayCount(dayCount)).toBe(dayCount);
});
