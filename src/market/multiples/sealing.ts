import type { Input } from '#domain/multiples/input.ts';
import type { Multiple, Taken } from '#domain/multiples/multiple.ts';

/** The capability that a value needs, or null where it is everyone's. */
export type Needed = 'last-price' | 'more-rows' | null;

const WITH_PRICE = new Set(['market_cap', 'enterprise_value', 'price']);
const WITHOUT_FACTS = new Set([
  'market_cap',
  'price',
  'share_count',
  'dividend',
  'dividend_per_share',
  'dividends',
]);

/**
 * A ratio that holds a price reveals the price to whoever knows the rest: P/E and the profit, P/S and the revenue, a
 * yield and the dividend. So everything that holds one needs `last-price`, and what is left to everyone holds none.
 *
 * Amounts made of a report are its rows in another unit: profit per share times the shares is the profit, enterprise
 * value less capitalisation is the net debt. They need `more-rows` as the rows do. A ratio of two facts is open: it is
 * rounded before it leaves, so that with an open row it shows the other one roughly, and never to the digit.
 */
export function neededFor({ formula, measure }: Multiple): Needed {
  const taken: readonly Pick<Taken, 'quantity'>[] =
    formula.kind === 'ratio'
      ? [formula.top, formula.bottom]
      : [formula.kind === 'growth' ? { quantity: formula.of } : formula.of];
  const isAmount = measure === 'money' || measure === 'per_share';
  if (isAmount && taken.some(({ quantity }) => !WITHOUT_FACTS.has(quantity))) return 'more-rows';
  return taken.some(({ quantity }) => WITH_PRICE.has(quantity)) ? 'last-price' : null;
}

/** Of an input: a fact is a row of a report, and a sum is as closed as the most closed of its parts. */
export function neededForInput({ source, parts }: Input): Needed {
  const needed = parts.map(neededForInput);
  if (source?.kind === 'reports' || needed.includes('more-rows')) return 'more-rows';
  return source?.kind === 'price' || needed.includes('last-price') ? 'last-price' : null;
}
