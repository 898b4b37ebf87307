import type { Etf } from '../catalogue/instruments.ts';
import { createRandom, seedOf } from '../random.ts';
import { type Factors, isOpenOn } from './factors.ts';
import type { ValuedIndex } from './index-values.ts';
import type { PricedListing } from './priced-listing.ts';
import { settle } from './ticks.ts';

const TICKS = 10_000;
const INDEX_TICKS = 100;
const TRADING_DAYS_PER_YEAR = 252;

/** The index in smaller money, less its costs day by day, and never quite exact. */
export function priceEtf(
  etf: Etf,
  { values }: Pick<ValuedIndex, 'values'>,
  factors: Factors,
): PricedListing[] {
  const random = createRandom(`${factors.seed}/etf/${etf.stringId}`);
  const share = random.between(0.05, 0.4);
  const costPerDay = etf.expenseRatio / 100 / TRADING_DAYS_PER_YEAR;
  const character = {
    range: random.between(0.006, 0.012),
    spread: random.between(0.0003, 0.0012),
    unitsPerDay: etf.unitsOutstanding * random.between(0.003, 0.009),
    unitsPerDeal: random.between(30, 140),
  };
  const closes = values.map((value, t) => {
    const price = (value / INDEX_TICKS) * share * Math.exp(-costPerDay * t + 0.0005 * random.normal());
    return (factors.days[t] ?? 0) < (etf.listedOn ?? 0) ? Number.NaN : settle(price * TICKS);
  });
  return etf.listings.map((listing) => ({
    listingId: listing.id,
    venueId: listing.venueId,
    stream: seedOf(`${factors.seed}/quotes/${etf.stringId}/${listing.venueId}`),
    days: factors.days,
    closes,
    splitFactors: null,
    decimals: 4,
    moneyPerTick: 1 / TICKS,
    character,
    isPatchy: false,
    hasIntraday: true,
  }));
}

/** A fund that follows no index moves with the market, though less than the market does. */
export function priceActiveEtf(etf: Etf, factors: Factors): PricedListing[] {
  const venue = etf.listings[0]?.venueId ?? 0;
  let level = Math.log(ACTIVE.start);
  const values = factors.market.map((change, t) => {
    level += ACTIVE.part * change + ACTIVE.perDay;
    return isOpenOn(factors, venue, t) ? Math.exp(level) : Number.NaN;
  });
  return priceEtf(etf, { values }, factors);
}

const ACTIVE = { start: 100_000, part: 0.55, perDay: 0.0001 };
