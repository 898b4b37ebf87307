import type { Share } from '../catalogue/instruments.ts';
import { priceRangeOf } from '../catalogue/usual-price.ts';
import { createRandom } from '../random.ts';
import { clusteredReturns, type Factors } from './factors.ts';

/** How much of the way back to its anchor a price goes in a day. */
const PULL = 0.004;
const UNCHANGED_DAYS = 0.012;
const LEAST_ABOVE = 0.45;
const APART = 0.004;

/**
 * The share's price in the currency of its first venue, as if every split had always been in force.
 *
 * Walks stay where a price has at least five digits; neither a split nor another currency carries it out of there. The
 * classes of one issuer move together, the preferred one a little on its own.
 */
export function simulateShare(share: Share, factors: Factors): Float64Array {
  const random = createRandom(`${factors.seed}/walk/${share.issuer.stringId}`);
  const apart =
    share.shareType === 'preferred' ? createRandom(`${factors.seed}/walk/${share.stringId}`) : null;
  const [beta, industryBeta, volatility] = [
    random.between(0.5, 1.4),
    random.between(0.5, 1.3),
    random.between(0.007, 0.017),
  ];
  const range = priceRangeOf(share.listings, share.splits);
  const [lowest, highest] = [Math.log(range.lowest), Math.log(range.highest)];
  const end = Math.log(share.usualPrice);
  const growth = Math.min(random.between(-0.3, 0.9), end - lowest - LEAST_ABOVE);
  const anchor = end - growth;

  const { market, industries } = factors;
  const industry = industries[share.issuer.industry];
  const own = clusteredReturns(random, factors.days.length, volatility);
  let level = anchor + random.between(-0.25, 0.25);
  return own.map((ownReturn, t) => {
    if (random.chance(UNCHANGED_DAYS)) return Math.exp(level);
    const pull = PULL * (anchor + (growth * t) / own.length - level);
    level += pull + beta * (market[t] ?? 0) + industryBeta * (industry[t] ?? 0) + ownReturn;
    if (apart) level += APART * apart.normal();
    if (level < lowest) level = Math.min(2 * lowest - level, highest);
    if (level > highest) level = Math.max(2 * highest - level, lowest);
    return Math.exp(level);
  });
}
