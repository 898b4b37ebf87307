import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface ShownBond {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
  readonly years: number;
  readonly coupon: number;
}

/** Bonds with a fixed coupon that are still to be repaid. */
export async function findShownBonds(
  database: Database,
  today: CalendarDay,
  most: number,
): Promise<ShownBond[]> {
  const { rows } = await sql<ShownBond>`
    select id, name, names, currency, round((matures_on - ${today}::date) / 365.25, 2)::float8 as years,
           coupon_rate::float8 as coupon
      from bond join instrument on instrument.id = bond.instrument_id
     where coupon_type = 'fixed' and coupon_rate > 0 and matures_on > ${today}::date and status = 'active'
     order by currency, id limit ${most}`.execute(database);
  return rows;
}

export async function findFirstIndex(database: Database): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select instrument_id as id from market_index order by instrument_id limit 1`.execute(database);
  return rows[0]?.id ?? null;
}
