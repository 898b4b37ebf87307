import type { DayNumber } from '../calendar/day-number.ts';
import type { BondTerms } from './bond-terms.ts';
import { addBusinessDays, WEEKENDS } from './business-days.ts';

/** When a price of a day is paid: so many business days later as the market settles, on the same day where nothing is stated. */
export const settlementDay = (
  { settlementDays, businessDays }: Pick<BondTerms, 'settlementDays' | 'businessDays'>,
  day: DayNumber,
): DayNumber => (settlementDays ? addBusinessDays(day, settlementDays, businessDays ?? WEEKENDS) : day);
