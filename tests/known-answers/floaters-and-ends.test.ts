import { expect, test } from 'vitest';
import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import type { BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import { discountMargin, simpleMargin } from '#domain/bonds/fixings/discount-margin.ts';
import { toCouponRate, USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import { observeRate } from '#domain/bonds/fixings/observe-rate.ts';
import { toRateSeries } from '#domain/bonds/fixings/rate-series.ts';
import { averageLife } from '#domain/bonds/valuation/average-life.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import { nameEnds } from '#domain/bonds/valuation/named-ends.ts';
import { prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import { addMonths, toDayNumber } from '#domain/calendar/day-number.ts';
import { DATED_FLOATER_CASES, MARGIN_CASES } from './discount-margins.ts';
import { OVERNIGHT_CASES, type OvernightCase, SOFR } from './overnight-coupons.ts';
import { END_CASES, LIFE_CASES } from './yields-to-ends.ts';

const SETTLEMENT = toDayNumber('2020-01-15');

test.each(OVERNIGHT_CASES)('NU-01 overnight coupon, $name ($source)', (given) => {
  const { start, end, upTo = end, of, answer } = given;
  const rate = overnightRate(given);
  const [from, to] = [toDayNumber(start), toDayNumber(upTo)];
  const byAnswer = { rate, interest: (rate * (to - from)) / 360, 'rate-by-interest-days': (rate * 4) / 7 };
  expect(Math.abs(byAnswer[of] - answer)).toBeLessThan(1e-12);
});

function overnightRate(given: OvernightCase): number {
  const { start, end, upTo = end, flat, lag = 0, isShifted = false, margin = 0 } = given;
  const { rates, holidays } = SOFR[given.rates];
  const published = rates.split(/[|\n]/).map((line) => {
    const [day = '', percent] = line.split(' ');
    return { day, percent: Number(percent) };
  });
  const also = (given.alsoKnown ?? []).map(([day, percent]) => ({ day, percent }));
  const fixing = { ...USUAL_FIXING, observation: given.observation ?? 'compounded', lag, isShifted };
  const coupon: Extract<Coupon, { kind: 'floating' }> = {
    kind: 'floating',
    margin: 100 * margin,
    baseRate: 'SOFR',
    fixing,
    couponsPerYear: 4,
    dayCount: 'ACT/360',
    stub: 'short-front',
    keepsMonthEnd: true,
  };
  const reference = observeRate(
    coupon,
    { start: toDayNumber(start), end: toDayNumber(end) },
    toDayNumber(upTo),
    {
      fixings: { series: toRateSeries([...published, ...also]), knownOn: toDayNumber(given.knownOn) },
      ...(flat !== undefined && {
        forward: (from: number, to: number) =>
          (100 * Math.expm1((flat * (to - from)) / 360) * 360) / (to - from),
      }),
    },
    { holidays: holidays.map(toDayNumber) },
  );
  return reference === null ? Number.NaN : toCouponRate(reference, coupon) / 100;
}

test.each(MARGIN_CASES)('NU-01 margins of floaters, $name ($source)', (given) => {
  const { years, couponsPerYear, reference, margin, price, of, answer, within } = given;
  const terms: BondTerms = {
    faceValue: 100,
    issuedOn: SETTLEMENT,
    maturesOn: addMonths(SETTLEMENT, 12 * years),
    coupon: {
      kind: 'floating',
      margin,
      baseRate: null,
      couponsPerYear,
      dayCount: '30/360',
      stub: 'short-front',
      keepsMonthEnd: false,
    },
    redemptions: [],
    defaultedOn: null,
  };
  const question = {
    terms,
    assumptions: { baseRate: reference },
    settlement: SETTLEMENT,
    clean: price,
    accrued: 0,
  };
  const found = of === 'simple-margin' ? simpleMargin(question) : discountMargin(question);
  expect(Math.abs((found ?? Number.NaN) - answer)).toBeLessThanOrEqual(within);
});

test.each(END_CASES)('NU-03 yields to ends, $name ($source)', (given) => {
  const { coupon, couponsPerYear, years, price, calls = [], puts = [], of, answer, within } = given;
  const bond = prepareBond(plainBond(coupon, couponsPerYear, years));
  const at =
    (kind: 'call' | 'put') =>
    ([after, percent]: readonly [number, number]) =>
      ({ kind, day: addMonths(SETTLEMENT, 12 * after), percent }) satisfies BondEnd;
  const ends: BondEnd[] = [{ kind: 'maturity' }, ...calls.map(at('call')), ...puts.map(at('put'))];
  const rated = ends.flatMap((end) => {
    const valued = bond.valueAt(SETTLEMENT, end, 'street', price);
    return valued.isValued ? [{ end, rate: valued.rate }] : [];
  });
  const rate = nameEnds(rated)[of]?.rate ?? Number.NaN;
  expect(Math.abs(100 * rate - answer)).toBeLessThanOrEqual(within);
});

test.each(LIFE_CASES)('NU-03 average life, $name ($source)', ({ parts, answer, within }) => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const terms: BondTerms = {
    ...plainBond(5, 1, parts.length),
    redemptions: parts
      .slice(0, -1)
      .map((part, at) => ({ day: addMonths(SETTLEMENT, 12 * (at + 1)), share: (100 * part) / whole })),
  };
  const life = averageLife(terms, SETTLEMENT, { kind: 'maturity' });
  expect(Math.abs((life ?? Number.NaN) - answer)).toBeLessThanOrEqual(within);
});

test.each(DATED_FLOATER_CASES)('NU-01 floaters between coupons, $name ($source)', (given) => {
  const { couponsPerYear, dayCount, margin, fixing, price, of, answer, within } = given;
  const settlement = toDayNumber(given.settlement);
  const terms: BondTerms = {
    ...plainBond(0, 1, 1),
    faceValue: 100,
    issuedOn: toDayNumber(given.issuedOn),
    maturesOn: toDayNumber(given.maturesOn),
    coupon: {
      kind: 'floating',
      margin,
      baseRate: null,
      couponsPerYear,
      dayCount,
      stub: 'short-front',
      keepsMonthEnd: false,
    },
  };
  const series = toRateSeries([{ day: given.issuedOn, percent: fixing }]);
  const found =
    of === 'accrued'
      ? accruedInterest(terms, settlement, { fixings: { series, knownOn: settlement } })
      : simpleMargin({ terms, settlement, clean: price });
  expect(Math.abs((found ?? Number.NaN) - answer)).toBeLessThanOrEqual(within);
});

test('NU-01 NU-03 every known answer names its source, and forty are published ones', () => {
  const all = [...OVERNIGHT_CASES, ...MARGIN_CASES, ...DATED_FLOATER_CASES, ...END_CASES, ...LIFE_CASES];
  expect(all.filter(({ source }) => !source.startsWith('Recomputed')).length).toBeGreaterThanOrEqual(40);
  expect(all.filter(({ source }) => source.length < 20)).toEqual([]);
});

function plainBond(rate: number, couponsPerYear: 1 | 2, years: number): BondTerms {
  return {
    faceValue: 1_000,
    issuedOn: SETTLEMENT,
    maturesOn: addMonths(SETTLEMENT, 12 * years),
    coupon: {
      kind: 'fixed',
      rate,
      couponsPerYear,
      dayCount: '30/360',
      stub: 'short-front',
      keepsMonthEnd: false,
    },
    redemptions: [],
    defaultedOn: null,
  };
}
