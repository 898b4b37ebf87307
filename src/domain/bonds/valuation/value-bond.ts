import type { DayNumber } from '../../calendar/day-number.ts';
import { accruedInterest } from '../accrued-interest.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { discountFactor, worthOf } from '../yields/discounting.ts';
import { type RateRisk, rateRisk } from '../yields/rate-risk.ts';
import { type NoYield, solveYield } from '../yields/solve-yield.ts';
import { type Timed, type TimedFlow, timeFlows, type YieldConvention } from './conventions.ts';
import { type BondEnd, flowsToCome, owedAfter } from './flows-to-come.ts';

export interface Valued {
  /** Percent of what is still owed, without and with accrued interest. */
  readonly clean: number;
  readonly dirty: number;
  /** Money for one piece. */
  readonly accrued: number;
  readonly owed: number;
  readonly convention: YieldConvention;
  /** A share of one. */
  readonly rate: number;
  readonly risk: RateRisk;
  /** What adds up to the dirty price of one piece. */
  readonly discounted: readonly (TimedFlow & { readonly factor: number; readonly present: number })[];
}

/** Why nothing can be told; each has a label of its own. */
export type NoValue =
  | NoYield
  | 'in_default'
  | 'matured'
  | 'not_issued'
  | 'rate_unknown'
  | 'beyond_convention';

export type Valuation =
  | ({ readonly isValued: true } & Valued)
  | { readonly isValued: false; readonly why: NoValue };

export interface Question {
  readonly terms: BondTerms;
  readonly settlement: DayNumber;
  readonly end: BondEnd;
  readonly convention: YieldConvention;
  readonly assumptions?: Assumptions;
}

/** From a clean price, in percent of what is still owed, to the yield and everything that follows from it. */
export function valueAtPrice(question: Question, clean: number): Valuation {
  const ready = prepare(question);
  if (!('timed' in ready)) return ready;
  const { timed, owed, accrued } = ready;
  const solved = solveYield(timed.flows, (clean / 100) * owed + accrued, timed.compounding);
  if (!solved.isSolved) return { isValued: false, why: solved.why };
  return toValued(question, ready, clean, solved.rate);
}

/** The way back: from a yield, a share of one, to the clean price. */
export function valueAtYield(question: Question, rate: number): Valuation {
  const ready = prepare(question);
  if (!('timed' in ready)) return ready;
  const { timed, owed, accrued } = ready;
  const { price } = worthOf(timed.flows, rate, timed.compounding);
  if (!Number.isFinite(price) || price <= 0) return { isValued: false, why: 'no_solution' };
  return toValued(question, ready, (100 * (price - accrued)) / owed, rate);
}

interface Ready {
  readonly timed: Timed;
  readonly owed: number;
  readonly accrued: number;
}

function prepare(question: Question): Ready | { readonly isValued: false; readonly why: NoValue } {
  const { terms, settlement, end, convention, assumptions } = question;
  const no = (why: NoValue) => ({ isValued: false as const, why });
  if (terms.defaultedOn !== null && settlement >= terms.defaultedOn) return no('in_default');
  if (settlement < terms.issuedOn) return no('not_issued');
  const owed = owedAfter(terms, settlement);
  if ((terms.maturesOn !== null && settlement >= terms.maturesOn) || owed <= 0) return no('matured');
  const accrued = accruedInterest(terms, settlement, assumptions);
  const flows = flowsToCome(terms, settlement, end, assumptions);
  if (accrued === null || flows === null) return no('rate_unknown');
  const timed = timeFlows(terms, settlement, flows, convention);
  return timed ? { timed, owed, accrued } : no('beyond_convention');
}

function toValued(
  { convention }: Question,
  { timed, owed, accrued }: Ready,
  clean: number,
  rate: number,
): Valuation {
  const risk = rateRisk(timed.flows, rate, timed.compounding);
  if (!risk) return { isValued: false, why: 'no_solution' };
  const discounted = timed.flows.map((flow) => {
    const factor = discountFactor(flow.years, rate, timed.compounding);
    return { ...flow, factor, present: flow.amount * factor };
  });
  const dirty = clean + (100 * accrued) / owed;
  return { isValued: true, clean, dirty, accrued, owed, convention, rate, risk, discounted };
}
