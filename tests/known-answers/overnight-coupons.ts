import type { Observation } from '#domain/bonds/fixings/fixing-terms.ts';

/** A coupon of an overnight rate. Rates and answers are shares of one; actual/360. */
export interface OvernightCase {
  readonly name: string;
  readonly source: string;
  readonly rates: 'sofr-2019' | 'sofr-2021';
  /** What is known besides, and when. */
  readonly alsoKnown?: readonly (readonly [day: string, percent: number])[];
  readonly knownOn: string;
  /** A flat curve for what is not known, continuously compounded on actual/360. */
  readonly flat?: number;
  readonly start: string;
  readonly end: string;
  readonly upTo?: string;
  readonly lag?: number;
  readonly isShifted?: boolean;
  readonly observation?: Observation;
  readonly margin?: number;
  /** rate: a year; interest: on one of principal; rate-by-interest-days: growth over the days of the interest period. */
  readonly of: 'rate' | 'interest' | 'rate-by-interest-days';
  readonly answer: number;
}

const QUANTLIB = 'QuantLib test-suite/overnightindexedcoupon.cpp';
const FED = 'New York Fed, ARRC-BWLG-Examples-Other-Lookback-Options.xlsx (2020), as reproduced in';

/** Secured overnight financing rate in percent, New York Fed. */
export const SOFR = {
  'sofr-2019': {
    holidays: ['2019-07-04'],
    rates: `2019-06-21 2.37|2019-06-24 2.39|2019-06-25 2.41|2019-06-26 2.43|2019-06-27 2.42|2019-06-28 2.5|2019-07-01 2.42
2019-07-02 2.51|2019-07-03 2.56|2019-07-05 2.59|2019-07-08 2.48|2019-07-09 2.45|2019-07-10 2.46|2019-07-11 2.41
2019-07-12 2.36|2019-07-15 2.46|2019-07-16 2.47|2019-07-17 2.47|2019-07-18 2.46|2019-07-19 2.41|2019-07-22 2.4
2019-07-23 2.4|2019-07-24 2.41|2019-07-25 2.42|2019-07-26 2.41|2019-07-29 2.4|2019-07-30 2.39|2019-07-31 2.55
2019-08-01 2.19|2019-08-02 2.19|2019-08-05 2.13`,
  },
  'sofr-2021': {
    holidays: ['2021-11-11', '2021-11-25', '2021-12-24', '2022-01-17'],
    rates: `2021-10-18 0.08|2021-10-19 0.09|2021-10-20 0.08|2021-10-21 0.1|2021-10-22 0.12|2021-10-25 0.11|2021-10-26 0.13
2021-10-27 0.12|2021-10-28 0.12|2021-10-29 0.08|2021-11-01 0.09|2021-11-02 0.1|2021-11-03 0.11|2021-11-04 0.14
2021-11-05 0.13|2021-11-08 0.11|2021-11-09 0.09|2021-11-10 0.08|2021-11-12 0.07|2021-11-15 0.08|2021-11-16 0.08
2021-11-17 0.07|2021-11-18 0.09|2021-11-19 0.1|2021-11-22 0.09`,
  },
} as const;

const AUTUMN = { rates: 'sofr-2021', knownOn: '2021-11-23' } as const;
const TODAY_FIXED = { alsoKnown: [['2021-11-23', 0.07]] } as const;
const JULY = { rates: 'sofr-2019', start: '2019-07-01', knownOn: '2019-08-05' } as const;
const AHEAD = { rates: 'sofr-2019', start: '2019-07-01', knownOn: '2019-03-12', flat: 0.025 } as const;

