import type { BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import { type NoValue, valueAtPrice } from '#domain/bonds/valuation/value-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Measure } from '#market/bond-map/map-axes.ts';
import type { WhatIfTerms } from '#market/bond-map/own-points.ts';

export type WhatIf =
  | { readonly isValued: true; readonly measures: Readonly<Partial<Record<Measure, number>>> }
  | { readonly isValued: false; readonly why: NoValue };

/** Longer than any period, so that the running coupon is a whole one. */
const DAYS_BEFORE = 400;

/**
 * What a bond that does not exist would yield, as the store's bonds are computed: effective a year, settled on the day
 * of the map. Its coupons are counted back from maturity, and the running one is whole.
 */
export function computeWhatIf(terms: WhatIfTerms, day: CalendarDay): WhatIf {
  const settlement = toDayNumber(day);
  const bond: BondTerms = {
    faceValue: 100,
    issuedOn: settlement - DAYS_BEFORE,
    maturesOn: toDayNumber(terms.maturesOn),
    coupon: couponOf(terms),
    redemptions: [],
    defaultedOn: null,
  };
  const question = { terms: bond, settlement, end: { kind: 'maturity' }, convention: 'effective' } as const;
  const valued = valueAtPrice(question, terms.price);
  if (!valued.isValued) return valued;
  const { risk, rate } = valued;
  const measures = {
    duration: risk.macaulay,
    modified: risk.modified,
    years: (toDayNumber(terms.maturesOn) - settlement) / 365,
    yield: 100 * rate,
    price: terms.price,
  };
  return { isValued: true, measures };
}

function couponOf({ rate, couponsPerYear }: WhatIfTerms): Coupon {
  if (rate === 0) return { kind: 'zero' };
  return {
    kind: 'fixed',
    rate,
    couponsPerYear,
    dayCount: 'ACT/ACT ICMA',
    stub: 'short-front',
    keepsMonthEnd: true,
  };
}
