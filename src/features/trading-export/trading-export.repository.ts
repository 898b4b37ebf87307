import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ExportDays } from '#domain/exports/export-days.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinChartedInstrument } from '#market/instruments/charted-instrument.repository.ts';
import { splitSteps } from '#market/prices/split-steps.repository.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { TradingDay } from './trading-sheet.ts';

const tradingDayRow = {
  day: date,
  last: maybe(float),
  /** In percent, since the day before it that had a deal. */
  change: maybe(float),
  open: maybe(float),
  max: maybe(float),
  min: maybe(float),
  average: maybe(float),
  legalClose: maybe(float),
  bid: maybe(float),
  ask: maybe(float),
  turnover: maybe(float),
  volume: maybe(float),
  deals: maybe(int),
};

const tradedListingRow = {
  id: int,
  instrumentId: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  venueCode: text,
  venueNames: json<NameTable>(),
  currency: text,
  lastDay: maybe(date),
  hasSplits: bool,
  /** Of the latest prices: how many a cell shows. */
  decimals: int,
};
export type TradedListing = RowOf<typeof tradedListingRow>;

/** Null where the share is not traded there, or its trading is not shown. */
export async function findTradedListing(
  database: Database,
  { stockId, venueId }: { stockId: number; venueId: number },
): Promise<TradedListing | null> {
  return query(tradedListingRow)`
    select listing.id, instrument.id as "instrumentId", string_id as "stringId", name, instrument.names,
           venue.code as "venueCode", venue.names as "venueNames", listing.currency,
           newest.day as "lastDay",
           exists (select from split where instrument_id = instrument.id and day <= newest.day) as "hasSplits",
           newest.decimals
      from listing
      ${joinChartedInstrument}
      join venue on venue.id = listing.venue_id
     cross join lateral (
       select max(day) as day, least(greatest(max(scale(trim_scale(last_price))), 2), 6) as decimals
         from (select day, last_price from daily_trading
                where listing_id = listing.id and last_price is not null order by day desc limit 30) recent
     ) newest
     where listing.instrument_id = ${stockId} and listing.venue_id = ${venueId} and listing.status <> 'delisted'`.first(
    database,
  );
}

export async function countTradingDays(
  database: Database,
  listingId: number,
  { from, to }: ExportDays,
): Promise<number> {
  const row = await query({ total: int })`
    select count(*)::int as total from daily_trading
     where listing_id = ${listingId} and day between ${from} and ${to}`.first(database);
  return row?.total ?? 0;
}

/**
 * The latest days of the range, going backwards: who reads on requests those before the last one. Each is reported as the
 * table on the page shows it unrounded.
 */
export async function findTradingDays(
  database: Database,
  { id, instrumentId, lastDay }: Pick<TradedListing, 'id' | 'instrumentId' | 'lastDay'>,
  { from, to, before, count }: ExportDays & { before: CalendarDay | null; count: number },
): Promise<TradingDay[]> {
  const price = (column: string) => sql`round(${sql.ref(column)} / factor, 6)::float8`;
  return query(tradingDayRow)`
    with place as (
      select 1 as position, ${instrumentId}::int as instrument_id, ${lastDay}::date as last_day
    ), step as materialized (${splitSteps}
    ), page as (
      select daily_trading.*, coalesce(step.factor, 1) as factor
        from daily_trading left join step on day >= since and day < until
       where listing_id = ${id} and day between ${from} and ${to} and day < coalesce(${before}::date, 'infinity')
       order by day desc limit ${count}
    )
    select day, ${price('last_price')} as last, round(${CHANGE}, 6)::float8 as change, ${price('open_price')} as open,
           ${price('high_price')} as max, ${price('low_price')} as min, ${price('vwap')} as average,
           ${price('official_close_price')} as "legalClose", ${price('bid_price')} as bid,
           ${price('ask_price')} as ask, turnover::float8 as turnover,
           round(volume * factor)::float8 as volume, trades as deals
      from page
      left join lateral (
        select last_price / coalesce(step.factor, 1) as previous
          from daily_trading yesterday left join step on yesterday.day >= since and yesterday.day < until
         where listing_id = ${id} and yesterday.day < page.day and last_price is not null
         order by yesterday.day desc limit 1
      ) yesterday on last_price is not null
     order by day desc`.all(database);
}

/** In percent. A change from zero is a full rise or fall, as everywhere. */
const CHANGE = sql`case when previous = 0 then sign(last_price) * 100
                        else (last_price / factor - previous) / abs(previous) * 100 end`;
