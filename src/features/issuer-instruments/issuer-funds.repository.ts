import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { IssuerFund } from './issuer-funds.contract.ts';

export interface FundOfIssuer {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly status: IssuerFund['status'];
  readonly indexName: string | null;
  readonly indexNames: NameTable;
  readonly expenseRatio: number | null;
  readonly currency: string;
  readonly day: CalendarDay | null;
  readonly last: number | null;
  readonly previous: number | null;
}

const MOST_FUNDS = 100;

/** Each with its last price on the first of its venues. */
export async function findFundsOf(
  database: Database,
  issuerId: number,
  exceptId: number | null,
): Promise<FundOfIssuer[]> {
  const { rows } = await sql<FundOfIssuer>`
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
     limit ${MOST_FUNDS}`.execute(database);
  return rows;
}
