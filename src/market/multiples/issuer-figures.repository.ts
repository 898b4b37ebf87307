import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { BookReport, BookShare } from '#domain/multiples/issuer-books.ts';
import { bool, float, int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
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

const accountsRow = {
  issuerId: int,
  isBank: bool,
  standard: oneOf('ifrs', 'us-gaap', 'ras'),
  /** Oldest first. */
  reports: json<readonly BookReport[]>(),
};
export type IssuerAccounts = RowOf<typeof accountsRow>;

/** Reports of this long suffice for the latest twelve months and the full year before the last. */
const MONTHS_READ = 42;

/** Of many issuers at once: full years, and the periods that the latest twelve months are made of. */
export async function findManyAccounts(
  database: Database,
  issuerIds: readonly number[],
  codes: readonly string[],
  today: CalendarDay,
): Promise<IssuerAccounts[]> {
  return query(accountsRow)`
    with line as materialized (
      select id, standard, code from statement_line where code = any(${[...codes]}::text[])
    )
    select issuer.id as "issuerId", is_bank as "isBank", chosen.standard, reported.reports
      from issuer
     cross join lateral (select ${reportedStandard} as standard) chosen
     cross join lateral (
       select json_agg(period order by "periodEnd") as reports
         from (select month_end as "periodEnd", months, currency, unit_multiplier as "unitMultiplier",
                      json_object_agg(line.code, value) as facts
                 from (select *, first_value(month_end) over (order by month_end desc) as latest
                         from (select distinct on (month_end) *
                                 from report
                                cross join lateral (select ${nearestMonthEnd} as month_end) nearest
                                where issuer_id = issuer.id and standard = chosen.standard and not is_archive
                                  and period_end > ${today}::date - make_interval(months => ${MONTHS_READ}::int)
                                  and month_end <= ${today}
                                order by month_end, months desc, known_at desc, accession desc nulls last) each) known
                cross join lateral (${latestFacts(sql`line_id = any(array(select id from line where line.standard = known.standard))`)}) fact
                 join line on line.id = line_id
                where months = 12 or date_part('month', month_end) = date_part('month', latest)
                group by month_end, months, currency, unit_multiplier) period
     ) reported
     where issuer.id = any(${[...issuerIds]}::int[]) and reports is not null`.all(database);
}

const shareRow = {
  issuerId: int,
  name: text,
  isOrdinary: bool,
  sharesOutstanding: maybe(float),
  currency: text,
  closes: json<BookShare['closes']>(),
  splits: json<BookShare['splits']>(),
  dividends: json<BookShare['dividends']>(),
};
export type ClassOfShares = RowOf<typeof shareRow>;

/** The classes of shares of many issuers at their latest prices, ordinary first; those that left the market only where all did. */
export async function findManyShares(
  database: Database,
  issuers: readonly { readonly issuerId: number; readonly currency: string }[],
  today: CalendarDay,
): Promise<ClassOfShares[]> {
  return query(shareRow)`
    select issuer_id as "issuerId", name, share_type = 'ordinary' as "isOrdinary", shares_outstanding::float8 as "sharesOutstanding",
           coalesce(place.currency, instrument.currency) as currency,
           coalesce((select json_build_object(${today}::text, json_build_object('day', day, 'price', last_price))
                       from daily_trading
                      where listing_id = place.id and day <= ${today} and day > ${today}::date - ${DAYS_UNTIL_OLD}::int
                        and last_price is not null
                      order by day desc limit 1), '{}') as closes,
           ${splitsOfStock} as splits, ${dividendsOfStock} as dividends
      from unnest(${issuers.map(({ issuerId }) => issuerId)}::int[], ${issuers.map(({ currency }) => currency)}::text[])
             as wanted (wanted_id, books_currency)
      join instrument on issuer_id = wanted_id and kind = 'stock'
      join stock on stock.instrument_id = instrument.id
      left join lateral (${valuePlace(sql`books_currency`)}) place on true
     where ${countsFor(sql`wanted_id`)}
     order by issuer_id, share_type <> 'ordinary', instrument.id`.all(database);
}
