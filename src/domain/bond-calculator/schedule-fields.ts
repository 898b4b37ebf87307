import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { CALENDARS, closedDaysOf } from '#domain/bonds/calendars/calendars.ts';
import {
  findConvention,
  MARKET_CONVENTIONS,
  type MarketConvention,
} from '#domain/bonds/conventions/market-conventions.ts';
import { COUPONS_PER_YEAR } from '#domain/bonds/coupon-schedule.ts';
import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import { dayCountWord, type FieldTexts, NO_CALENDAR } from './calculator-fields.ts';
import { plainNumber, writeRows } from './field-texts.ts';
import { MOST_ROWS } from './typed-rows.ts';

/** What the terms say of payments, as the fields of an address write it. */
export function scheduleFields(terms: BondTerms): Partial<FieldTexts> {
  const { businessDays, exCoupon, accruedRounding, steps = [], announced = [] } = terms;
  const calendar = CALENDARS.find((code) => closedDaysOf(code).holidays === businessDays?.holidays);
  const coupons = announced.flatMap(({ day, amount }) =>
    amount === null ? [] : [{ day: toCalendarDay(day), percent: amount }],
  );
  const rates = announced.flatMap(({ day, amount, rate }) =>
    amount !== null || rate === null ? [] : [{ day: toCalendarDay(day), percent: rate }],
  );
  return {
    calendar: calendar ?? NO_CALENDAR,
    ...(businessDays && { 'pay-rule': businessDays.rule, accrual: businessDays.accrual }),
    ...(exCoupon && { 'ex-days': plainNumber(exCoupon.days), 'ex-counted': exCoupon.counted }),
    ...(accruedRounding && {
      decimals: plainNumber(accruedRounding.decimals),
      'rounded-per': accruedRounding.per,
    }),
    capitalised: dayText(terms.capitalisedUntil),
    steps: writeRows(
      steps.map(({ from, rate }) => ({ day: toCalendarDay(from), percent: rate })),
      'address',
    ),
    coupons: writeRows(coupons.slice(-MOST_ROWS), 'address'),
    'coupon-rates': writeRows(rates.slice(-MOST_ROWS), 'address'),
  };
}

/** The fields that the convention of a market fills; none where it is unknown. */
export function fieldsOfMarket(market: string): Partial<FieldTexts> {
  const code = findConvention(market);
  if (!code) return {};
  const usual: MarketConvention = MARKET_CONVENTIONS[code];
  return {
    market: code,
    frequency: plainNumber(usual.couponsPerYear),
    'day-count': dayCountWord(usual.dayCount),
    'period-months': '',
    'period-days': usual.periodDays ? plainNumber(usual.periodDays) : '',
    calendar: usual.calendar,
    'pay-rule': usual.businessDayRule ?? 'unadjusted',
    accrual: usual.accruesToPayment ? 'adjusted' : 'unadjusted',
    'ex-days': usual.exCouponDays ? plainNumber(usual.exCouponDays) : '',
    'ex-counted': usual.exCouponCounted ?? 'business',
    decimals: usual.accruedDecimals == null ? '' : plainNumber(usual.accruedDecimals),
    'rounded-per': usual.accruedPer ?? 'unit',
  };
}

export const dayText = (day: DayNumber | undefined): string => (day === undefined ? '' : toCalendarDay(day));

/** The choice that a period of some days is nearest to. */
export const nearestFrequency = (perYear: number): number =>
  COUPONS_PER_YEAR.toSorted((one, other) => Math.abs(one - perYear) - Math.abs(other - perYear))[0] ?? 1;
