import type { Assumptions, BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import { DAY_COUNTS } from '#domain/bonds/day-count.ts';
import { findDayCount } from '#domain/bonds/day-count-names.ts';
import { type FixingTerms, OBSERVATIONS, USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import type { KnownFixings } from '#domain/bonds/fixings/known-fixings.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import {
  COUPON_KINDS,
  dayCountWord,
  ENDS,
  type FieldTexts,
  MONTH_ENDS,
  SHIFTS,
  STUBS,
} from './calculator-fields.ts';
import type { FieldReader } from './field-reader.ts';
import { toForward } from './projected-rates.ts';
import { checkScheduleDays, readBusinessDays, readFrequency, readPayments, whole } from './read-schedule.ts';
import type { RowsField } from './typed-rows.ts';

export type BondOption = Exclude<BondEnd, { kind: 'maturity' }>;

const RATES = { least: -100, most: 1_000 };
const MULTIPLIERS = { least: -100, most: 100 };
const LIMITS = { least: 0, most: 999 };
const LAGS = { least: 0, most: 60 };
const LARGEST_FACE_VALUE = 1e12;
const MOST_RATIO = 1_000;
const SHARES = { least: 0.000_001, most: 100 };
const OPTION_PRICES = { least: 0.01, most: 1_000 };
/** A longer schedule would be more than anyone reads, and slow to answer. */
const LONGEST_LIFE = 36_525;

/** Null where something is missing: the reader knows what. */
export function readTerms(read: FieldReader, texts: FieldTexts): BondTerms | null {
  const faceValue = read.positive('nominal', LARGEST_FACE_VALUE);
  const issuedOn = read.day('issued');
  const life = read.choice('ends', ENDS);
  const maturesOn = life === 'never' ? null : read.day('matures');
  const coupon = readCoupon(read, texts);
  const redemptions = read.rows('repaid', SHARES).map(({ day, percent }) => ({ day, share: percent }));
  const defaultedOn = read.optional('defaulted', () => read.day('defaulted')) ?? null;
  const payments = texts.coupon === 'zero' ? readBusinessDays(read, texts) : readPayments(read, texts);
  if (faceValue === null || issuedOn === null || life === null || coupon === null) return null;
  if (life === 'on-date' && maturesOn === null) return null;
  const terms = { faceValue, issuedOn, maturesOn, coupon, redemptions, defaultedOn, ...payments };
  checkLife(read, terms);
  checkScheduleDays(read, terms);
  return terms;
}

export function readOptions(read: FieldReader, terms: BondTerms | null): readonly BondOption[] {
  const puts = read.rows('puts', OPTION_PRICES).map((row) => ({ kind: 'put' as const, ...row }));
  const calls = read.rows('calls', OPTION_PRICES).map((row) => ({ kind: 'call' as const, ...row }));
  if (terms) {
    checkRows(read, 'puts', puts, terms);
    checkRows(read, 'calls', calls, terms);
  }
  return [...puts, ...calls].sort((a, b) => a.day - b.day);
}

/** What is not supposed stays unknown: the calculation says what hangs on it. */
export function readAssumptions(
  read: FieldReader,
  coupon: Coupon['kind'] | undefined,
  settlement: DayNumber | null,
): Assumptions {
  const fixing =
    coupon === 'floating' ? read.optional('fixing', () => read.number('fixing', RATES)) : undefined;
  const baseRate =
    coupon === 'floating' ? read.optional('base', () => read.number('base', RATES)) : undefined;
  const projected = coupon === 'floating' ? read.rows('projected', RATES) : [];
  const forward = toForward(projected, baseRate ?? undefined);
  const inflation =
    coupon === 'indexed' ? read.optional('inflation', () => read.number('inflation', RATES)) : undefined;
  return {
    ...(typeof baseRate === 'number' && { baseRate }),
    ...(typeof fixing === 'number' && settlement !== null && { fixings: fixedOnce(fixing, settlement) }),
    ...(forward && { forward }),
    ...(typeof inflation === 'number' && { inflation }),
  };
}

/** One rate in force up to the settlement: that of the running period. */
export const fixedOnce = (percent: number, settlement: DayNumber): KnownFixings => ({
  series: { days: [Number.MIN_SAFE_INTEGER], percents: [percent] },
  knownOn: settlement,
});

function readFixing(read: FieldReader): FixingTerms | null {
  const multiplier = read.optional('multiplier', () => read.number('multiplier', MULTIPLIERS));
  const floor = read.optional('floor', () => read.number('floor', LIMITS));
  const cap = read.optional('cap', () => read.positive('cap', LIMITS.most));
  const observation = read.choice('observed', OBSERVATIONS) ?? USUAL_FIXING.observation;
  const lag = read.optional('lag', () => whole(read, 'lag', LAGS)) ?? 0;
  const isShifted = read.choice('shift', SHIFTS) === 'shifted';
  const isUsual = observation === USUAL_FIXING.observation && lag === 0;
  if (isUsual && multiplier === undefined && floor === undefined && cap === undefined) return null;
  if (typeof floor === 'number' && typeof cap === 'number' && cap < floor)
    read.refuse('cap', { code: 'too_small', limit: floor });
  const limits = { multiplier: multiplier ?? 1, floor: floor ?? 0, cap: cap ?? null };
  return { observation, lag, isShifted: isShifted && observation !== 'in_advance', ...limits };
}

function readCoupon(read: FieldReader, texts: FieldTexts): Coupon | null {
  const kind = read.choice('coupon', COUPON_KINDS);
  if (kind === null || kind === 'zero') return kind && { kind };
  const dayCount =
    DAY_COUNTS.find((each) => dayCountWord(each) === texts['day-count']) ?? findDayCount(texts['day-count']);
  const frequency = readFrequency(read, texts, dayCount ?? 'ACT/365');
  const stub = read.choice('stub', STUBS);
  const monthEnd = read.choice('month-end', MONTH_ENDS);
  if (dayCount === null) read.refuse('day-count', { code: 'no_choice' });
  const rate = read.number(kind === 'floating' ? 'margin' : 'rate', RATES);
  const ratio = kind === 'indexed' ? read.positive('ratio', MOST_RATIO) : 1;
  const ratioOn = kind === 'indexed' ? read.day('ratio-date') : 0;
  if (!frequency || !dayCount || !stub || !monthEnd) return null;
  if (rate === null || ratio === null || ratioOn === null) return null;
  const paid = { ...frequency, dayCount, stub, keepsMonthEnd: monthEnd === 'applied' };
  switch (kind) {
    case 'fixed':
      return { kind, rate, ...paid };
    case 'floating': {
      const fixing = readFixing(read);
      return { kind, margin: rate, baseRate: null, ...paid, ...(fixing && { fixing }) };
    }
    case 'indexed':
      return { kind, rate, ratio, ratioOn, ...paid };
  }
}

function checkLife(read: FieldReader, terms: BondTerms): void {
  const { issuedOn, maturesOn, redemptions } = terms;
  if (maturesOn !== null && maturesOn <= issuedOn) read.refuse('matures', { code: 'not_after_issue' });
  if (maturesOn !== null && maturesOn - issuedOn > LONGEST_LIFE)
    read.refuse('matures', { code: 'life_too_long' });
  checkRows(read, 'repaid', redemptions, terms);
  const whole = redemptions.reduce((sum, { share }) => sum + share, 0);
  if (whole > 100 + 1e-6) read.refuse('repaid', { code: 'parts_too_large' });
}

function checkRows(
  read: FieldReader,
  field: RowsField,
  rows: readonly { readonly day: number }[],
  { issuedOn, maturesOn }: BondTerms,
): void {
  const outside = rows.findIndex(({ day }) => day <= issuedOn || (maturesOn !== null && day > maturesOn));
  if (outside >= 0) read.refuse(field, { code: 'row_outside', row: outside + 1 });
}
