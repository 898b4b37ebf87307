import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { worthOf } from '../yields/discounting.ts';
import { type RateRisk, rateRisk } from '../yields/rate-risk.ts';
import { type NoYield, solveYield } from '../yields/solve-yield.ts';
import type { YieldConvention } from './conventions.ts';
import type { BondEnd, DiscountedFlow } from './flows-to-come.ts';
import { type Ahead, type NoRemainingFlows, RemainingFlows } from './remaining-flows.ts';

export interface Measured {
  /** Percent of the outstanding principal, without and with accrued interest. */
  readonly clean: number;
  readonly dirty: number;
  /** Money for one unit. */
  readonly accrued: number;
  readonly outstanding: number;
  readonly convention: YieldConvention;
  /** A share of one. */
  readonly rate: number;
  readonly risk: RateRisk;
}

/** Why nothing can be determined; each has a label of its own. */
export type NoValue = NoYield | NoRemainingFlows;

export interface NotValued {
  readonly isValued: false;
  readonly why: NoValue;
}

export type Measurement = ({ readonly isValued: true } & Measured) | NotValued;

/** A bond whose schedule is drawn: valued on many days and at many prices without being drawn again. */
export interface PreparedBond {
  /** Money for one unit; null where the rate of the period is not known. */
  accruedAt(day: DayNumber): number | null;
  /** From a clean price, in percent of the outstanding principal, to the yield and its risk. */
  valueAt(day: DayNumber, end: BondEnd, convention: YieldConvention, clean: number): Measurement;
  /** The way back: from a yield, a share of one, to the clean price. */
  priceAt(day: DayNumber, end: BondEnd, convention: YieldConvention, rate: number): Measurement;
  /** What adds up to the dirty price of one unit at a yield; nothing where the bond cannot be valued. */
  flowsAt(day: DayNumber, end: BondEnd, convention: YieldConvention, rate: number): readonly DiscountedFlow[];
}

export function prepareBond(terms: BondTerms, assumptions: Assumptions = {}): PreparedBond {
  const remainingFlows = new RemainingFlows(terms, assumptions);
  return {
    accruedAt: (day) => remainingFlows.accruedAt(day),
    valueAt(day, end, convention, clean) {
      const ahead = remainingFlows.seenFrom(day, end, convention);
      if (typeof ahead === 'string') return { isValued: false, why: ahead };
      const solved = solveYield(ahead, (clean / 100) * ahead.outstanding + ahead.accrued, ahead.compounding);
      return solved.isSolved
        ? measured(ahead, convention, clean, solved.rate)
        : { isValued: false, why: solved.why };
    },
    priceAt(day, end, convention, rate) {
      const ahead = remainingFlows.seenFrom(day, end, convention);
      if (typeof ahead === 'string') return { isValued: false, why: ahead };
      const { price } = worthOf(ahead, rate, ahead.compounding);
      if (!Number.isFinite(price) || price <= 0) return { isValued: false, why: 'no_solution' };
      return measured(ahead, convention, (100 * (price - ahead.accrued)) / ahead.outstanding, rate);
    },
    flowsAt(day, end, convention, rate) {
      const ahead = remainingFlows.seenFrom(day, end, convention);
      return typeof ahead === 'string' ? [] : remainingFlows.list(ahead, end, rate);
    },
  };
}

function measured(ahead: Ahead, convention: YieldConvention, clean: number, rate: number): Measurement {
  const { outstanding, accrued, compounding } = ahead;
  const risk = rateRisk(ahead, rate, compounding);
  if (!risk) return { isValued: false, why: 'no_solution' };
  return {
    isValued: true,
    clean,
    dirty: clean + (100 * accrued) / outstanding,
    accrued,
    outstanding,
    convention,
    rate,
    risk,
  };
}
