import { findCalendar } from '#domain/bonds/calendars/calendars.ts';
import { findConvention } from '#domain/bonds/conventions/market-conventions.ts';
import { findDayCount } from '#domain/bonds/day-count-names.ts';
import { findBusinessDayRule } from '#domain/bonds/stored-schedule.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { BondTermsRecord } from '#domain/import/records.ts';

/** A name that nobody knows would be a bond without a yield: the row is rejected, and the finding says by which field. */
export function checkSchedule(record: BondTermsRecord): Finding | null {
  const { dayCount } = record;
  if (dayCount !== undefined && !findDayCount(dayCount))
    return { rule: 'unknown_day_count', severity: 'reject', field: 'dayCount', value: dayCount };
  return checkName(record) ?? checkLengths(record) ?? checkScheduleDays(record);
}

const NAMED = {
  convention: findConvention,
  calendar: findCalendar,
  businessDayRule: findBusinessDayRule,
} as const;

function checkName(record: BondTermsRecord): Finding | null {
  for (const field of ['convention', 'calendar', 'businessDayRule'] as const) {
    const value = record[field];
    if (value !== undefined && NAMED[field](value) === null)
      return { rule: 'unknown_term', severity: 'reject', field, value };
  }
  return null;
}

const LENGTHS = {
  periodDays: [1, 3660],
  periodMonths: [1, 120],
  exCouponDays: [0, 60],
  settlementDays: [0, 30],
  accruedDecimals: [0, 12],
} as const;

function checkLengths(record: BondTermsRecord): Finding | null {
  for (const field of [
    'periodDays',
    'periodMonths',
    'exCouponDays',
    'settlementDays',
    'accruedDecimals',
  ] as const) {
    const value = record[field];
    const [least, most] = LENGTHS[field];
    if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
      return { rule: 'unknown_term', severity: 'reject', field, value: String(value) };
  }
  return null;
}

function checkScheduleDays({
  issuedOn,
  maturesOn,
  firstCouponOn,
  lastRegularCouponOn,
  capitalisedUntil,
  periodDays,
  periodMonths,
}: BondTermsRecord): Finding | null {
  if (firstCouponOn && issuedOn && firstCouponOn <= issuedOn)
    return { rule: 'unknown_term', severity: 'reject', field: 'firstCouponOn', value: firstCouponOn };
  const isLate = lastRegularCouponOn && maturesOn && lastRegularCouponOn >= maturesOn;
  const isEarly = lastRegularCouponOn && issuedOn && lastRegularCouponOn < issuedOn;
  if (isLate || isEarly)
    return {
      rule: 'unknown_term',
      severity: 'reject',
      field: 'lastRegularCouponOn',
      value: lastRegularCouponOn,
    };
  if (capitalisedUntil && issuedOn && capitalisedUntil < issuedOn)
    return { rule: 'unknown_term', severity: 'reject', field: 'capitalisedUntil', value: capitalisedUntil };
  if (periodDays !== undefined && periodMonths !== undefined)
    return { rule: 'unknown_term', severity: 'reject', field: 'periodMonths', value: String(periodMonths) };
  return null;
}
