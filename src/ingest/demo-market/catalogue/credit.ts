import { createRandom } from '../random.ts';
import type { Bond, Issuer } from './instruments.ts';

/** How sure it is that an issuer pays: 1 is the best grade of the scale, 22 a default. */
export type Standing = number;

const STATES: Readonly<Record<string, Standing>> = {
  'amber-coast-finance': 1,
  'silver-harbour-treasury': 2,
  'lale-vadisi-hazine': 13,
  'yuzhou-finance': 5,
};
const DEFAULTED: Standing = 22;

export function standingOf({ stringId, industry }: Issuer): Standing {
  const known = STATES[stringId];
  if (known !== undefined) return known;
  const random = createRandom(`catalogue/credit/${stringId}`);
  return industry === 'banks' ? random.whole(4, 11) : random.whole(4, 17);
}

/** What is repaid last, or never, is less sure than the rest of what an issuer owes. */
export function standingOfBond(bond: Bond): Standing {
  if (bond.status === 'defaulted') return DEFAULTED;
  return Math.min(standingOf(bond.issuer) + (bond.maturesOn === null ? 3 : 0), 19);
}

/** Percent a year over what a state pays. */
export function premiumOf(bond: Bond, wobble: number): number {
  if (bond.sector === 'government') return 0;
  const standing = bond.status === 'defaulted' ? 16 : standingOfBond(bond);
  return 0.35 + 0.0105 * standing ** 2 + 0.25 * wobble;
}
