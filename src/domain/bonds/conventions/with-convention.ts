import type { ScheduleTerms } from '../schedule-terms.ts';
import { findConvention, MARKET_CONVENTIONS, type MarketConvention } from './market-conventions.ts';

type Stated = Partial<ScheduleTerms> & {
  readonly couponsPerYear: number | null;
  readonly dayCount: string | null;
};

/** The terms with what the convention of their market says where they say nothing. A stated frequency is not overruled by its days. */
export function withConvention<Bond extends Stated>(stored: Bond): Bond {
  const code = stored.convention ? findConvention(stored.convention) : null;
  if (!code) return stored;
  const usual: MarketConvention = MARKET_CONVENTIONS[code];
  const stated = Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== null && value !== undefined),
  );
  const statesFrequency = stored.couponsPerYear !== null && stored.couponsPerYear !== usual.couponsPerYear;
  return { ...stored, ...usual, ...(statesFrequency && { periodDays: null }), ...stated };
}
