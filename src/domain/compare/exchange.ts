import type { CalendarDay } from '../calendar/calendar-day.ts';
import { toDayNumber } from '../calendar/day-number.ts';

/** Units of a currency for one euro, oldest first; each holds until the next. */
export interface EuroRate {
  readonly day: CalendarDay;
  readonly rate: number;
}
export type EuroRates = ReadonlyMap<string, readonly EuroRate[]>;

/** Reference exchange rates of the European Central Bank are stored under its own keys. */
export const euroRateCode = (currency: string): string => `EXR.D.${currency}.EUR.SP00.A`;

const EURO = 'EUR';
/** An older rate no longer describes the day: a week of holidays, and some more. */
const OLDEST_DAYS = 10;

/** What one unit of a currency is worth in another on a day; null where no recent rate is stored. */
export function crossRate(rates: EuroRates, from: string, to: string, day: CalendarDay): number | null {
  if (from === to) return 1;
  const [paid, received] = [rateOn(rates, from, day), rateOn(rates, to, day)];
  return paid === null || received === null ? null : received / paid;
}

function rateOn(rates: EuroRates, currency: string, day: CalendarDay): number | null {
  if (currency === EURO) return 1;
  const found = rates.get(currency)?.findLast((rate) => rate.day <= day);
  if (!found || !(found.rate > 0)) return null;
  return toDayNumber(day) - toDayNumber(found.day) > OLDEST_DAYS ? null : found.rate;
}

/** Currencies that everything can be shown in: none where it already is in one, or a rate is missing. */
export function offeredCurrencies(
  rates: EuroRates,
  currencies: readonly (string | null)[],
  today: CalendarDay,
): string[] {
  const known = [...new Set(currencies.flatMap((currency) => currency ?? []))].toSorted();
  const isEvery = known.every((currency) => rateOn(rates, currency, today) !== null);
  return known.length > 1 && isEvery ? known : [];
}
