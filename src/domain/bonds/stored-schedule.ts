import { toDayNumber } from '../calendar/day-number.ts';
import type { AccruedRounding, BondTerms, Coupon } from './bond-terms.ts';
import { BUSINESS_DAY_RULES, type BusinessDayRule } from './business-days.ts';
import { closedDaysOf, findCalendar } from './calendars/calendars.ts';
import { type CouponInterval, findCouponsPerYear, perYearOf } from './coupon-schedule.ts';
import type { DayCount } from './day-count.ts';
import type { ExCoupon } from './ex-coupon.ts';
import type { ScheduleTerms } from './schedule-terms.ts';

type Stored = Partial<ScheduleTerms>;
type PaidTerms = Omit<
  Extract<Coupon, { kind: 'fixed' }>,
  'kind' | 'rate' | 'stub' | 'keepsMonthEnd' | 'dayCount'
>;
type PaymentTerms = Pick<
  BondTerms,
  'businessDays' | 'exCoupon' | 'accruedRounding' | 'settlementDays' | 'capitalisedUntil'
>;

/** How often it pays, in months or days where these are stated; null where neither is known. */
export function frequencyOf(
  { periodDays, periodMonths, couponsPerYear }: Stored & { readonly couponsPerYear: number | null },
  dayCount: DayCount,
): Pick<PaidTerms, 'couponsPerYear' | 'every'> | null {
  const every = intervalOf(periodDays, periodMonths);
  if (every) return { every, couponsPerYear: perYearOf(every, dayCount) };
  const perYear = couponsPerYear === null ? null : findCouponsPerYear(couponsPerYear);
  return perYear === null ? null : { couponsPerYear: perYear };
}

function intervalOf(
  days: number | null | undefined,
  months: number | null | undefined,
): CouponInterval | null {
  if (days && days > 0) return { days };
  return months && months > 0 ? { months } : null;
}

/** When it pays and how its interest is traded. */
export function paymentTermsOf(stored: Stored): PaymentTerms {
  const exCoupon = exCouponOf(stored);
  const rounding = roundingOf(stored);
  const { settlementDays, capitalisedUntil } = stored;
  return {
    ...businessDaysOf(stored),
    ...(exCoupon && { exCoupon }),
    ...(rounding && { accruedRounding: rounding }),
    ...(settlementDays && { settlementDays }),
    ...(capitalisedUntil && { capitalisedUntil: toDayNumber(capitalisedUntil) }),
  };
}

function businessDaysOf({ calendar, businessDayRule, accruesToPayment }: Stored): PaymentTerms {
  const code = calendar ? findCalendar(calendar) : null;
  const rule = findBusinessDayRule(businessDayRule ?? '');
  if (!code && !rule) return {};
  const accrual = accruesToPayment ? 'adjusted' : 'unadjusted';
  return { businessDays: { ...closedDaysOf(code ?? 'WEEKENDS'), rule: rule ?? 'unadjusted', accrual } };
}

/** `Modified Following`, `MODFOLLOWING` and `MF` are one rule; null where the name is unknown. */
export function findBusinessDayRule(name: string): BusinessDayRule | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return (
    BUSINESS_DAY_RULES.find((rule) => rule === plain) ?? OTHER_RULES.get(plain.replaceAll('-', '')) ?? null
  );
}

const OTHER_RULES: ReadonlyMap<string, BusinessDayRule> = new Map(
  Object.entries<BusinessDayRule>({
    none: 'unadjusted',
    noadjustment: 'unadjusted',
    f: 'following',
    fol: 'following',
    next: 'following',
    mf: 'modified-following',
    modfollowing: 'modified-following',
    modifiedfollowing: 'modified-following',
    p: 'preceding',
    previous: 'preceding',
    mp: 'modified-preceding',
    modpreceding: 'modified-preceding',
    modifiedpreceding: 'modified-preceding',
  }),
);

function exCouponOf({ exCouponDays, exCouponCounted }: Stored): ExCoupon | null {
  if (!exCouponDays || exCouponDays < 0) return null;
  return { days: exCouponDays, counted: exCouponCounted === 'calendar' ? 'calendar' : 'business' };
}

function roundingOf({ accruedDecimals, accruedPer }: Stored): AccruedRounding | null {
  if (accruedDecimals === null || accruedDecimals === undefined) return null;
  return { decimals: accruedDecimals, per: accruedPer === 'hundred' ? 'hundred' : 'unit' };
}
