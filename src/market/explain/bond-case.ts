import type { Assumptions } from '#domain/bonds/bond-terms.ts';
import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { KnownBond, KnownRate } from '#market/bonds/known-bond.ts';
import type { ExplainedHow, ExplainedOfBond } from './explain-address.ts';

/** A bond, its price and what else its figures are computed from, each with its source. */
export interface BondCase {
  /** Of its own page; null for a bond of the calculator. */
  readonly stringId: string | null;
  readonly name: string;
  readonly currency: string;
  readonly source: string;
  readonly known: KnownBond;
  /** What is known and supposed of rates on that day. */
  readonly assumptions: Assumptions;
  /** What later coupons of a floater follow: today's rate, forward rates of the zero curve of a day, or rates that somebody typed. */
  readonly projection:
    | { readonly kind: 'flat' | 'typed' }
    | { readonly kind: 'forward'; readonly day: CalendarDay };
  /** Where a figure of it is explained. */
  readonly hrefOf: (what: ExplainedOfBond, how?: ExplainedHow) => string;
  /** Of the price, on which it is settled; without a price today. */
  readonly day: CalendarDay;
  readonly price: {
    readonly clean: number;
    readonly day: CalendarDay;
    /** Null where somebody has typed it. */
    readonly quoted: { readonly venue: string; readonly source: string } | null;
  } | null;
  /** What amounts that nobody knows yet are supposed to follow. */
  readonly rate: (KnownRate & { readonly name: string; readonly source: string | null }) | null;
  readonly curve: {
    /** Swap rates, not those of a government. */
    readonly isSwaps: boolean;
    readonly day: CalendarDay;
    readonly curve: GovernmentCurve;
    readonly points: readonly {
      readonly stringId: string;
      readonly name: string;
      readonly years: number;
      readonly percent: number;
      readonly onCurve: number;
    }[];
  } | null;
}
