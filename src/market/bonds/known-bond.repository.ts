import { referenceCodeOf, toBondOptions, toBondTerms } from '#domain/bonds/stored-bond.ts';
import type { Database } from '#platform/database/database.server.ts';
import { findStoredBonds } from './bond-terms.repository.ts';
import { findCurvesOf } from './forward-curves.repository.ts';
import type { KnownBond } from './known-bond.ts';
import { findReferenceRates } from './reference-rates.repository.ts';

const NO_RATES: KnownBond['rates'] = [];

/** Null where it is no bond, or its terms are not supported. */
export async function findKnownBond(database: Database, bondId: number): Promise<KnownBond | null> {
  return (await findKnownBonds(database, [bondId])).get(bondId) ?? null;
}

/** By the bond's id; what is no bond, or has terms that are not supported, is left out. */
export async function findKnownBonds(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, KnownBond>> {
  const stored = await findStoredBonds(database, ids);
  const codes = new Set([...stored.values()].flatMap((bond) => referenceCodeOf(bond) ?? []));
  const rates = await findReferenceRates(database, [...codes]);
  const curves = await findCurvesOf(
    database,
    [...stored].flatMap(([id, { couponType, rateProjection }]) =>
      couponType === 'floating' && rateProjection === 'forward' ? [id] : [],
    ),
  );
  return new Map(
    [...stored].flatMap(([id, bond]) => {
      const terms = toBondTerms(bond);
      if (!terms) return [];
      const rateName = referenceCodeOf(bond);
      const makeWhole = bond.options.flatMap(({ kind, day, price }) =>
        kind === 'make_whole' ? [{ day, percent: price }] : [],
      );
      const known = {
        terms,
        options: toBondOptions(bond),
        ...(makeWhole.length > 0 && { makeWhole }),
        rateName,
        rates: rates.get(rateName ?? '') ?? NO_RATES,
        ...(curves.has(id) && { curves: curves.get(id) ?? [] }),
      };
      return [[id, known] as const];
    }),
  );
}
