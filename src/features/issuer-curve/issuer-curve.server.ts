import { localizedName } from '#domain/languages/localized-name.ts';
import { dependsOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { IssuerCurveData } from './issuer-curve.contract.ts';
import { findPlacedBonds } from './issuer-curve.repository.ts';

/** Two bonds are a line, not a curve. */
const LEAST_POINTS = 3;

/** Null where the bond has no yield or too few others have one, or an earlier day is requested: measures are those of today. */
export async function loadIssuerCurve(
  { database, language, asOf }: Pick<PageContext, 'database' | 'language' | 'asOf'>,
  { bondId, issuerId }: { readonly bondId: number; readonly issuerId: number },
): Promise<Unopened<IssuerCurveData> | null> {
  dependsOn(`prices:issuer:${issuerId}`);
  if (asOf !== null) return null;
  const placed = await findPlacedBonds(database, bondId);
  const own = placed.find(({ id }) => id === bondId);
  if (!own || placed.length < LEAST_POINTS) return null;
  return {
    currency_name: own.currency,
    points: seal(
      'last-price',
      placed.map((bond) => ({
        string_id: bond.stringId,
        name: localizedName(bond.name, bond.names, language),
        duration: bond.duration,
        yield: bond.yield,
        is_subject: bond.id === bondId,
      })),
    ),
  };
}
