import type { DayNumber } from '../../calendar/day-number.ts';
import type { BondTerms } from '../bond-terms.ts';
import type { Compounding } from '../yields/discounting.ts';
import type { BondFlow } from './flows-to-come.ts';
import { createStreetClock } from './street-time.ts';

/**
 * street: compounded as often as coupons are paid, simple in the last period. effective: once a year, actual/365.
 * money-market: simple, actual/360, for what ends within a year.
 */
export const YIELD_CONVENTIONS = ['street', 'effective', 'money-market'] as const;
export type YieldConvention = (typeof YIELD_CONVENTIONS)[number];

export interface TimedFlow extends BondFlow {
  /** From the settlement, as the convention counts. */
  readonly years: number;
}

export interface Timed {
  readonly flows: readonly TimedFlow[];
  readonly compounding: Compounding;
}

const LONGEST_MONEY_MARKET = 366;

/** Null where the convention does not speak of such a bond. */
export function timeFlows(
  terms: BondTerms,
  settlement: DayNumber,
  flows: readonly BondFlow[],
  convention: YieldConvention,
): Timed | null {
  switch (convention) {
    case 'street':
      return onTheStreet(terms, settlement, flows);
    case 'effective':
      return {
        flows: flows.map((flow) => ({ ...flow, years: (flow.day - settlement) / 365 })),
        compounding: 1,
      };
    case 'money-market':
      if (flows.some(({ day }) => day - settlement > LONGEST_MONEY_MARKET)) return null;
      return {
        flows: flows.map((flow) => ({ ...flow, years: (flow.day - settlement) / 360 })),
        compounding: 'simple',
      };
  }
}

function onTheStreet(terms: BondTerms, settlement: DayNumber, flows: readonly BondFlow[]): Timed {
  const clock = createStreetClock(terms, flows.at(-1)?.day ?? settlement);
  const now = clock(settlement);
  const timed = flows.map((flow) => ({ ...flow, years: clock(flow.day) - now }));
  const { coupon } = terms;
  if (coupon.kind === 'zero') return { flows: timed, compounding: 1 };
  const isLastPeriod = new Set(flows.map(({ day }) => day)).size === 1;
  return { flows: timed, compounding: isLastPeriod ? 'simple' : coupon.couponsPerYear };
}
