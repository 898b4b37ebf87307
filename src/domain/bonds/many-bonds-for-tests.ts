import { type DayNumber, toDayNumber } from '../calendar/day-number.ts';
import type { Assumptions, BondTerms, Coupon } from './bond-terms.ts';
import { BUSINESS_DAY_RULES } from './business-days.ts';
import { COUPONS_PER_YEAR } from './coupon-schedule.ts';
import { DAY_COUNTS } from './day-count.ts';
import { YIELD_CONVENTIONS, type YieldConvention } from './valuation/conventions.ts';
import type { BondEnd } from './valuation/flows-to-come.ts';

export interface RequestedBond {
  readonly terms: BondTerms;
  readonly assumptions: Assumptions;
  readonly day: DayNumber;
  readonly end: BondEnd;
  readonly convention: YieldConvention;
  readonly clean: number;
}

const FIRST = toDayNumber('1995-01-01');
const STUBS = ['short-front', 'long-front', 'short-back', 'long-back'] as const;
const KINDS = ['fixed', 'fixed', 'fixed', 'zero', 'floating', 'indexed'] as const;

/** A bond of any kind with a day and a price to value it at: the same one for the same number. */
export function bondOfNumber(number: number): RequestedBond {
  const random = createRandom(number);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const oneOf = <T>(these: readonly T[]): T => these[upTo(these.length - 1)] as T;
  const issuedOn = FIRST + upTo(12_000);
  const days = 1 + Math.floor(random() ** 2 * 9_000);
  const coupon = toCoupon(oneOf(KINDS), issuedOn, oneOf, random);
  const isPerpetual = upTo(11) === 0;
  const parts = upTo(3) === 0 ? upTo(4) : 0;
  const terms: BondTerms = {
    faceValue: oneOf([1, 100, 1_000, 50_000]),
    issuedOn,
    maturesOn: isPerpetual ? null : issuedOn + days,
    coupon,
    redemptions: Array.from({ length: parts }, () => ({ day: issuedOn + upTo(days), share: 1 + upTo(30) })),
    defaultedOn: upTo(99) === 0 ? issuedOn + upTo(days) : null,
    ...(upTo(3) === 0 && { businessDays: businessDaysFrom(issuedOn, oneOf) }),
  };
  const day = issuedOn + upTo(days - 1);
  const optionDay = day + 1 + upTo(days);
  const end: BondEnd =
    upTo(3) === 0
      ? { kind: oneOf(['put', 'call'] as const), day: optionDay, percent: 95 + upTo(10) }
      : { kind: 'maturity' };
  const endsOn = end.kind === 'maturity' ? (terms.maturesOn ?? Number.POSITIVE_INFINITY) : end.day;
  const left = endsOn - day;
  return {
    terms,
    assumptions: { baseRate: upTo(120) / 10 - 1, inflation: upTo(80) / 10 - 1 },
    day,
    end,
    convention: left <= 366 ? oneOf(YIELD_CONVENTIONS) : oneOf(['street', 'effective'] as const),
    clean: 100 * Math.exp((2 * random() - 1) * Math.min(1, left / 2_000)),
  };
}

function toCoupon(
  kind: (typeof KINDS)[number],
  issuedOn: DayNumber,
  oneOf: <T>(these: readonly T[]) => T,
  random: () => number,
): Coupon {
  if (kind === 'zero') return { kind };
  const paid = {
    couponsPerYear: oneOf(COUPONS_PER_YEAR),
    dayCount: oneOf(DAY_COUNTS),
    stub: oneOf(STUBS),
    keepsMonthEnd: random() < 0.5,
  };
  const rate = Math.round(random() * 2_000) / 100;
  if (kind === 'fixed') return { kind, rate, ...paid };
  if (kind === 'floating') return { kind, margin: rate / 5, baseRate: null, ...paid };
  return { kind, rate: rate / 4, ratio: 1 + random(), ratioOn: issuedOn, ...paid };
}

const businessDaysFrom = (issuedOn: DayNumber, oneOf: <T>(these: readonly T[]) => T) => ({
  rule: oneOf(BUSINESS_DAY_RULES),
  holidays: [issuedOn + 181, issuedOn + 182, issuedOn + 365],
  accrual: oneOf(['adjusted', 'unadjusted'] as const),
});

/** Tommy Ettinger's mulberry32 in our words: a multiplication and some shifts for each number between 0 and 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
