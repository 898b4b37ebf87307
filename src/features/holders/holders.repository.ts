import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { joinFirstVenue, joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface FoundHolder {
  /** Null where the holder is no issuer of this site; then it has a name. */
  readonly issuer: NamedIssuer | null;
  readonly name: string | null;
  readonly names: NameTable;
  readonly share: number;
  readonly asOf: CalendarDay;
}

const MOST_HOLDERS = 200;

/** By the latest list, the largest first. */
export async function findHolders(database: Database, stockId: number): Promise<FoundHolder[]> {
  const { rows } = await sql<FoundHolder>`
    select case when issuer.id is not null then ${issuerObject} end as issuer, holder.name, holder.names,
           stake::float8 as share, as_of as "asOf"
      from holder
      left join issuer on issuer.id = holder_issuer_id
     where instrument_id = ${stockId}
       and as_of = (select max(as_of) from holder where instrument_id = ${stockId})
     order by holder.stake desc, coalesce(issuer.name, holder.name)
     limit ${MOST_HOLDERS}`.execute(database);
  return rows;
}

export interface PricedShares {
  readonly sharesOutstanding: number | null;
  readonly currency: string;
  /** On the first venue. */
  readonly last: number | null;
}

/** Null when there is no such stock. */
export async function findPricedShares(database: Database, stockId: number): Promise<PricedShares | null> {
  const { rows } = await sql<PricedShares>`
    select shares_outstanding::float8 as "sharesOutstanding", coalesce(place.currency, share.currency) as currency,
           newest.last_price::float8 as last
      from instrument share
      join stock on stock.instrument_id = share.id
      ${joinFirstVenue('share.id')}
      ${joinLatestDays('place')}
     where share.id = ${stockId}`.execute(database);
  return rows[0] ?? null;
}