export const OVERNIGHT_CASES: readonly OvernightCase[] = [
  {
    ...AUTUMN,
    name: 'a coupon of the past',
    source: `${QUANTLIB}, testPastCouponRate`,
    start: '2021-10-18',
    end: '2021-11-18',
    of: 'rate',
    answer: 0.000987136104,
  },
  {
    ...AUTUMN,
    name: 'a margin that is added and not compounded',
    source: `${QUANTLIB}, testPastSpreadedCouponRate`,
    start: '2021-10-18',
    end: '2021-11-18',
    margin: 0.0001,
    of: 'rate',
    answer: 0.0010871361040194164,
  },
  {
    ...AUTUMN,
    name: 'a running coupon, today not fixed',
    source: `${QUANTLIB}, testCurrentCouponRate`,
    flat: 0.001,
    start: '2021-11-10',
    end: '2021-12-10',
    of: 'rate',
    answer: 0.000926701551,
  },
  {
    ...AUTUMN,
    ...TODAY_FIXED,
    name: 'a running coupon, today fixed',
    source: `${QUANTLIB}, testCurrentCouponRate`,
    flat: 0.001,
    start: '2021-11-10',
    end: '2021-12-10',
    of: 'rate',
    answer: 0.00091670076,
  },
  {
    ...AUTUMN,
    name: 'a coupon of the future',
    source: `${QUANTLIB}, testFutureCouponRate`,
    flat: 0.001,
    start: '2021-12-10',
    end: '2022-01-10',
    of: 'rate',
    answer: 0.001000043057,
  },
  {
    ...AUTUMN,
    knownOn: '2021-11-20',
    name: 'a running coupon on a Saturday',
    source: `${QUANTLIB}, testRateWhenTodayIsHoliday`,
    flat: 0.001,
    start: '2021-11-10',
    end: '2021-12-10',
    of: 'rate',
    answer: 0.00093003518,
  },
  {
    ...AUTUMN,
    name: 'interest accrued in the past',
    source: `${QUANTLIB}, testAccruedAmountInThePast`,
    start: '2021-10-18',
    end: '2022-01-18',
    upTo: '2021-11-18',
    of: 'interest',
    answer: (0.000987136104 * 31) / 360,
  },
  {
    ...AUTUMN,
    name: 'interest accrued beyond today, today not fixed',
    source: `${QUANTLIB}, testAccruedAmountSpanningToday`,
    flat: 0.001,
    start: '2021-11-10',
    end: '2022-01-10',
    upTo: '2021-12-10',
    of: 'interest',
    answer: (0.000926701551 * 30) / 360,
  },
  {
    ...AUTUMN,
    ...TODAY_FIXED,
    name: 'interest accrued beyond today, today fixed',
    source: `${QUANTLIB}, testAccruedAmountSpanningToday`,
    flat: 0.001,
    start: '2021-11-10',
    end: '2022-01-10',
    upTo: '2021-12-10',
    of: 'interest',
    answer: (0.00091670076 * 30) / 360,
  },
  {
    ...AUTUMN,
    name: 'interest accrued in the future',
    source: `${QUANTLIB}, testAccruedAmountInTheFuture`,
    flat: 0.001,
    start: '2021-12-10',
    end: '2022-03-10',
    upTo: '2022-01-10',
    of: 'interest',
    answer: (0.001000043057 * 31) / 360,
  },
  {
    ...AUTUMN,
    name: 'interest accrued on a past Saturday',
    source: `${QUANTLIB}, testAccruedAmountOnPastHoliday`,
    start: '2021-10-18',
    end: '2022-01-18',
    upTo: '2021-11-13',
    of: 'interest',
    answer: 0.00007472481,
  },
  {
    ...AUTUMN,
    name: 'interest accrued on a future Saturday',
    source: `${QUANTLIB}, testAccruedAmountOnFutureHoliday`,
    flat: 0.001,
    start: '2021-12-10',
    end: '2022-03-10',
    upTo: '2022-01-15',
    of: 'interest',
    answer: 0.000100005012,
  },
  {
    ...JULY,
    name: 'a lookback of five days',
    source: `${FED} ${QUANTLIB}, testPastCouponRateWithLookback`,
    end: '2019-07-15',
    lag: 5,
    of: 'rate',
    answer: 0.024781644454,
  },
  {
    ...JULY,
    name: 'a lookback of five days with observation shift',
    source: `${FED} ${QUANTLIB}, testPastCouponRateWithLookbackAndObservationShift`,
    end: '2019-07-31',
    lag: 5,
    isShifted: true,
    of: 'rate',
    answer: 0.024603611707,
  },
  {
    ...AHEAD,
    name: 'a lookback of five days over a future week',
    source: `${QUANTLIB}, testFutureCouponRateWithLookback`,
    end: '2019-07-08',
    lag: 5,
    of: 'rate',
    answer: 0.0250050849311315,
  },
  {
    ...AHEAD,
    name: 'a lookback of five days over two future weeks',
    source: `${QUANTLIB}, testFutureCouponRateWithLookback`,
    end: '2019-07-15',
    lag: 5,
    of: 'rate',
    answer: 0.0250118464503275,
  },
  {
    ...AHEAD,
    name: 'an observation shift over a future week, by days of the interest period',
    source: `${QUANTLIB}, testFutureCouponRateWithLookbackAndObservationShift`,
    end: '2019-07-08',
    lag: 5,
    isShifted: true,
    of: 'rate-by-interest-days',
    answer: 0.0142876985964208,
  },
  {
    ...AHEAD,
    name: 'an observation shift of three days is one growth along the curve',
    source: `${QUANTLIB}, testTelescopicFormulaWhenLookbackWithObservationShiftAndNoIndexFixingDelay`,
    end: '2019-07-15',
    lag: 3,
    isShifted: true,
    of: 'rate',
    answer: (Math.expm1((0.025 * 14) / 360) * 360) / 14,
  },
];
