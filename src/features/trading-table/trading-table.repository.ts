import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { joinChartedInstrument } from '#market/instruments/charted-instrument.repository.ts';
import { splitSteps } from '#market/prices/split-steps.repository.ts';
import { date, float, int, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { PriceField } from './trading-table.contract.ts';
import { TURNOVER } from './trading-table.wire.ts';

export interface RequestedDays {
  readonly stockId: number;
  readonly venueId: number;
  /** Null: from the first day, to the last. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  /** The page has only days before it. */
  readonly before: CalendarDay | null;
  /** Days of a page. */
  readonly most: number;
}

const daysInShortRow = {
  currency: text,
  /** Of prices: as many as it takes to write each of the latest ones, within reason. */
  decimals: int,
  count: int,
  highest: maybe(float),
  lowest: maybe(float),
  average: maybe(float),
  turnover: maybe(float),
  volume: maybe(float),
  deals: maybe(float),
  older: maybe(date),
  /** A day, or `latest`. */
  newer: maybe(text),
};
export type DaysInShort = RowOf<typeof daysInShortRow>;

/** Earlier prices are divided by the splits since, and say nothing of how a share is quoted. */
const LATEST = 30;

/** The totals of all requested days, and where the neighbours of the page begin. Null where the share is not traded there. */
export async function findDaysInShort(
  database: Database,
  requested: RequestedDays,
): Promise<DaysInShort | null> {
  const { before, most } = requested;
  return query(daysInShortRow)`
    with ${listingAndDays(requested)}, quoted as (
      select last_price from daily_trading
       where listing_id = (select id from place) and last_price is not null order by day desc limit ${LATEST}
    ), page as (
      select day from requested where ${isBefore(before)} order by day desc limit ${most}
    ), later as (
      select day from requested where day >= ${before}::date
    )
    select currency,
           (select least(greatest(coalesce(max(scale(trim_scale(last_price))), 2), 2), 6) from quoted) as decimals,
           in_short.*,
           (select min(day) from page having exists (select from requested where day < (select min(day) from page))) as older,
           coalesce((select day::text from later order by day limit 1 offset ${most}),
                    case when exists (select from later) then 'latest' end) as newer
      from place
     cross join lateral (
       select count(*)::int as count,
              round(max(high_price / factor), 6)::float8 as highest,
              round(min(low_price / factor), 6)::float8 as lowest,
              round(sum(turnover) / nullif(sum(volume * factor) filter (where turnover is not null), 0), 6)::float8 as average,
              sum(turnover)::float8 as turnover,
              round(sum(volume * factor))::float8 as volume,
              sum(trades)::float8 as deals
         from requested
     ) in_short`.first(database);
}

/** The values, or asterisks wherever there is one. */
export type Visibility = 'values' | 'asterisks';

/** The JSON of a page's rows (`tradingRow`), the latest day first. */
export async function readPageOfDays(
  database: Database,
  requested: RequestedDays,
  { visibility, decimals }: { visibility: Visibility; decimals: number },
): Promise<string> {
  const rounded = (name: string, value: RawBuilder<unknown>, digits: number) => [
    sql`${name}::text, ${seen(sql`round(${value}, ${digits}::int)`, visibility)}`,
    sql`${`${name}.no_round`}::text, ${seen(sql`trim_scale(round(${value}, 6))`, visibility)}`,
  ];
  const values = [
    ...Object.entries(PRICE_COLUMNS).flatMap(([name, column]) =>
      rounded(name, sql`(${sql.ref(column)} / factor)`, decimals),
    ),
    ...rounded('change_1_day', CHANGE, 2),
    ...rounded(TURNOVER, sql`turnover`, 0),
  ];
  const row = await query({ data: text })`
    with ${listingAndDays(requested)}, page as (
      select * from requested where ${isBefore(requested.before)} order by day desc limit ${requested.most}
    )
    select coalesce(json_agg(json_build_object(
             'date', day, 'date.numeric', (day - date '1970-01-01') * 86400,
             ${sql.join(values)},
             'volume', ${seen(sql`round(volume * factor)`, visibility)}, 'deals', trades) order by day desc), '[]')::text as data
      from page
      left join lateral (
        select last_price / coalesce(factor, 1) as previous
          from daily_trading yesterday
          left join step on yesterday.day >= since and yesterday.day < until
         where listing_id = (select id from place) and yesterday.day < page.day and last_price is not null
         order by yesterday.day desc limit 1
      ) yesterday on last_price is not null`.first(database);
  return row?.data ?? '[]';
}

const PRICE_COLUMNS: Readonly<Record<PriceField, string>> = {
  last_price: 'last_price',
  open_price: 'open_price',
  max_price: 'high_price',
  min_price: 'low_price',
  avar_price: 'vwap',
  legal_close_price: 'official_close_price',
  buying_quote: 'bid_price',
  selling_quote: 'ask_price',
};

/** A change from zero is a full rise or fall, as everywhere. */
const CHANGE = sql`case when previous = 0 then sign(last_price) * 100
                        else (last_price / factor - previous) / abs(previous) * 100 end`;

const seen = (value: RawBuilder<unknown>, visibility: Visibility) =>
  visibility === 'values' ? value : sql`case when ${value} is not null then '***' end`;

const isBefore = (before: CalendarDay | null) => (before === null ? sql`true` : sql`day < ${before}::date`);

/** `place`: where the share is traded; `requested`: its days there, each with what its prices are divided by. */
function listingAndDays({ stockId, venueId, from, to }: RequestedDays): RawBuilder<unknown> {
  return sql`place as materialized (
      select 1 as position, listing.id, listing.instrument_id, listing.currency,
             (select max(day) from daily_trading where listing_id = listing.id and last_price is not null) as last_day
        from listing ${joinChartedInstrument}
       where listing.instrument_id = ${stockId} and listing.venue_id = ${venueId} and listing.status <> 'delisted'
    ), step as materialized (${splitSteps}
    ), requested as (
      select daily_trading.*, coalesce(step.factor, 1) as factor
        from daily_trading left join step on day >= since and day < until
       where listing_id = (select id from place)
         and day between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
    )`;
}
