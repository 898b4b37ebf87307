import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { StreamSeed } from '../random.ts';

/** A listing with the closing price of each day; the rest of a day is derived from it by `quoteDay`. */
export interface PricedListing {
  readonly listingId: number;
  readonly venueId: number;
  readonly stream: StreamSeed;
  readonly days: readonly DayNumber[];
  /** In ticks; NaN on a day without trading. */
  readonly closes: Float64Array;
  readonly splitFactors: Float64Array | null;
  readonly decimals: 2 | 4;
  /** Money that changes hands for one unit at a price of one tick. */
  readonly moneyPerTick: number;
  readonly character: Character;
  readonly isPatchy: boolean;
  readonly hasIntraday: boolean;
}

export interface Character {
  /** Usual distance between a day's highest and lowest price, as a part of the price. */
  readonly range: number;
  /** Distance between the quotes, as a part of the price. */
  readonly spread: number;
  readonly unitsPerDay: number;
  readonly unitsPerDeal: number;
}

export function countTradedDays({ closes }: PricedListing): number {
  return closes.reduce((count, close) => (Number.isNaN(close) ? count : count + 1), 0);
}
