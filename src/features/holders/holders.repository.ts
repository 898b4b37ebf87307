import type { NameTable } from '#domain/languages/localized-name.ts';
import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { joinFirstVenue, joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import { date, float, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundHolderRow = {
  /** Null where the holder is no issuer of this site; then it has a name. */
  issuer: maybe(json<NamedIssuer>()),
  name: maybe(text),
  names: json<NameTable>(),
  share: float,
  asOf: date,
};
export type FoundHolder = RowOf<typeof foundHolderRow>;

const MOST_HOLDERS = 200;

/** By the latest register and what was stated since, the largest first. */
export async function findHolders(database: Database, stockId: number): Promise<FoundHolder[]> {
  return query(foundHolderRow)`
    select case when issuer.id is not null then ${issuerObject} end as issuer, holder.name, holder.names,
           stake::float8 as share, as_of as "asOf"
      from (select distinct on (holder_issuer_id, name) *
              from holder
             where instrument_id = ${stockId}
               and as_of >= coalesce((select max(as_of) from holder where instrument_id = ${stockId} and not is_statement), '-infinity')
             order by holder_issuer_id, name, as_of desc) holder
      left join issuer on issuer.id = holder_issuer_id
     where stake > 0
     order by holder.stake desc, coalesce(issuer.name, holder.name)
     limit ${MOST_HOLDERS}`.all(database);
}

const pricedSharesRow = {
  sharesOutstanding: maybe(float),
  currency: text,
  /** On the first venue. */
  last: maybe(float),
};
export type PricedShares = RowOf<typeof pricedSharesRow>;

/** Null when there is no such stock. */
export async function findPricedShares(database: Database, stockId: number): Promise<PricedShares | null> {
  return query(pricedSharesRow)`
    select shares_outstanding::float8 as "sharesOutstanding", coalesce(place.currency, share.currency) as currency,
           newest.last_price::float8 as last
      from instrument share
      join stock on stock.instrument_id = share.id
      ${joinFirstVenue('share.id')}
      ${joinLatestDays('place')}
     where share.id = ${stockId}`.first(database);
}
