import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Book } from './quantities.ts';

/** A report as it is known today. */
export interface BookReport {
  readonly periodEnd: CalendarDay;
  readonly months: number;
  readonly currency: string;
  /** What a fact is multiplied by to be money. */
  readonly unitMultiplier: number;
  readonly facts: Readonly<Partial<Record<string, number>>>;
  /** Lines whose value no filing states by itself. */
  readonly derived?: readonly string[];
}

export interface Close {
  /** The trading day itself: the requested one or the last before it. */
  readonly day: CalendarDay;
  readonly price: number;
}

/** A class of shares, with the prices of its venue as they were paid: they are not adjusted for splits. */
export interface BookShare {
  readonly name: string;
  readonly isOrdinary: boolean;
  /** Today. */
  readonly sharesOutstanding: number | null;
  readonly venue: string | null;
  readonly currency: string;
  /** By the day that is requested. */
  readonly closes: Readonly<Partial<Record<CalendarDay, Close>>>;
  readonly splits: readonly { readonly day: CalendarDay; readonly coefficient: number }[];
  /** For a share of the ex-dividend day. */
  readonly dividends: readonly {
    readonly exDividendOn: CalendarDay;
    readonly amount: number;
    readonly currency: string;
  }[];
}

/** All that the multiples of an issuer are computed from. */
export interface IssuerBooks {
  readonly book: Book;
  /** Amounts are stated in it. */
  readonly currency: string;
  readonly reports: readonly BookReport[];
  /** Ordinary ones first. */
  readonly shares: readonly BookShare[];
  readonly today: CalendarDay;
}

/** How many of today's shares one share of that day has become. */
export function splitFactor({ splits }: BookShare, after: CalendarDay, upTo: CalendarDay): number {
  return splits
    .filter(({ day }) => day > after && day <= upTo)
    .reduce((factor, { coefficient }) => factor * coefficient, 1);
}
