import { sql } from 'kysely';
import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { toRowId } from '#foundation/database/row-id.ts';

export interface FoundBond {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
  /** Who told its terms. */
  readonly source: string;
}

/** By its string id, which may itself be a number, or else by its row id. */
export async function findBond(database: Database, key: string): Promise<FoundBond | null> {
  const { rows } = await sql<FoundBond>`
    select instrument.id, string_id as "stringId", instrument.name, names, currency, source.name as source
      from instrument
      join import_batch on import_batch.id = batch_id
      join source on source.id = source_id
     where kind = 'bond' and instrument.id = coalesce(
       (select id from instrument where kind = 'bond' and string_id = ${key}), ${toRowId(key)}::int)`.execute(
    database,
  );
  return rows[0] ?? null;
}

export interface FoundPrice {
  readonly day: CalendarDay;
  /** Clean, percent of what is still owed. */
  readonly clean: number;
  readonly groundId: number;
  readonly groundCode: string;
  readonly groundNames: NameTable;
  readonly source: string;
}

interface AskedPrice {
  readonly bondId: number;
  /** Null: the first where it was traded. */
  readonly groundId: number | null;
  /** The newest up to this day. */
  readonly day: CalendarDay;
}

export async function findPrice(database: Database, asked: AskedPrice): Promise<FoundPrice | null> {
  const { rows } = await sql<FoundPrice>`
    select newest.day, newest.last_price::float8 as clean, ground.id as "groundId", ground.code as "groundCode",
           ground.names as "groundNames", source.name as source
      from listing
      join trading_ground ground on ground.id = ground_id
     cross join lateral (
       select day, last_price, batch_id from daily_trading
        where listing_id = listing.id and last_price is not null and day <= ${asked.day}
        order by day desc limit 1
     ) newest
      join import_batch on import_batch.id = newest.batch_id
      join source on source.id = source_id
     where instrument_id = ${asked.bondId} and listing.status <> 'delisted'
       and (${asked.groundId}::int is null or ground.id = ${asked.groundId})
     order by ground.position limit 1`.execute(database);
  return rows[0] ?? null;
}

export interface FoundCurve {
  readonly day: CalendarDay;
  readonly curve: GovernmentCurve;
  readonly points: readonly {
    readonly stringId: string;
    readonly name: string;
    readonly names: NameTable;
    readonly years: number;
    readonly percent: number;
  }[];
}

/** The newest government curve of a currency that was known on a day, with the bonds that it was drawn through. */
export async function findCurve(
  database: Database,
  currency: string,
  day: CalendarDay,
): Promise<FoundCurve | null> {
  const { rows } = await sql<FoundCurve>`
    select kept.day, curve,
           (select coalesce(json_agg(json_build_object('stringId', string_id, 'name', name, 'names', names,
                     'years', point.years, 'percent', point.percent) order by point.years), '[]')
              from jsonb_to_recordset(points) as point(id int, years float8, percent float8)
              join instrument on instrument.id = point.id) as points
      from government_curve kept
     where currency = ${currency} and day <= ${day}
     order by day desc limit 1`.execute(database);
  return rows[0] ?? null;
}

/** Who told the rate that the amounts of a bond hang on. */
export async function findRateSource(
  database: Database,
  code: string,
  day: CalendarDay,
): Promise<string | null> {
  const { rows } = await sql<{ source: string }>`
    select source.name as source
      from reference_rate
      join import_batch on import_batch.id = batch_id
      join source on source.id = source_id
     where reference_rate.code = ${code} and day = ${day}`.execute(database);
  return rows[0]?.source ?? null;
}
