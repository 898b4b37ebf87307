import type { Listing, Share } from '../catalogue/instruments.ts';
import { EURO_RATES } from '../catalogue/sizes.ts';
import { createRandom, seedOf } from '../random.ts';
import { type Factors, isOpenOn } from './factors.ts';
import type { Character, PricedListing } from './priced-listing.ts';
import { simulateShare } from './simulate-share.ts';
import { splitFactors } from './splits.ts';
import { settle } from './ticks.ts';

const TICKS = 100;

/** One priced listing for each venue; on the first the walk itself, elsewhere the walk converted, and a little off. */
export function priceShare(share: Share, factors: Factors): PricedListing[] {
  if (!share.traded) return [];
  const splits = splitFactors(share.splits, factors.days);
  const path = simulateShare(share, factors);
  const character = characterOf(share, factors.seed);
  return share.listings.map((listing, position) => ({
    listingId: listing.id,
    venueId: listing.venueId,
    stream: seedOf(`${factors.seed}/quotes/${share.stringId}/${listing.venueId}`),
    days: factors.days,
    closes: closesOf(share, listing, position === 0, path, splits, factors),
    splitFactors: splits,
    decimals: 2,
    moneyPerTick: 1 / TICKS,
    character: position === 0 ? character : { ...character, unitsPerDay: character.unitsPerDay * 0.3 },
    isPatchy: share.isPatchy,
    hasIntraday: true,
  }));
}

function closesOf(
  share: Share,
  listing: Listing,
  isHome: boolean,
  path: Float64Array,
  splits: Float64Array | null,
  factors: Factors,
): Float64Array {
  const { seed, days, exchange } = factors;
  const random = createRandom(`${seed}/noise/${share.stringId}/${listing.venueId}`);
  const [there, home] = [exchange[listing.currency], exchange[share.currency]];
  let off = 0;
  return path.map((price, t) => {
    if (!isHome) off = 0.6 * off + 0.0014 * random.normal();
    const day = days[t] ?? 0;
    if (!share.traded || day < share.traded.from || day > share.traded.to) return Number.NaN;
    if (!isOpenOn(factors, listing.venueId, t)) return Number.NaN;
    const conversion = ((there[t] ?? 1) / (home[t] ?? 1)) * Math.exp(off);
    return settle(price * (splits?.[t] ?? 1) * conversion * TICKS);
  });
}

function characterOf(share: Share, seed: string): Character {
  const random = createRandom(`${seed}/character/${share.stringId}`);
  const rate = EURO_RATES[share.currency].to;
  return {
    range: random.between(0.011, 0.026),
    spread: random.between(0.0004, 0.0025),
    unitsPerDay: share.shareCount * random.between(0.0011, 0.0017),
    unitsPerDeal: Math.max(1, random.between(4_000, 16_000) / (share.usualPrice / rate)),
  };
}
