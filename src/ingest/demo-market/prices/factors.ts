import type { DayNumber } from '#domain/calendar/day-number.ts';
import { INDUSTRY_CODES, type IndustryCode } from '../catalogue/industries.ts';
import { EURO_RATES } from '../catalogue/sizes.ts';
import { type Currency, tradingDayFlags, VENUES } from '../catalogue/venues.ts';
import { createRandom, type Random } from '../random.ts';

/** What moves everything at once; one number for each day of the grid. */
export interface Factors {
  readonly seed: string;
  readonly days: readonly DayNumber[];
  /** By venue: whether it trades on each day. */
  readonly openDays: ReadonlyMap<number, readonly boolean[]>;
  readonly market: Float64Array;
  readonly industries: Readonly<Record<IndustryCode, Float64Array>>;
  /** Units of the currency for one euro. */
  readonly exchange: Readonly<Record<Currency, Float64Array>>;
  /** Percent a year that a good borrower pays. */
  readonly rates: Readonly<Record<Currency, Float64Array>>;
}

const MARKET_VOLATILITY = 0.0075;
const INDUSTRY_VOLATILITY = 0.005;

export function createFactors(seed: string, days: readonly DayNumber[]): Factors {
  const length = days.length;
  const industryReturns = (code: IndustryCode) =>
    clusteredReturns(createRandom(`${seed}/branch/${code}`), length, INDUSTRY_VOLATILITY);
  const path = (topic: string, currency: Currency, from: number, to: number, sway: number) =>
    swayingPath(createRandom(`${seed}/${topic}/${currency}`), length, { from, to, sway });
  const exchange = (currency: Currency, sway: number) =>
    path('exchange', currency, EURO_RATES[currency].from, EURO_RATES[currency].to, sway);
  return {
    seed,
    days,
    openDays: new Map(VENUES.map((venue) => [venue.id, tradingDayFlags(venue, days)])),
    market: clusteredReturns(createRandom(`${seed}/market`), length, MARKET_VOLATILITY),
    industries: Object.fromEntries(
      INDUSTRY_CODES.map((code) => [code, industryReturns(code)]),
    ) as Factors['industries'],
    exchange: {
      EUR: new Float64Array(length).fill(1),
      USD: exchange('USD', 0.0022),
      TRY: exchange('TRY', 0.003),
      CNY: exchange('CNY', 0.0018),
    },
    rates: {
      EUR: path('rate', 'EUR', 2.6, 3.4, 0.008),
      USD: path('rate', 'USD', 3.9, 4.7, 0.008),
      TRY: path('rate', 'TRY', 19, 31, 0.006),
      CNY: path('rate', 'CNY', 3.3, 2.7, 0.006),
    },
  };
}

export function isOpenOn({ openDays }: Factors, venueId: number, t: number): boolean {
  return openDays.get(venueId)?.[t] ?? false;
}

/** Daily logarithmic returns whose size comes in spells: calm days follow calm ones. */
export function clusteredReturns(random: Random, length: number, volatility: number): Float64Array {
  const returns = new Float64Array(length);
  let mood = 0;
  for (let t = 0; t < length; t++) {
    mood = 0.96 * mood + 0.13 * random.normal();
    returns[t] = volatility * Math.exp(mood - 0.1) * random.normal();
  }
  return returns;
}

/** A smooth way from one level to another, swaying around the straight line between their logarithms. */
function swayingPath(
  random: Random,
  length: number,
  { from, to, sway }: { from: number; to: number; sway: number },
): Float64Array {
  const path = new Float64Array(length);
  let off = 0;
  for (let t = 0; t < length; t++) {
    off = 0.995 * off + sway * random.normal();
    path[t] = from * (to / from) ** (t / Math.max(1, length - 1)) * Math.exp(off);
  }
  return path;
}
