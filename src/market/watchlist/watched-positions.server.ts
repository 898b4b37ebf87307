import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { computePositions } from './compute-positions.ts';
import type { Figures, Holding } from './position-figures.ts';
import { findPositions, type StoredPosition } from './positions.repository.ts';
import { worthOfBond, worthOfKind } from './value-position.ts';

export type WatchedPosition = StoredPosition & Holding & Figures;

/** A reader's rows with everything that is computed from them, in the order in which they were added. */
export async function findWatchedPositions({
  database,
  user,
  today,
}: Pick<ContextFor<'account'>, 'database' | 'user' | 'today'>): Promise<WatchedPosition[]> {
  const positions = await findPositions(database, user.id);
  const bonds = await findKnownBonds(
    database,
    positions.flatMap(({ kind, instrumentId }) => (kind === 'bond' ? [instrumentId] : [])),
  );
  return computePositions(
    positions.map((position) => ({
      ...position,
      ...(position.kind === 'bond'
        ? worthOfBond(bonds.get(position.instrumentId), position.day, today)
        : worthOfKind(position.kind)),
    })),
  );
}
