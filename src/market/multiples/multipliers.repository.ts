import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { BookReport, BookShare } from '#domain/multiples/issuer-books.ts';
import { originColumn, type StoredOrigin } from '#market/provenance/origin.repository.ts';
import { bool, float, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import {
  countsFor,
  DAYS_UNTIL_OLD,
  dividendsOfStock,
  reportedStandard,
  splitsOfStock,
  valuePlace,
} from './book-parts.repository.ts';
import { latestFacts, nearestMonthEnd } from './latest-facts.repository.ts';

const foundAccountsRow = {
  stringId: text,
  name: text,
  names: json<NameTable>(),
  isBank: bool,
  standard: oneOf('ifrs', 'us-gaap', 'ras'),
  /** Oldest first, each as it is known today. */
  reports: json<readonly (BookReport & { readonly origin: StoredOrigin })[]>(),
};
export type FoundAccounts = RowOf<typeof foundAccountsRow>;

/** Null when there is no such issuer. */
export async function findAccounts(
  database: Database,
  issuerId: number,
  codes: readonly string[],
): Promise<FoundAccounts | null> {
  return query(foundAccountsRow)`
    select string_id as "stringId", name, names, is_bank as "isBank", chosen.standard, reported.reports
      from issuer
     cross join lateral (select ${reportedStandard} as standard) chosen
     cross join lateral (
       select coalesce(json_agg(period order by "periodEnd"), '[]') as reports
         from (select month_end as "periodEnd", months, currency, unit_multiplier as "unitMultiplier",
                      json_object_agg(line.code, value) as facts,
                      coalesce(json_agg(line.code) filter (where is_derived), '[]') as derived,
                      ${originColumn(sql`known.batch_id`, 'fact', sql`known.issuer_id`)} as origin
                 from (select distinct on (month_end) *
                         from report
                        cross join lateral (select ${nearestMonthEnd} as month_end) nearest
                        where issuer_id = issuer.id and standard = chosen.standard and not is_archive
                        order by month_end, months desc, known_at desc, accession desc nulls last) known
                cross join lateral (${latestFacts()}) fact
                 join statement_line line on line.id = line_id
                where line.standard = chosen.standard and line.code = any(${[...codes]}::text[])
                group by month_end, months, currency, unit_multiplier, known.batch_id, known.issuer_id) period
     ) reported
     where issuer.id = ${issuerId}`.first(database);
}

const foundShareRow = {
  name: text,
  isOrdinary: bool,
  /** Today. */
  sharesOutstanding: maybe(float),
  currency: text,
  /** By the day that is requested. */
  closes: json<BookShare['closes']>(),
  splits: json<BookShare['splits']>(),
  /** For a share of the ex-dividend day. */
  dividends: json<BookShare['dividends']>(),
  names: json<NameTable>(),
  venueCode: maybe(text),
  venueNames: maybe(json<NameTable>()),
};
export type FoundShare = RowOf<typeof foundShareRow>;

export interface RequestedShares {
  readonly issuerId: number;
  /** A venue that trades in this currency comes before one that does not. */
  readonly currency: string;
  readonly days: readonly CalendarDay[];
}

/** The classes of an issuer's shares, ordinary first; those that left the market only where all did. */
export async function findShares(database: Database, requested: RequestedShares): Promise<FoundShare[]> {
  const days = sql`${[...requested.days]}::date[]`;
  return query(foundShareRow)`
    select name, instrument.names, share_type = 'ordinary' as "isOrdinary", shares_outstanding::float8 as "sharesOutstanding",
           place.code as "venueCode", place.names as "venueNames",
           coalesce(place.currency, instrument.currency) as currency,
           traded.closes, ${splitsOfStock} as splits, ${dividendsOfStock} as dividends
      from instrument
      join stock on stock.instrument_id = instrument.id
      left join lateral (${valuePlace(sql`${requested.currency}`)}) place on true
     cross join lateral (
       select coalesce(json_object_agg(requested.day, json_build_object('day', close.day, 'price', last_price)), '{}') as closes
         from unnest(${days}) as requested (day)
        cross join lateral (
          select day, last_price from daily_trading
           where listing_id = place.id and day <= requested.day and day > requested.day - ${DAYS_UNTIL_OLD}::int
             and last_price is not null
           order by day desc limit 1
        ) close
     ) traded
     where issuer_id = ${requested.issuerId} and kind = 'stock'
       and ${countsFor(sql`${requested.issuerId}`)}
     order by share_type <> 'ordinary', instrument.id`.all(database);
}
