import { sql } from 'kysely';
import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { date, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** One bond that a curve was drawn through. */
export interface CurveBond {
  readonly id: number;
  /** Modified duration. */
  readonly years: number;
  /** The effective yield. */
  readonly percent: number;
}

const storedCurveRow = {
  currency: text,
  day: date,
  curve: json<GovernmentCurve>(),
  points: json<readonly CurveBond[]>(),
};
export type StoredCurve = RowOf<typeof storedCurveRow>;

/** The latest at or before a day. */
export async function findCurve(
  database: Database,
  currency: string,
  day: CalendarDay,
): Promise<StoredCurve | null> {
  return query(storedCurveRow)`
    select currency, day, curve, points from government_curve
     where currency = ${currency} and day <= ${day} order by day desc limit 1`.first(database);
}

/** Oldest first: those of the span, and the one that held when it began. */
export async function findCurves(
  database: Database,
  currency: string,
  from: CalendarDay,
  to: CalendarDay,
): Promise<StoredCurve[]> {
  return query(storedCurveRow)`
    select currency, day, curve, points from government_curve
     where currency = ${currency} and day <= ${to}
       and day >= coalesce((select max(day) from government_curve where currency = ${currency} and day <= ${from}),
                           ${from}::date)
     order by day`.all(database);
}

/** The latest of each currency at or before a day, in the order of the currencies. */
export async function findLatestCurves(database: Database, day: CalendarDay): Promise<StoredCurve[]> {
  return query(storedCurveRow)`
    select distinct on (currency) currency, day, curve, points from government_curve
     where day <= ${day} order by currency, day desc`.all(database);
}

const governmentBondRow = { id: int, currency: text, listingId: int };
export type GovernmentBond = RowOf<typeof governmentBondRow>;

/** Those that a curve can be drawn through: of a state, with payments that are known, and nobody may end them early. */
export async function findGovernmentBonds(database: Database): Promise<GovernmentBond[]> {
  return query(governmentBondRow)`
    select bond.instrument_id as id, instrument.currency, place.id as "listingId"
      from bond join instrument on instrument.id = bond.instrument_id
     cross join lateral (
       select listing.id from listing join venue on venue.id = venue_id
        where listing.instrument_id = bond.instrument_id order by venue.position limit 1
     ) place
     where issuer_type = 'government' and coupon_type in ('fixed', 'zero') and matures_on is not null
       and defaulted_on is null and not exists (select from bond_option where bond_id = bond.instrument_id)
     order by instrument.currency, id`.all(database);
}

const dayToDrawRow = {
  day: date,
  prices: json<readonly { readonly listingId: number; readonly price: number }[]>(),
};
export type DayToDraw = RowOf<typeof dayToDrawRow>;

/** Days with prices of these listings, oldest first, of which there is no curve yet; the latest is always among them. */
export async function findDaysToDraw(
  database: Database,
  {
    currency,
    listingIds,
    from,
    isAll,
  }: { currency: string; listingIds: readonly number[]; from: CalendarDay; isAll: boolean },
): Promise<DayToDraw[]> {
  return query(dayToDrawRow)`
    with priced as (
      select day, json_agg(json_build_object('listingId', listing_id, 'price', last_price::float8) order by listing_id) as prices
        from daily_trading
       where listing_id = any(${listingIds}::int[]) and day >= ${from} and last_price is not null
       group by day
    )
    select day, prices from priced
     where ${isAll} or day = (select max(day) from priced)
        or not exists (select from government_curve drawn where drawn.currency = ${currency} and drawn.day = priced.day)
     order by day`.all(database);
}

/** Writes those that differ from what is stored, so that a measure is made again only where its curve has moved. */
export async function storeCurves(database: Database, curves: readonly StoredCurve[]): Promise<void> {
  if (curves.length === 0) return;
  await sql`
    insert into government_curve (currency, day, curve, points)
    select currency, day, curve, points
      from jsonb_to_recordset(${JSON.stringify(curves)}::jsonb) as drawn (currency text, day date, curve jsonb, points jsonb)
     where not exists (select from government_curve same
                        where same.currency = drawn.currency and same.day = drawn.day and same.curve = drawn.curve)
    on conflict (currency, day) do update
       set (curve, points, computed_at) = (excluded.curve, excluded.points, clock_timestamp())`.execute(
    database,
  );
}
