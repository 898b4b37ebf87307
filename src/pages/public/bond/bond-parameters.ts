import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import { bondPayments } from '#domain/bonds/bond-payments.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import { BOND_PARAMETERS, type BondPageData, type BondParameter } from './bond.contract.ts';

export type ParameterValues = Readonly<Record<BondParameter, string | number | null>>;

/** What does not apply to a bond or is not known is left out; that it never matures is reported. */
export function toParameters(values: ParameterValues, isPerpetual: boolean): BondPageData['paramsTable'] {
  const isShown = (name: BondParameter) => values[name] !== null || (name === 'matures_on' && isPerpetual);
  return BOND_PARAMETERS.filter(isShown).map((name) => ({
    name,
    value: values[name],
  }));
}

interface ComputedParameters {
  readonly outstanding: number | null;
  /** When the latest price is paid, which yields and accrued interest are computed for; without a price, when one of today is. */
  readonly settlesOn: CalendarDay | null;
  readonly accrued: number | null;
  readonly nextCouponOn: CalendarDay | null;
  readonly nextCoupon: number | null;
  readonly nextPut: CalendarDay | null;
  readonly nextCall: CalendarDay | null;
}

const NOTHING: ComputedParameters = {
  outstanding: null,
  settlesOn: null,
  accrued: null,
  nextCouponOn: null,
  nextCoupon: null,
  nextPut: null,
  nextCall: null,
};

/** What follows from the terms today, and on the settlement of the latest price, for one unit. */
export function computeParameters(
  bond: KnownBond | null,
  today: CalendarDay,
  pricedOn: CalendarDay | null,
): ComputedParameters {
  if (!bond) return NOTHING;
  const { terms } = bond;
  const now = toDayNumber(today);
  const assumptions = assumptionsOn(bond, today);
  const outstanding = outstandingAfter(terms, now, assumptions);
  if (outstanding <= 0 || (terms.maturesOn !== null && terms.maturesOn <= now))
    return { ...NOTHING, outstanding: 0 };
  const next = bondPayments(terms, assumptions).find(({ kind, day }) => kind === 'coupon' && day > now);
  const option = (kind: 'put' | 'call') => {
    const found = bond.options.find((one) => one.kind === kind && one.day > now);
    return found ? toCalendarDay(found.day) : null;
  };
  const day = pricedOn ?? today;
  const settlement = settlementDay(terms, toDayNumber(day));
  const pays = terms.coupon.kind !== 'zero';
  return {
    outstanding,
    settlesOn: pays ? toCalendarDay(settlement) : null,
    accrued: pays ? accruedInterest(terms, settlement, assumptionsOn(bond, day)) : null,
    nextCouponOn: next ? toCalendarDay(next.day) : null,
    nextCoupon: next?.amount ?? null,
    nextPut: option('put'),
    nextCall: option('call'),
  };
}
