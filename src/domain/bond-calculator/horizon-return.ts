import { type BondFlow, outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import { prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Answer } from './answer.ts';

/** What is supposed of the day on which the bond is sold. */
export interface Horizon {
  readonly day: DayNumber;
  /** At an annual effective yield or at a clean price, both in percent. */
  readonly exit: { readonly by: 'yield' | 'price'; readonly percent: number };
  /** Percent a year, effective: what coupons and repaid principal earn until that day. */
  readonly reinvestedAt: number;
}

export type HorizonReturn =
  | {
      readonly isKnown: true;
      /** Money for one unit: what is paid on the settlement day, what is received until the horizon, and what it has earned by then. */
      readonly paid: number;
      readonly received: number;
      readonly earned: number;
      /** The dirty price on the horizon; 0 where the bond has ended by then. */
      readonly sold: number;
      /** The clean price on the horizon, percent of the outstanding principal; null where the bond has ended. */
      readonly exitPrice: number | null;
      /** Percent over the whole time, and a year (effective, ACT/365). */
      readonly total: number;
      readonly annual: number;
    }
  | { readonly isKnown: false; readonly why: NoHorizon };

export type NoHorizon = 'horizon_too_early' | 'horizon_beyond_terms' | 'horizon_no_price';

const DAYS_A_YEAR = 365;

/**
 * The return of a bond that is bought at the price of the calculation and sold on the horizon: (received + earned + sold) / paid − 1.
 * A year of it: (1 + total)^(365 / days) − 1.
 */
export function horizonReturn(
  { input, result }: Answer,
  { day, exit, reinvestedAt }: Horizon,
): HorizonReturn {
  const { settlement, terms, assumptions } = input;
  const { end } = result.chosen;
  if (day <= settlement) return unknown('horizon_too_early');
  const bond = prepareBond(terms, assumptions);
  const flows = bond.flowsAt(settlement, end, 'effective', 0);
  const last = flows.at(-1);
  if (!last) return unknown('horizon_no_price');
  // What a perpetual pays after its listed coupons stands on one day, and cannot be received by then.
  if (last.kind === 'rest' && day >= last.day) return unknown('horizon_beyond_terms');
  const until = flows.filter((flow) => flow.day <= day);
  const received = sumOf(until);
  const grown = until.reduce((sum, flow) => sum + flow.amount * growth(reinvestedAt, day - flow.day), 0);
  const sale = last.day <= day ? ENDED : sellAt(day, exit);
  if (!sale) return unknown('horizon_no_price');
  const paid = (result.dirty / 100) * result.outstanding;
  if (!(paid > 0)) return unknown('horizon_no_price');
  const total = (grown + sale.sold) / paid - 1;
  return {
    isKnown: true,
    paid,
    received,
    earned: grown - received,
    ...sale,
    total: 100 * total,
    annual: 100 * ((1 + total) ** (DAYS_A_YEAR / (day - settlement)) - 1),
  };

  function sellAt(on: DayNumber, { by, percent }: Horizon['exit']) {
    if (by === 'yield') {
      const valued = bond.priceAt(on, end, 'effective', percent / 100);
      if (!valued.isValued) return null;
      return { sold: (valued.dirty / 100) * valued.outstanding, exitPrice: valued.clean };
    }
    const accrued = bond.accruedAt(on);
    if (accrued === null) return null;
    return { sold: (percent / 100) * outstandingAfter(terms, on, assumptions) + accrued, exitPrice: percent };
  }
}

const ENDED = { sold: 0, exitPrice: null } as const;
const growth = (percent: number, days: number) => (1 + percent / 100) ** (days / DAYS_A_YEAR);
const sumOf = (flows: readonly BondFlow[]) => flows.reduce((sum, { amount }) => sum + amount, 0);
const unknown = (why: NoHorizon): HorizonReturn => ({ isKnown: false, why });
