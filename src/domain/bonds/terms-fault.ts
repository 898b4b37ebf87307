import { findCalendar } from './calendars/calendars.ts';
import { findConvention } from './conventions/market-conventions.ts';
import { withConvention } from './conventions/with-convention.ts';
import { findCouponsPerYear } from './coupon-schedule.ts';
import { findDayCount } from './day-count-names.ts';
import type { StoredBond } from './stored-bond.ts';
import { findBusinessDayRule } from './stored-schedule.ts';
import { withTermsOfCoupons } from './terms-of-coupons.ts';

export const TERMS_FAULTS = [
  'missing',
  'unknown',
  'not_positive',
  'not_after_issue',
  'after_maturity',
  'overlap',
  'too_large',
] as const;

/** What is wrong with a bond's terms, by the field that has to be corrected. */
export interface TermsFault {
  readonly field: FaultyField;
  readonly code: (typeof TERMS_FAULTS)[number];
  readonly value?: string;
}

type FaultyField = Extract<
  keyof StoredBond,
  | 'couponType'
  | 'couponRate'
  | 'couponsPerYear'
  | 'dayCount'
  | 'indexRatio'
  | 'faceValue'
  | 'issuedOn'
  | 'maturesOn'
  | 'convention'
  | 'calendar'
  | 'businessDayRule'
  | 'periodDays'
  | 'options'
  | 'coupons'
  | 'redemptions'
>;

/** The first fault; null where the bond can be valued as its terms say. */
export function findTermsFault(known: StoredBond): TermsFault | null {
  return (
    faultOfNames(known) ?? faultOfCoupon(withTermsOfCoupons(withConvention(known))) ?? faultOfDays(known)
  );
}

function faultOfNames({ convention, calendar, businessDayRule }: StoredBond): TermsFault | null {
  if (convention && !findConvention(convention))
    return { field: 'convention', code: 'unknown', value: convention };
  if (calendar && !findCalendar(calendar)) return { field: 'calendar', code: 'unknown', value: calendar };
  if (businessDayRule && !findBusinessDayRule(businessDayRule))
    return { field: 'businessDayRule', code: 'unknown', value: businessDayRule };
  return null;
}

function faultOfCoupon(bond: StoredBond): TermsFault | null {
  const { couponType, couponRate, couponsPerYear, dayCount, periodDays, periodMonths } = bond;
  if (couponType === null) return { field: 'couponType', code: 'missing' };
  if (couponType === 'zero') return null;
  if (!dayCount) return { field: 'dayCount', code: 'missing' };
  if (!findDayCount(dayCount)) return { field: 'dayCount', code: 'unknown', value: dayCount };
  if (periodDays !== undefined && periodDays !== null && periodDays <= 0)
    return { field: 'periodDays', code: 'not_positive', value: String(periodDays) };
  if (!periodDays && !periodMonths) {
    if (couponsPerYear === null) return { field: 'couponsPerYear', code: 'missing' };
    if (findCouponsPerYear(couponsPerYear) === null)
      return { field: 'couponsPerYear', code: 'unknown', value: String(couponsPerYear) };
  }
  if (couponType !== 'floating' && couponRate === null) return { field: 'couponRate', code: 'missing' };
  if (couponType === 'indexed' && (bond.indexRatio === null || bond.indexRatioOn === null))
    return { field: 'indexRatio', code: 'missing' };
  return null;
}

function faultOfDays(known: StoredBond): TermsFault | null {
  const { faceValue, issuedOn, maturesOn, isPerpetual, coupons, redemptions, options } = known;
  if (faceValue === null) return { field: 'faceValue', code: 'missing' };
  if (!(faceValue > 0)) return { field: 'faceValue', code: 'not_positive', value: String(faceValue) };
  if (issuedOn === null && coupons.length === 0) return { field: 'issuedOn', code: 'missing' };
  if (maturesOn === null) return isPerpetual ? null : { field: 'maturesOn', code: 'missing' };
  if (issuedOn !== null && maturesOn <= issuedOn)
    return { field: 'maturesOn', code: 'not_after_issue', value: maturesOn };
  const late = options.find(({ day }) => day > maturesOn);
  if (late) return { field: 'options', code: 'after_maturity', value: late.day };
  const overlapping = coupons.find(({ startsOn }, at) => {
    const before = coupons[at - 1]?.day;
    return startsOn !== null && before !== undefined && startsOn < before;
  });
  if (overlapping) return { field: 'coupons', code: 'overlap', value: overlapping.day };
  const repaid = redemptions.reduce((sum, { share }) => sum + share, 0);
  return repaid > 100 + REPAID_TOLERANCE
    ? { field: 'redemptions', code: 'too_large', value: String(repaid) }
    : null;
}

/** Shares of a face value that a source has rounded. */
const REPAID_TOLERANCE = 0.01;
