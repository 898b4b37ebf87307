import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { PlacementRow } from './placements.contract.ts';

export interface FoundPlacement {
  readonly id: number;
  readonly day: CalendarDay;
  readonly kind: PlacementRow['kind'];
  readonly instrumentKind: PlacementRow['instrument_kind'];
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly pieces: number;
  readonly price: number;
  readonly raised: number;
  readonly currency: string;
}

/** A block of a page has an end. */
const MOST_PLACEMENTS = 200;

export async function findPlacements(database: Database, issuerId: number): Promise<FoundPlacement[]> {
  const { rows } = await sql<FoundPlacement>`
    select placement.id, day, placement.kind, instrument.kind as "instrumentKind", string_id as "stringId", name, names,
           placement.amount::float8 as pieces, price::float8 as price, placement.currency,
           (placement.amount * price * coalesce(bond.nominal / 100, 1))::float8 as raised
      from instrument
      join placement on placement.instrument_id = instrument.id
      left join bond on bond.instrument_id = instrument.id
     where issuer_id = ${issuerId} and instrument.kind in ('stock', 'bond')
     order by day desc, name, placement.id
     limit ${MOST_PLACEMENTS}`.execute(database);
  return rows;
}
