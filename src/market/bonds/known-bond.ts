import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { forwardsOf } from '#domain/bonds/fixings/forward-rates.ts';
import { toRateSeries } from '#domain/bonds/fixings/rate-series.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { BondAssumption } from './bond-assumption.contract.ts';

/** What was known of a base rate or of a price index's growth from this day on, percent a year. */
export interface KnownRate {
  readonly day: CalendarDay;
  readonly percent: number;
}

export interface KnownCurve {
  readonly day: CalendarDay;
  readonly curve: ZeroCurve;
}

/** All that the store knows of what a bond promises. */
export interface KnownBond {
  readonly terms: BondTerms;
  readonly options: readonly Exclude<BondEnd, { kind: 'maturity' }>[];
  /** From when on the issuer may redeem at a make-whole price, and the least that it then pays, in percent. */
  readonly makeWhole?: readonly { readonly day: CalendarDay; readonly percent: number }[];
  /** The name of the rate that amounts hang on; null where they hang on none. */
  readonly rateName: string | null;
  /** What is known of it, oldest first. */
  readonly rates: readonly KnownRate[];
  /** Of a floater whose later coupons follow forward rates: the zero curves of its currency, oldest first. */
  readonly curves?: readonly KnownCurve[];
}

/** The latest that was known on a day. */
export function rateOn(rates: readonly KnownRate[], day: CalendarDay): KnownRate | null {
  return rates.findLast((rate) => rate.day <= day) ?? null;
}

/** The zero curve that later coupons follow; null where they follow the latest rate, and before the first curve. */
export function curveOn({ terms, curves }: KnownBond, day: CalendarDay): KnownCurve | null {
  if (!curves || terms.coupon.kind !== 'floating') return null;
  return curves.findLast((curve) => curve.day <= day) ?? null;
}

/** What a calculation of that day knows of fixings, and supposes of later ones: that the latest rate stays, or forward rates. */
export function assumptionsOn(bond: KnownBond, day: CalendarDay): Assumptions {
  const { terms, rates } = bond;
  const rate = rateOn(rates, day);
  if (!rate) return {};
  const { coupon } = terms;
  switch (coupon.kind) {
    case 'floating': {
      const known = curveOn(bond, day);
      const today = settlementDay(terms, toDayNumber(day));
      return {
        baseRate: rate.percent,
        fixings: { series: toRateSeries(rates), knownOn: toDayNumber(day) },
        ...(known && { forward: forwardsOf(known.curve, today, coupon.dayCount) }),
      };
    }
    case 'indexed':
      return { inflation: rate.percent };
    default:
      return {};
  }
}

/** The same for whoever reads the result; null where nothing is supposed. */
export function toBondAssumption(bond: KnownBond, day: CalendarDay): BondAssumption | null {
  const rate = rateOn(bond.rates, day);
  if (!rate || bond.rateName === null) return null;
  const curve = curveOn(bond, day);
  if (curve) return { kind: 'forward', name: bond.rateName, percent: rate.percent, date: curve.day };
  const kind = bond.terms.coupon.kind === 'indexed' ? 'inflation' : 'base_rate';
  return { kind, name: bond.rateName, percent: rate.percent, date: rate.day };
}
