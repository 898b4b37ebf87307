import type { PageContext } from '#platform/http/context.server.ts';
import type { BondRating } from './bond-ratings.contract.ts';
import { findRatings } from './bond-ratings.repository.ts';

/** Null where no agency has rated the bond or its issuer. */
export async function loadBondRatings(
  { database, today }: Pick<PageContext, 'database' | 'today'>,
  of: { bondId: number | null; issuerId: number },
): Promise<BondRating[] | null> {
  const found = await findRatings(database, { ...of, today });
  if (found.length === 0) return null;
  const seen = new Set<string>();
  return found.map(({ id, day, agency, grade, outlook, isOfBond }) => {
    const by = `${isOfBond} ${agency}`;
    const isLatest = !seen.has(by);
    seen.add(by);
    return { id, date: day, agency, grade, outlook, of: isOfBond ? 'bond' : 'issuer', is_latest: isLatest };
  });
}
