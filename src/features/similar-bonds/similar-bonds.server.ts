import { pickSimilar } from '#domain/bonds/similar-bonds.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { dependsOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { SimilarBondsData } from './similar-bonds.contract.ts';
import { findNearBonds, findOwnMeasure } from './similar-bonds.repository.ts';

const MOST_SIMILAR = 8;

/** Null where the bond has no duration, nothing is like it, or an earlier day is requested: measures are those of today. */
export async function loadSimilarBonds(
  { database, language, asOf }: Pick<PageContext, 'database' | 'language' | 'asOf'>,
  bondId: number,
): Promise<Unopened<SimilarBondsData> | null> {
  const own = asOf === null ? await findOwnMeasure(database, bondId) : null;
  if (!own) return null;
  const found = await findNearBonds(database, { bondId, duration: own.duration });
  const similar = pickSimilar(own, found, MOST_SIMILAR);
  if (similar.length === 0) return null;
  dependsOn(...similar.map(({ id }) => `prices:instrument:${id}` as const));
  const rows = similar.map((bond) => ({
    id: bond.id,
    string_id: bond.stringId,
    name: localizedName(bond.name, bond.names, language),
    issuer_name: localizedName(bond.issuerName, bond.issuerNames, language),
    matures_on: bond.maturesOn,
    rating: bond.grade,
    yield: bond.yield,
    duration: bond.duration,
    spread: bond.spread,
    spread_difference: bond.spread === null || own.spread === null ? null : bond.spread - own.spread,
  }));
  return { rows: seal('last-price', rows) };
}
