import type { NameTable } from '#domain/languages/localized-name.ts';
import { shareType } from '#market/instruments/instrument-columns.server.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';
import { joinTrading, tradedColumns, tradedRow } from './traded.repository.ts';

const stockRow = {
  ...tradedRow,
  country: text,
  industryCode: text,
  industryNames: json<NameTable>(),
  shareType,
  venueCode: maybe(text),
  venueNames: maybe(json<NameTable>()),
  marketValue: maybe(float),
  issuerId: int,
  /** Of twelve months, one sum a currency, with the last price in it where there is one. */
  dividends:
    json<readonly { readonly amount: number; readonly currency: string; readonly last: number | null }[]>(),
  hasDividends: bool,
  exDividend: maybe(date),
  returns: int,
  deviation: maybe(float),
};
export type StockRow = RowOf<typeof stockRow>;

/** By name, each with its last trading day on the first of its venues. */
export async function findStockRows(database: Database, chosen: Chosen): Promise<StockRow[]> {
  return query(stockRow)`
    with chosen as materialized (${chooseInstruments('stock', chosen)})
    select ${tradedColumns}, issuer.country, industry.code as "industryCode", industry.names as "industryNames",
           stock.share_type as "shareType", place.code as "venueCode", place.names as "venueNames",
           (stock.shares_outstanding * newest.last_price / 1000000)::float8 as "marketValue", chosen.issuer_id as "issuerId",
           coalesce(paid.sums, '[]') as dividends, held.latest is not null as "hasDividends", held.latest as "exDividend",
           coalesce(daily.returns, 0) as returns, daily.deviation
      from chosen
      join stock on stock.instrument_id = chosen.id
      join issuer on issuer.id = chosen.issuer_id
      join industry on industry.id = issuer.industry_id
      ${joinTrading}
      left join lateral (
        select max(ex_dividend_on) as latest from dividend where dividend.instrument_id = chosen.id
      ) held on true
      left join lateral (
        select json_agg(json_build_object('amount', amount::float8, 'currency', sum.currency, 'last', priced.last)) as sums
          from (select dividend.currency, sum(amount / split_factor(instrument_id, ex_dividend_on, newest.day)) as amount
                  from dividend
                 where instrument_id = chosen.id
                   and ex_dividend_on > newest.day - interval '1 year' and ex_dividend_on <= newest.day
                 group by dividend.currency) sum
          left join lateral (
            select other_day.last_price::float8 as last
              from listing other
              join venue on venue.id = other.venue_id
             cross join lateral (
               select last_price from daily_trading
                where listing_id = other.id and last_price is not null order by day desc limit 1
             ) other_day
             where other.instrument_id = chosen.id and other.currency = sum.currency and other.status <> 'delisted'
             order by other.id <> place.id, venue.position limit 1
          ) priced on true
      ) paid on true
      left join lateral (
        select count(share)::int as returns, stddev_samp(share) as deviation
          from (select ln((last_price / factor)::float8 / lag((last_price / factor)::float8) over (order by day)) as share
                  from daily_trading
                 cross join lateral (select split_factor(place.instrument_id, day, newest.day) as factor) split
                 where ${chosen.kind === 'ids' && chosen.withReturns === true} and listing_id = place.id
                   and day >= newest.day - interval '1 year' and last_price > 0) year
      ) daily on true
     order by chosen.name, chosen.id`.all(database);
}
