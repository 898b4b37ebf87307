import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { PlacementRow } from './placements.contract.ts';
import { findPlacements } from './placements.repository.ts';

/** Null where nothing is known to have been placed. */
export async function loadPlacements(
  { database, language }: Pick<PageContext, 'database' | 'language'>,
  issuerId: number,
): Promise<PlacementRow[] | null> {
  const found = await findPlacements(database, issuerId);
  if (found.length === 0) return null;
  return found.map((placement) => ({
    id: placement.id,
    date: placement.day,
    'date.numeric': toUnixSeconds(placement.day),
    kind: placement.kind,
    instrument_kind: placement.instrumentKind,
    name: localizedName(placement.name, placement.names, language),
    url: entityPath(placement.instrumentKind === 'stock' ? 'stocks' : 'bonds', placement.stringId),
    amount: placement.units,
    price: placement.price,
    raised: placement.raised,
    currency_name: placement.currency,
  }));
}
