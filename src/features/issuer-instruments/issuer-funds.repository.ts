import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentStatus } from '#market/instruments/instrument-columns.server.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const fundOfIssuerRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
  status: instrumentStatus,
  indexName: maybe(text),
  indexNames: json<NameTable>(),
  expenseRatio: maybe(float),
  currency: text,
  day: maybe(date),
  last: maybe(float),
  previous: maybe(float),
};
export type FundOfIssuer = RowOf<typeof fundOfIssuerRow>;

const MOST_FUNDS = 100;

/** Each with its last price on the first of its venues. */
export async function findFundsOf(
  database: Database,
  issuerId: number,
  exceptId: number | null,
): Promise<FundOfIssuer[]> {
  return query(fundOfIssuerRow)`
    select fund.id, fund.string_id as "stringId", fund.name, fund.names, fund.status,
           followed.name as "indexName", coalesce(followed.names, '{}') as "indexNames",
           expense_ratio::float8 as "expenseRatio",
           coalesce(place.ticker, fund.ticker) as ticker, coalesce(place.currency, fund.currency) as currency,
           newest.day, newest.last_price::float8 as last, ${previousPrice} as previous
      from instrument fund
      join etf on etf.instrument_id = fund.id
      left join instrument followed on followed.id = tracked_index_id
      ${joinFirstVenue('fund.id')}
      ${joinLatestDays('place')}
     where fund.issuer_id = ${issuerId} and fund.kind = 'etf' and fund.id is distinct from ${exceptId}::int
     order by fund.status = 'delisted', fund.name, fund.id
     limit ${MOST_FUNDS}`.all(database);
}
