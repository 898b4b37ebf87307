import type { Bond } from '../catalogue/instruments.ts';
import type { Factors } from './factors.ts';
import { inflationOn } from './term-rates.ts';

/** What the face value of an indexed bond has grown to on the last day of the grid, to five decimals as states show it. */
export function indexRatioOf(bond: Pick<Bond, 'currency' | 'issuedOn'>, factors: Factors): number {
  let ratio = 1;
  for (const [t, day] of factors.days.entries()) {
    const before = factors.days[t - 1] ?? day;
    if (before < bond.issuedOn) continue;
    ratio *= (1 + inflationOn(factors, bond.currency, t) / 100) ** ((day - before) / 365);
  }
  return Math.round(ratio * 100_000) / 100_000;
}
