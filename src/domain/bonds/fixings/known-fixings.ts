import type { DayNumber } from '../../calendar/day-number.ts';
import type { RateSeries } from './rate-series.ts';

/** What is known of a reference rate on a day. */
export interface KnownFixings {
  readonly series: RateSeries;
  /** Nothing later is known. */
  readonly knownOn: DayNumber;
}

/** The simple rate, percent a year, that a curve implies from one day to another. */
export type ForwardRate = (from: DayNumber, to: DayNumber) => number;
