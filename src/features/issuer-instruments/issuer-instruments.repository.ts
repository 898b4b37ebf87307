import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { latestGrade } from '#market/bonds/latest-grade.repository.ts';
import {
  bondStatus,
  couponType,
  instrumentStatus,
  shareType,
} from '#market/instruments/instrument-columns.server.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  isin: maybe(text),
  currency: text,
};

const stockOfIssuerRow = {
  ...namedRow,
  ticker: maybe(text),
  shareType,
  status: instrumentStatus,
  sharesOutstanding: maybe(float),
  day: maybe(date),
  last: maybe(float),
  previous: maybe(float),
  /** Of twelve months in the currency of the price; null where nothing was paid, or anything in another one. */
  dividends: maybe(float),
};
export type StockOfIssuer = RowOf<typeof stockOfIssuerRow>;

/** A block of a page has an end: what has ended is left out first. */
const MOST_STOCKS = 100;
const MOST_BONDS = 200;

/** Each with its last price on the first of its venues; the price before is stated in today's shares. */
export async function findStocksOf(
  database: Database,
  issuerId: number,
  exceptId: number | null,
): Promise<StockOfIssuer[]> {
  return query(stockOfIssuerRow)`
    select share.id, string_id as "stringId", name, share.names, isin, share.status, share_type as "shareType",
           shares_outstanding::float8 as "sharesOutstanding",
           coalesce(place.ticker, share.ticker) as ticker, coalesce(place.currency, share.currency) as currency,
           newest.day, newest.last_price::float8 as last,
           ${previousPrice} as previous,
           (select case when bool_and(dividend.currency = place.currency) then sum(amount / split_factor(share.id, ex_dividend_on, newest.day))::float8 end
              from dividend
             where instrument_id = share.id and ex_dividend_on > newest.day - interval '1 year' and ex_dividend_on <= newest.day) as dividends
      from instrument share
      join stock on stock.instrument_id = share.id
      ${joinFirstVenue('share.id')}
      ${joinLatestDays('place')}
     where issuer_id = ${issuerId} and kind = 'stock' and share.id is distinct from ${exceptId}::int
     order by share.status = 'delisted', share_type, name, share.id
     limit ${MOST_STOCKS}`.all(database);
}

const bondOfIssuerRow = {
  ...namedRow,
  status: bondStatus,
  couponType: maybe(couponType),
  couponRate: maybe(float),
  baseRate: maybe(text),
  maturesOn: maybe(date),
  isPerpetual: bool,
  putOn: maybe(date),
  outstanding: maybe(float),
  price: maybe(float),
  yield: maybe(float),
  duration: maybe(float),
  spread: maybe(float),
  rating: maybe(text),
};
export type BondOfIssuer = RowOf<typeof bondOfIssuerRow>;

export async function findBondsOf(
  database: Database,
  issuerId: number,
  today: CalendarDay,
): Promise<BondOfIssuer[]> {
  return query(bondOfIssuerRow)`
    select instrument.id, string_id as "stringId", name, names, isin, currency, status,
           coupon_type as "couponType", coupon_rate::float8 as "couponRate", reference_rate as "baseRate",
           matures_on as "maturesOn", is_perpetual as "isPerpetual",
           (select min(day) from bond_option
             where bond_id = instrument.id and kind = 'put' and day >= ${today}) as "putOn",
           case when status = 'matured' then 0
                else (face_value * units_issued * (100 - coalesce(repaid.percent, 0)) / 100)::float8 end as outstanding,
           measure.price, measure.leading_yield as yield, measure.modified_duration as duration, measure.g_spread as spread,
           (${latestGrade(sql.ref('instrument.id'), sql.ref('instrument.issuer_id'))}) as rating
      from instrument
      join bond on bond.instrument_id = instrument.id
      left join lateral (
        select sum(percent) as percent from bond_redemption where bond_id = instrument.id and day <= ${today}
      ) repaid on true
      left join bond_measure measure on measure.bond_id = instrument.id
     where instrument.issuer_id = ${issuerId} and kind = 'bond'
     order by status in ('matured', 'delisted'), matures_on, name, instrument.id
     limit ${MOST_BONDS}`.all(database);
}
