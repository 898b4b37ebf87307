import type { DayNumber } from '../calendar/day-number.ts';
import type { RateStep } from './bond-terms.ts';

/** The rate that a day's interest grows by: that of the last step up to it, before the first the terms' own. */
export const rateFrom = (steps: readonly RateStep[] | undefined, day: DayNumber, rate: number): number =>
  steps?.findLast(({ from }) => from <= day)?.rate ?? rate;
