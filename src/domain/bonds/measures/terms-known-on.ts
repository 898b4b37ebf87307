import type { DayNumber } from '../../calendar/day-number.ts';
import type { BondTerms } from '../bond-terms.ts';

/** What a bond promised as one knew it on a day: before a default nobody leaves out what would not be paid. */
export function termsKnownOn(terms: BondTerms, day: DayNumber): BondTerms {
  return terms.defaultedOn !== null && day < terms.defaultedOn ? { ...terms, defaultedOn: null } : terms;
}
