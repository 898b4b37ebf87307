import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays, previousPrice, valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import {
  bool,
  date,
  float,
  int,
  json,
  maybe,
  oneOf,
  type RowOf,
  text,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundLeaderRow = {
  list: oneOf('growing', 'falling', 'capitalization'),
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: text,
  currency: text,
  /** False where the address of the share names the venue. */
  isFirstVenue: bool,
  day: date,
  latestDay: date,
  last: float,
  previous: maybe(float),
  capitalization: maybe(float),
};
export type FoundLeader = RowOf<typeof foundLeaderRow>;

export interface Market {
  readonly industryId: number;
  readonly venueId: number;
}

const MOST = 10;
/** An older price says nothing of what a company is worth today. */
const DAYS_UNTIL_OLD = 31;

/**
 * What rose and fell most on the latest day of an industry on a venue, and what is worth most. A share without a deal on
 * that day neither rose nor fell. Money in several currencies cannot be ordered: the most frequent one comes first.
 */
export async function findLeaders(
  database: Database,
  { industryId, venueId }: Market,
): Promise<FoundLeader[]> {
  return query(foundLeaderRow)`
    with traded as materialized (
      select share.id, share.string_id as "stringId", share.name, share.names, listing.ticker, listing.currency,
             newest.day, max(newest.day) over () as "latestDay", newest.last_price::float8 as last,
             ${previousPrice} as previous,
             round(newest.last_price * shares_outstanding)::float8 as capitalization,
             count(*) over (partition by listing.currency) as in_currency,
             listing.id = (
               select listing.id from listing join venue on venue.id = listing.venue_id
                where listing.instrument_id = share.id and listing.status <> 'delisted'
                order by ${valuePriceOrder} limit 1
             ) as "isFirstVenue"
        from issuer
        join instrument share on share.issuer_id = issuer.id and share.kind = 'stock' and share.status = 'active'
        join stock on stock.instrument_id = share.id
        join listing on listing.instrument_id = share.id and listing.venue_id = ${venueId} and listing.status = 'active'
        join venue on venue.id = listing.venue_id
        ${joinLatestDays('listing')}
       where issuer.industry_id = ${industryId} and newest.day is not null
    ), moved as materialized (
      select *, round(((last - previous) / nullif(abs(previous), 0) * 100)::numeric, 2) as change
        from traded where day = "latestDay"
    ), lists as (
      (select 'growing' as list, row_number() over (order by change desc, name, id) as place, moved.*
         from moved where change > 0 order by place limit ${MOST})
      union all
      (select 'falling', row_number() over (order by change, name, id) as place, moved.*
         from moved where change < 0 order by place limit ${MOST})
      union all
      (select 'capitalization', row_number() over (order by in_currency desc, currency, capitalization desc, name, id) as place,
              traded.*, null
         from traded where capitalization is not null and day > "latestDay" - ${DAYS_UNTIL_OLD}::int
        order by place limit ${MOST})
    )
    select list, id, "stringId", name, names, ticker, currency, "isFirstVenue", day, "latestDay", last, previous, capitalization
      from lists order by list, place`.all(database);
}

/** The names of an industry; null where there is no such industry or venue. What is not classified has nothing in common. */
export async function findIndustry(
  database: Database,
  { industryId, venueId }: Market,
): Promise<{ code: string; names: NameTable } | null> {
  return query({ code: text, names: json<NameTable>() })`
    select industry.code, industry.names from industry
     where id = ${industryId} and code <> 'unclassified' and exists (select from venue where id = ${venueId})`.first(
    database,
  );
}
