import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';

interface Margin {
  readonly settlement: string;
  readonly days: readonly string[];
  /** Coupon days from the start of the running period on, money for 100. */
  readonly coupons: readonly number[];
  readonly stubRate: number;
  readonly rate: number;
  readonly yearDays: number;
  readonly dirty: number;
}

/** Simple interest from coupon day to coupon day at rate and margin, by halving: basis points. */
function findMargin({ settlement, days, coupons, stubRate, rate, yearDays, dirty }: Margin): number {
  const numbers = [settlement, ...days].map(toDayNumber);
  const worth = (margin: number) => {
    let [factor, sum] = [1, 0];
    for (const [at, coupon] of coupons.entries()) {
      const length = ((numbers[at + 1] ?? 0) - (numbers[at] ?? 0)) / yearDays;
      factor /= 1 + ((at === 0 ? stubRate : rate) + margin) * length;
      sum += (coupon + (at === coupons.length - 1 ? 100 : 0)) * factor;
    }
    return sum;
  };
  let [low, high] = [-0.04, 0.2];
  for (let step = 0; step < 100; step++) {
    const half = (low + high) / 2;
    if (worth(half) > dirty) low = half;
    else high = half;
  }
  return 10_000 * low;
}

/** https://www.mathworks.com/help/finance/floatdiscmargin.html: price 99.99, spread 50, stub rate 4.9 %, spot rate 5 %, ACT/360. */
test('NU-01 the margin of MATLAB’s example is that of 99.99 as a dirty price and of 5 % as the whole running coupon', () => {
  const days = ['2011-04-15', '2011-07-15', '2011-10-15', '2012-01-15'];
  const lengths = [90, 91, 92, 92];
  const coupons = lengths.map((length, at) => ((at === 0 ? 5 : 5.5) * length) / 360);
  const shared = { settlement: '2011-01-20', days, stubRate: 0.049, rate: 0.05, yearDays: 360 };
  expect(findMargin({ ...shared, coupons, dirty: 99.99 })).toBeCloseTo(48.481, 4);
});

/** http://help.derivativepricing.com/1961.htm: clean price 99,850, margin 30, last reset 5.45 %, forecast 5.40 %, discount rate 5.50 %, ACT/365. */
test('NU-01 the margin of derivativepricing.com’s example is added to a discount rate that its coupons do not follow', () => {
  const starts = [
    '2003-03-20',
    '2003-09-20',
    '2004-03-20',
    '2004-09-20',
    '2005-03-20',
    '2005-09-20',
    '2006-03-20',
  ];
  const days = [...starts.slice(1), '2006-09-20', '2007-03-20'];
  const all = ['2003-03-20', ...days].map(toDayNumber);
  const coupons = days.map(
    (_, at) => ((at === 0 ? 5.75 : 5.7) * ((all[at + 1] ?? 0) - (all[at] ?? 0))) / 365,
  );
  const dirty = 99.85 + (5.75 * 167) / 365;
  const shared = { settlement: '2003-09-03', days, coupons, yearDays: 365, dirty };
  expect(findMargin({ ...shared, stubRate: 0.055, rate: 0.055 })).toBeCloseTo(24.586, 2);
  expect(findMargin({ ...shared, stubRate: 0.054, rate: 0.054 })).toBeCloseTo(34.59, 2);
});
