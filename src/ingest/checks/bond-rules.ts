import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { BondTermsRecord } from '#domain/import/records.ts';

export function checkTerms(record: BondTermsRecord): Finding | null {
  const { nominal, issuedOn, maturesOn } = record;
  if (nominal !== undefined && !(Number(nominal) > 0))
    return { rule: 'nominal', severity: 'reject', field: 'nominal', value: nominal };
  if (issuedOn && maturesOn && maturesOn <= issuedOn)
    return {
      rule: 'maturity_before_issue',
      severity: 'reject',
      field: 'maturesOn',
      value: maturesOn,
      details: { issuedOn },
    };
  return checkFixing(record);
}

const MOST_LAG = 60;
const MOST_MULTIPLIER = 100;
const MOST_RATE = 1_000;

function checkFixing({ fixingLag, rateMultiplier, rateFloor, rateCap }: BondTermsRecord): Finding | null {
  const refuse = (field: string, value: string | number): Finding => ({
    rule: 'fixing_out_of_range',
    severity: 'reject',
    field,
    value: String(value),
  });
  if (fixingLag !== undefined && !(Number.isInteger(fixingLag) && fixingLag >= 0 && fixingLag <= MOST_LAG))
    return refuse('fixingLag', fixingLag);
  const multiplier = Math.abs(Number(rateMultiplier ?? 1));
  if (!(multiplier > 0 && multiplier <= MOST_MULTIPLIER))
    return refuse('rateMultiplier', rateMultiplier ?? '');
  const floor = Number(rateFloor ?? 0);
  if (!(floor >= 0 && floor < MOST_RATE)) return refuse('rateFloor', rateFloor ?? '');
  const cap = Number(rateCap ?? MOST_RATE - 1);
  return cap > 0 && cap < MOST_RATE && cap >= floor ? null : refuse('rateCap', rateCap ?? '');
}

/** Of a coupon or of an option. */
export function checkBeforeMaturity(
  rule: 'coupon_after_maturity' | 'option_after_maturity',
  day: CalendarDay,
  maturesOn: CalendarDay | null,
): Finding | null {
  if (!maturesOn || day <= maturesOn) return null;
  return { rule, severity: 'reject', field: 'day', value: day, details: { maturesOn } };
}

/** Where a coupon period begins and ends. */
export interface CouponDays {
  readonly startsOn: CalendarDay;
  readonly day: CalendarDay;
}

/** Two coupon periods of one bond, as they follow each other in a file. */
export function checkOverlap(
  { startsOn, day }: Partial<CouponDays>,
  before: CouponDays | undefined,
): Finding | null {
  if (!before || !startsOn || !day || day === before.day) return null;
  if (startsOn >= before.day || day <= before.startsOn) return null;
  return {
    rule: 'coupon_overlap',
    severity: 'reject',
    field: 'startsOn',
    value: startsOn,
    details: { day: before.day },
  };
}

const REPAID_TOLERANCE = 0.01;

/** Redemptions of one bond, in percent of its face value. */
export function checkRedemptions(percents: readonly number[]): Finding | null {
  const sum = percents.reduce((total, percent) => total + percent, 0);
  if (percents.length === 0 || Math.abs(sum - 100) <= REPAID_TOLERANCE) return null;
  return { rule: 'redemptions_sum', severity: 'hold', details: { sum: Number(sum.toFixed(4)) } };
}

const WEIGHTS = { least: 98, most: 102 };

/** Members of an index or holdings of a fund, in percent. */
export function checkWeights(percents: readonly number[]): Finding | null {
  const sum = percents.reduce((total, percent) => total + percent, 0);
  if (sum >= WEIGHTS.least && sum <= WEIGHTS.most) return null;
  return { rule: 'weights_sum', severity: 'warn', details: { sum: Number(sum.toFixed(4)) } };
}
