import { settle } from '../prices/ticks.ts';
import type { Random } from '../random.ts';

/** Of the price, at a usual tick. */
const STEP = 0.0006;
/** How much of its way from where it began a price comes back at each tick. */
const PULL = 0.01;
/** Nothing invented leaves its day further than this. */
const FURTHEST = 0.06;

/** The price after one more tick, in ticks of its venue; it wanders around where it began. */
export function stepRandomWalk(
  price: number,
  anchor: number,
  random: Pick<Random, 'normal' | 'chance'>,
): number {
  const free = price + anchor * STEP * random.normal() + (anchor - price) * PULL;
  const within = Math.min(anchor * (1 + FURTHEST), Math.max(anchor * (1 - FURTHEST), free));
  const next = Math.max(1, settle(within));
  // A price of few ticks would stand still for minutes.
  return next === price && random.chance(0.5) ? settle(price + (random.chance(0.5) ? 1 : -1)) : next;
}

/** What buyers offer and sellers ask around a price, in ticks. */
export function quotesAround(price: number): { buying: number; selling: number } {
  const half = Math.max(1, Math.round(price * 0.0004));
  return { buying: Math.max(1, price - half), selling: price + half };
}
