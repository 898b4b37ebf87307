import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PlacementRow } from './placements.contract.ts';

export interface FoundPlacement {
  readonly id: number;
  readonly day: CalendarDay;
  readonly kind: PlacementRow['kind'];
  readonly instrumentKind: PlacementRow['instrument_kind'];
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly units: number;
  readonly price: number;
  readonly raised: number;
  readonly currency: string;
}

/** A block of a page has an end. */
const MOST_PLACEMENTS = 200;

export async function findPlacements(database: Database, issuerId: number): Promise<FoundPlacement[]> {
  const { rows } = await sql<FoundPlacement>`
    select offering.id, day, offering.kind, instrument.kind as "instrumentKind", string_id as "stringId", name, names,
           offering.units::float8 as units, price::float8 as price, offering.currency,
           (offering.units * price * coalesce(bond.face_value / 100, 1))::float8 as raised
      from instrument
      join offering on offering.instrument_id = instrument.id
      left join bond on bond.instrument_id = instrument.id
     where issuer_id = ${issuerId} and instrument.kind in ('stock', 'bond')
     order by day desc, name, offering.id
     limit ${MOST_PLACEMENTS}`.execute(database);
  return rows;
}
