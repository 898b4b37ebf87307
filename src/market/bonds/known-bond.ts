import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import { toRateSeries } from '#domain/bonds/fixings/rate-series.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { BondAssumption } from './bond-assumption.contract.ts';

/** What was known of a base rate or of a price index's growth from this day on, percent a year. */
export interface KnownRate {
  readonly day: CalendarDay;
  readonly percent: number;
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
}

/** The latest that was known on a day. */
export function rateOn(rates: readonly KnownRate[], day: CalendarDay): KnownRate | null {
  return rates.findLast((rate) => rate.day <= day) ?? null;
}

/** What a calculation of that day knows of fixings, and supposes of later ones: that the latest rate stays. */
export function assumptionsOn({ terms, rates }: KnownBond, day: CalendarDay): Assumptions {
  const rate = rateOn(rates, day);
  if (!rate) return {};
  switch (terms.coupon.kind) {
    case 'floating':
      return {
        baseRate: rate.percent,
        fixings: { series: toRateSeries(rates), knownOn: toDayNumber(day) },
      };
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
  const kind = bond.terms.coupon.kind === 'indexed' ? 'inflation' : 'base_rate';
  return { kind, name: bond.rateName, percent: rate.percent, date: rate.day };
}
