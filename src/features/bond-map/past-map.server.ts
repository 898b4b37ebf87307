import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { measureAll } from '#market/bonds/measures/compute-measures.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { type FoundMap, findMap, type MapFormat } from './bond-map.repository.ts';
import { findPricedBonds, pastMeasures, type RequestedPast } from './priced-bonds.repository.ts';

/** The map of a day that has passed: computed anew from that day's prices, over the curve of that day. */
export async function findPastMap(
  database: Database,
  requested: RequestedPast,
  { day, leading }: { readonly day: CalendarDay; readonly leading: NamedEnd },
  format: MapFormat,
): Promise<FoundMap> {
  const priced = await findPricedBonds(database, requested, day);
  const measured = await measureAll(database, priced, leading);
  const rows = measured.flatMap(({ bondId, measure, ...paid }) =>
    measure
      ? {
          bond_id: bondId,
          day: paid.day,
          price: paid.price,
          leading_yield: measure.leadingYield,
          duration: measure.duration,
          modified: measure.modified,
          spread: measure.spread,
          z_spread: measure.zSpread,
        }
      : [],
  );
  return findMap(database, pastMeasures(rows, requested.filters), format);
}
