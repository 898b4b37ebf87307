import type { DayNumber } from '#domain/calendar/day-number.ts';
import { createRandom, type Random } from '../random.ts';
import type { PricedListing } from './priced-listing.ts';
import { settle } from './ticks.ts';

/** Prices in ticks, money in hundredths. */
export interface TradedDay {
  readonly day: DayNumber;
  readonly last: number;
  readonly open: number;
  readonly min: number;
  readonly max: number;
  readonly average: number;
  readonly legalClose: number;
  readonly buyingQuote: number;
  readonly sellingQuote: number;
  readonly turnover: number;
  readonly volume: number;
  readonly deals: number;
}

const FEWEST_UNITS = 97;

/** Null on a day without trading. Each day has a stream of its own, so any day can be generated without the others. */
export function quoteDay(listing: PricedListing, t: number): TradedDay | null {
  const last = listing.closes[t];
  const day = listing.days[t];
  if (last === undefined || day === undefined || Number.isNaN(last)) return null;
  const random = createRandom(listing.stream, day);
  const previous = previousClose(listing, t) ?? last;
  const { range, unitsPerDay, unitsPerDeal } = listing.character;

  const opened = previous * Math.exp(0.3 * range * random.normal());
  const min = settle(Math.min(opened, last) * (1 - 0.4 * range * Math.abs(random.normal())));
  const max = settle(Math.max(opened, last) * (1 + 0.4 * range * Math.abs(random.normal())));
  const inside = (value: number) => Math.min(max, Math.max(min, settle(value)));
  const average = inside(min + (max - min) * (0.5 + 0.17 * random.normal()));
  const busy = 0.45 * random.normal() + Math.min(1.5, 9 * Math.abs(Math.log(last / previous)));
  // Before a split there were fewer shares: as much money bought fewer of them.
  const units = 1 / (listing.splitFactors?.[t] ?? 1);
  const volume = settle(Math.max(FEWEST_UNITS, unitsPerDay * units * Math.exp(busy)));

  return {
    day,
    last,
    open: inside(opened),
    min,
    max,
    average,
    legalClose: inside(last * (1 + 0.08 * range * random.normal())),
    ...quotesAround(last, listing.character.spread, random),
    turnover: settle(volume * average * listing.moneyPerTick * 100),
    volume,
    deals: Math.max(3, Math.round((volume / (unitsPerDeal * units)) * random.between(0.7, 1.4))),
  };
}

/** The price of the trading day before, in the shares of day `t`. */
function previousClose({ closes, splitFactors }: PricedListing, t: number): number | null {
  for (let before = t - 1; before >= 0; before--) {
    const close = closes[before];
    if (close === undefined || Number.isNaN(close)) continue;
    return splitFactors ? (close * (splitFactors[t] ?? 1)) / (splitFactors[before] ?? 1) : close;
  }
  return null;
}

function quotesAround(
  last: number,
  spread: number,
  random: Random,
): Pick<TradedDay, 'buyingQuote' | 'sellingQuote'> {
  const half = Math.max(2, (last * spread * random.between(0.6, 1.6)) / 2);
  return { buyingQuote: settle(last - half), sellingQuote: settle(last + half) };
}
