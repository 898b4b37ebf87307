import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { CurveRequest } from './curve-selection.ts';

/** Payments that are known, which nobody may end early. */
const PLAIN = sql`coupon_type in ('fixed', 'zero') and matures_on is not null and defaulted_on is null
  and not exists (select from bond_option where bond_id = bond.instrument_id)`;

const dayOfPricesRow = { day: date };
const groupBondRow = { id: int, price: float };
export type GroupBond = RowOf<typeof groupBondRow>;

/** The bonds of a sector or an issuer with a price of the latest day up to the requested one on which such bonds were traded. */
export async function findGroupBonds(
  database: Database,
  { currency, of }: Pick<CurveRequest, 'currency' | 'of'>,
  upTo: CalendarDay,
): Promise<{ readonly day: CalendarDay; readonly bonds: readonly GroupBond[] } | null> {
  const isOfGroup =
    typeof of === 'string'
      ? sql`issuer_type = ${of}`
      : sql`instrument.issuer_id = (select id from issuer where string_id = ${of.issuer})`;
  const places = sql`
    select instrument.id, place.id as listing_id
      from bond join instrument on instrument.id = bond.instrument_id
     cross join lateral (
       select listing.id from listing join venue on venue.id = venue_id
        where listing.instrument_id = instrument.id order by ${valuePriceOrder} limit 1
     ) place
     where instrument.currency = ${currency} and ${isOfGroup} and ${PLAIN}`;
  const latest = await query(dayOfPricesRow)`
    select max(newest.day) as day
      from (${places}) bonds
     cross join lateral (
       select day from daily_trading
        where listing_id = bonds.listing_id and day <= ${upTo} and last_price is not null order by day desc limit 1
     ) newest
    having max(newest.day) is not null`.first(database);
  if (!latest) return null;
  const bonds = await query(groupBondRow)`
    select bonds.id, last_price::float8 as price
      from (${places}) bonds join daily_trading on daily_trading.listing_id = bonds.listing_id
     where day = ${latest.day} and last_price is not null order by bonds.id`.all(database);
  return { day: latest.day, bonds };
}

const curveCurrencyRow = { currency: text, from: date, to: date, bonds: int };
export type CurveCurrency = RowOf<typeof curveCurrencyRow>;

/** Those that have a government curve, with the days of the first and the last, the one with most bonds first. */
export async function findCurveCurrencies(database: Database): Promise<CurveCurrency[]> {
  return query(curveCurrencyRow)`
    select currency, min(day) as from, max(day) as to,
           (array_agg(jsonb_array_length(points) order by day desc))[1] as bonds
      from government_curve group by currency order by bonds desc, currency`.all(database);
}

const curveIssuerRow = {
  id: text,
  name: text,
  names: json<NameTable>(),
  currencies: json<readonly string[]>(),
};
export type CurveIssuer = RowOf<typeof curveIssuerRow>;

/** Issuers with so many bonds in a currency that a curve can be drawn through them. */
export async function findCurveIssuers(database: Database, fewest: number): Promise<CurveIssuer[]> {
  return query(curveIssuerRow)`
    select issuer.string_id as id, issuer.name, issuer.names, json_agg(counted.currency order by counted.currency) as currencies
      from (select instrument.issuer_id, instrument.currency
              from bond join instrument on instrument.id = bond.instrument_id
             where instrument.status = 'active' and issuer_type <> 'government' and ${PLAIN}
             group by 1, 2 having count(*) >= ${fewest}) counted
      join issuer on issuer.id = counted.issuer_id
     group by issuer.id order by issuer.name limit 200`.all(database);
}

const namedBondRow = { id: int, stringId: text, name: text, names: json<NameTable>() };
export type NamedBond = RowOf<typeof namedBondRow>;

export async function findNamedBonds(database: Database, ids: readonly number[]): Promise<NamedBond[]> {
  return query(namedBondRow)`
    select id, string_id as "stringId", name, names from instrument where id = any(${[...ids]}::int[])`.all(
    database,
  );
}
