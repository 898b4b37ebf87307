import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const shownBondRow = {
  id: int,
  name: text,
  names: json<NameTable>(),
  currency: text,
  years: float,
  coupon: float,
};
export type ShownBond = RowOf<typeof shownBondRow>;

/** Bonds with a fixed coupon that are still to be repaid. */
export async function findShownBonds(
  database: Database,
  today: CalendarDay,
  most: number,
): Promise<ShownBond[]> {
  return query(shownBondRow)`
    select id, name, names, currency, round((matures_on - ${today}::date) / 365.25, 2)::float8 as years,
           coupon_rate::float8 as coupon
      from bond join instrument on instrument.id = bond.instrument_id
     where coupon_type = 'fixed' and coupon_rate > 0 and matures_on > ${today}::date and status = 'active'
     order by currency, id limit ${most}`.all(database);
}

export async function findFirstIndex(database: Database): Promise<number | null> {
  const row = await query({ id: int })`
    select instrument_id as id from market_index order by instrument_id limit 1`.first(database);
  return row?.id ?? null;
}
