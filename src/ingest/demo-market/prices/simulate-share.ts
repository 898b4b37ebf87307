import type { Share } from '../catalogue/instruments.ts';
import { createRandom } from '../random.ts';
import { clusteredReturns, type Factors } from './factors.ts';

const LOWEST = 125;
const HIGHEST = 9_600;
/** In logarithms: even the narrowest walk may become eight times as dear. */
const NARROWEST = 2.1;
/** How much of the way back to its anchor a price goes in a day. */
const PULL = 0.004;
const UNCHANGED_DAYS = 0.012;

/** What the walk is multiplied by on its way to the prices paid, at the least and at the most. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

/**
 * The share's price in the currency of its first venue, as if every split had always been in force.
 *
 * Walks stay where a price has at least five digits; neither a split nor another currency carries it out of there.
 */
export function simulateShare(share: Share, factors: Factors, scale: Scale): Float64Array {
  const random = createRandom(`${factors.seed}/walk/${share.stringId}`);
  const [beta, industryBeta, volatility] = [
    random.between(0.5, 1.4),
    random.between(0.5, 1.3),
    random.between(0.007, 0.017),
  ];
  const lowest = Math.log(LOWEST / Math.min(1, scale.least));
  const highest = Math.max(Math.log(HIGHEST / Math.max(1, scale.most)), lowest + NARROWEST);
  const growth = random.between(-0.3, 0.9);
  const anchor = random.between(lowest + 0.7, Math.max(lowest + 0.9, highest - 0.9 - growth));

  const { market, industries } = factors;
  const industry = industries[share.issuer.industry];
  const own = clusteredReturns(random, factors.days.length, volatility);
  let level = anchor + random.between(-0.25, 0.25);
  return own.map((ownReturn, t) => {
    if (random.chance(UNCHANGED_DAYS)) return Math.exp(level);
    const pull = PULL * (anchor + (growth * t) / own.length - level);
    level += pull + beta * (market[t] ?? 0) + industryBeta * (industry[t] ?? 0) + ownReturn;
    if (level < lowest) level = Math.min(2 * lowest - level, highest);
    if (level > highest) level = Math.max(2 * highest - level, lowest);
    return Math.exp(level);
  });
}
