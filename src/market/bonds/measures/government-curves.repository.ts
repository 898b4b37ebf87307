import { sql } from 'kysely';
import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { PublishedCurve } from '#domain/bonds/curve/published-curve.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import { bool, date, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { CurvePoint } from './draw-curve.ts';

const storedCurveRow = {
  currency: text,
  day: date,
  curve: json<GovernmentCurve>(),
  points: json<readonly CurvePoint[]>(),
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

const SWAP_DAYS = 7;

/** The latest swap rates of a currency at or before a day; null where none are stored, or only older ones. */
export async function findSwapRates(
  database: Database,
  currency: string,
  day: CalendarDay,
): Promise<PublishedCurve | null> {
  const row = await query({ curve: json<PublishedCurve>() })`
    select json_build_object('kind', kind, 'currency', currency, 'code', code,
             'points', json_agg(json_build_object('months', months::float8, 'percent', percent::float8) order by months)) as curve
      from yield_curve join yield_curve_point on curve_code = code
     where currency = ${currency} and kind = 'swap' and day between ${day}::date - ${SWAP_DAYS}::int and ${day}
     group by day, code, kind, currency order by day desc, code limit 1`.first(database);
  return row?.curve ?? null;
}

const governmentBondRow = { id: int, currency: text, listingId: int };
export type GovernmentBond = RowOf<typeof governmentBondRow>;

const DRAWS_A_CURVE = sql`
           issuer_type = 'government' and coupon_type in ('fixed', 'zero') and matures_on is not null
       and defaulted_on is null and not exists (select from bond_option where bond_id = bond.instrument_id)`;

/** True where a price of one of these instruments is a point of its government's curve. */
export async function hasGovernmentBond(
  database: Database,
  instrumentIds: readonly number[],
): Promise<boolean> {
  const { has } = await query({ has: bool })`
    select exists (select from bond where instrument_id = any(${instrumentIds}::int[]) and ${DRAWS_A_CURVE}) as has`.one(
    database,
  );
  return has;
}

/** Those that a curve can be drawn through: of a state, with payments that are known, and nobody may end them early. */
export async function findGovernmentBonds(database: Database): Promise<GovernmentBond[]> {
  return query(governmentBondRow)`
    select bond.instrument_id as id, instrument.currency, place.id as "listingId"
      from bond join instrument on instrument.id = bond.instrument_id
     cross join lateral (
       select listing.id from listing join venue on venue.id = venue_id
        where listing.instrument_id = bond.instrument_id order by ${valuePriceOrder} limit 1
     ) place
     where ${DRAWS_A_CURVE}
     order by instrument.currency, id`.all(database);
}

const dayToDrawRow = {
  day: date,
  prices: json<readonly { readonly listingId: number; readonly price: number }[]>(),
  published: maybe(json<PublishedCurve>()),
};
export type DayToDraw = RowOf<typeof dayToDrawRow>;

/** Currencies of which somebody publishes zero rates or par yields. */
export async function findPublishedCurrencies(database: Database): Promise<string[]> {
  const rows = await query({ currency: text })`
    select distinct currency from yield_curve where kind in ('zero', 'par') order by currency`.all(database);
  return rows.map(({ currency }) => currency);
}

/**
 * Days with prices of these listings or a published curve, oldest first, of which there is no curve yet; the latest is always
 * among them. Of several published curves the zero rates come first.
 */
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
    ),
    published as (
      select distinct on (day) day,
             json_build_object('kind', kind, 'currency', currency, 'code', code,
               'points', json_agg(json_build_object('months', months::float8, 'percent', percent::float8) order by months)) as curve
        from yield_curve join yield_curve_point on curve_code = code
       where currency = ${currency} and kind in ('zero', 'par') and day >= ${from}
       group by day, code, kind, currency
       order by day, kind desc, code
    ),
    known as (
      select day, coalesce(prices, '[]') as prices, published.curve as published
        from priced full join published using (day)
    )
    select day, prices, published from known
     where ${isAll} or day = (select max(day) from known)
        or not exists (select from government_curve drawn where drawn.currency = ${currency} and drawn.day = known.day)
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
