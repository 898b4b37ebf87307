import { type RawBuilder, sql } from 'kysely';
import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinChartedInstrument } from '#market/instruments/charted-instrument.repository.ts';
import { joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import type { Scale } from '#market/prices/scale.ts';
import { FEWER_LEVELS, FEWEST_LEVELS, LEVELS, shapeWindow, TICKS_A_LEVEL } from '#market/prices/shape.ts';
import { priceInTodaysShares, splitSteps } from '#market/prices/split-steps.repository.ts';
import type { TradingField } from '#market/trading-chart/trading-chart.contract.ts';
import { TURNOVER } from '#market/trading-chart/trading-chart.wire.ts';
import {
  type Column,
  date,
  float,
  int,
  json,
  maybe,
  type RowOf,
  text,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface Pair {
  readonly stockId: number;
  readonly venueId: number;
}

export interface RequestedSeries {
  readonly pairs: readonly Pair[];
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly fields: readonly TradingField[];
}

/** The days of the range, or the minutes of its one day. */
export type Grain = 'days' | 'minutes';

const pairRow = {
  stockId: int,
  venueId: int,
  stockName: text,
  stockNames: json<NameTable>(),
  venueCode: text,
  venueNames: json<NameTable>(),
  currency: text,
  lastDay: maybe(date),
  /** Days or minutes of the requested range. */
  rowCount: int,
  /** Of a single day by its minutes: the last price of the trading day before it. */
  previousClose: maybe(float),
  /** Of each field on the last day of trading, and on the day before it. */
  latest: json<readonly (number | null)[]>(),
  before: json<readonly (number | null)[]>(),
};

export interface PairSeries extends RowOf<typeof pairRow> {
  /** The JSON of each field's pairs of milliseconds and value. */
  readonly columns: readonly string[];
}

/** One for each pair that is listed, in the requested order. Prices before a split are stated in today's shares. */
export async function findSeries(
  database: Database,
  { pairs, from, to, fields }: RequestedSeries,
  { grain, scale, today }: { grain: Grain; scale: Scale; today: CalendarDay },
): Promise<PairSeries[]> {
  const columns = fields.map((_, position) => sql`${toJson(column(position))} as ${column(position)}`);
  const shape: typeof pairRow & Record<`field${number}`, Column<string>> = {
    ...pairRow,
    ...Object.fromEntries(fields.map((_, position) => [`field${position}`, text])),
  };
  const window = scale === 'values' ? { from, to } : shapeWindow({ from, to }, today);
  const source = grain === 'days' ? days({ ...window, fields }) : minutes({ from, fields });
  const isRequested = sql`time between ${msOf(from)}::int8 and ${msOf(addDays(to, 1))}::int8 - 1`;
  const rows = await query(shape)`
    with place as materialized (
      select requested.position, listing.id, listing.instrument_id, listing.venue_id, listing.currency, instrument.name, instrument.names,
             venue.code, venue.names as venue_names, venue.time_zone, newest.day as last_day,
             json_build_array(${sql.join(fields.map((field) => latestValue(field)))}) as newest,
             json_build_array(${sql.join(fields.map((field) => valueBefore(field)))}) as before
        from unnest(${pairs.map((pair) => pair.stockId)}::int[], ${pairs.map((pair) => pair.venueId)}::int[])
             with ordinality requested (stock_id, venue_id, position)
        join listing on listing.instrument_id = requested.stock_id and listing.venue_id = requested.venue_id
                    and listing.status <> 'delisted'
        ${joinChartedInstrument}
        join venue on venue.id = listing.venue_id
        ${joinLatestDays('listing')}
    ), step as materialized (${splitSteps}
    )
    select instrument_id as "stockId", venue_id as "venueId", name as "stockName", names as "stockNames",
           code as "venueCode", venue_names as "venueNames", currency, last_day as "lastDay", newest as latest, before,
           ${grain === 'minutes' ? closeBefore(from) : sql`null::float8`} as "previousClose", series.*
      from place
     cross join lateral (
       select count(*)::int as "rowCount", ${sql.join(columns)}
         from (${scale === 'values' ? source : shapeOf(source, fields)}) raw
         ${scale === 'shape' && grain === 'days' ? sql`where ${isRequested}` : sql``}
     ) series
     order by position`.all(database);
  const isRecorded = (field: TradingField) =>
    (grain === 'days' || field in MINUTE_VALUES) && (scale === 'values' || field === SHAPED);
  return rows.map((row) => ({
    ...row,
    columns: fields.map((field, position) => (isRecorded(field) ? (row[`field${position}`] ?? '[]') : '[]')),
  }));
}

const DAILY_COLUMNS: Readonly<Record<TradingField, string>> = {
  'last_price.numeric': 'last_price',
  'buying_quote.numeric': 'bid_price',
  'selling_quote.numeric': 'ask_price',
  'avar_price.numeric': 'vwap',
  [TURNOVER]: 'turnover',
  'open_price.numeric': 'open_price',
  'max_price.numeric': 'high_price',
  'min_price.numeric': 'low_price',
  'legal_close_price.numeric': 'official_close_price',
};

/** The index hands the days out in order, and keeping that order costs nothing. */
function days({ from, to, fields }: Omit<RequestedSeries, 'pairs'>): RawBuilder<unknown> {
  const values = fields.map(
    (field, position) =>
      sql`${inTodaysShares(field, sql.ref(DAILY_COLUMNS[field]), sql`factor`)} as ${column(position)}`,
  );
  return sql`
    select (day - date '1970-01-01')::int8 * 86400000 as time, ${sql.join(values)}
      from daily_trading
      left join step on step.position = place.position and day >= since and day < until
     where listing_id = place.id and day between ${from} and ${to}
     order by day`;
}

/** A minute has a price and a volume: the other fields are of whole days. */
const MINUTE_VALUES: Partial<Record<TradingField, RawBuilder<unknown>>> = {
  'last_price.numeric': priceInTodaysShares(sql`price`, sql`factor`),
  [TURNOVER]: sql`price * volume`,
};

function minutes({ from, fields }: Pick<RequestedSeries, 'from' | 'fields'>): RawBuilder<unknown> {
  const values = fields.map(
    (field, position) => sql`${MINUTE_VALUES[field] ?? sql`null::numeric`} as ${column(position)}`,
  );
  return sql`
    select (extract(epoch from traded_at) * 1000)::int8 as time, ${sql.join(values)}
      from intraday_trading
      left join step on step.position = place.position and ${from}::date >= since and ${from}::date < until
     where listing_id = place.id
       and traded_at >= ${from}::date::timestamp at time zone time_zone
       and traded_at < (${from}::date + 1)::timestamp at time zone time_zone
     order by traded_at`;
}

const closeBefore = (day: CalendarDay) => sql`
    (select ${priceInTodaysShares(sql`last_price`, sql`factor`)}::float8
       from daily_trading
       left join step on step.position = place.position and day >= since and day < until
      where listing_id = place.id and day < ${day} and last_price is not null
      order by day desc limit 1)`;

/** Money stays what it was; the average price has two decimals. */
function inTodaysShares(
  field: TradingField,
  value: RawBuilder<unknown>,
  factor: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (field === TURNOVER) return value;
  if (field === 'avar_price.numeric') return sql`round(${value} / coalesce(${factor}, 1), 2)`;
  return priceInTodaysShares(value, factor);
}

const latestValue = (field: TradingField) =>
  inTodaysShares(field, sql`newest.${sql.ref(DAILY_COLUMNS[field])}`, sql`null::numeric`);
const valueBefore = (field: TradingField) =>
  inTodaysShares(field, sql`before.${sql.ref(DAILY_COLUMNS[field])}`, sql`before.factor`);

/** The one field of which a shape is shown: with a second one, such as the turnover, prices could be computed. */
const SHAPED: TradingField = 'last_price.numeric';

const msOf = (day: CalendarDay) => toUnixSeconds(day) * 1_000;

/** Between the lowest and the highest price, in levels; a flat series stands in the middle. */
function shapeOf(rows: RawBuilder<unknown>, fields: readonly TradingField[]): RawBuilder<unknown> {
  const values = fields.map((field, position) =>
    field === SHAPED
      ? sql`case when value is null then null when range = 0 then 0.5
                 else round(round((value - lowest) / range * levels) / levels, 3) end as ${column(position)}`
      : sql`null::numeric as ${column(position)}`,
  );
  const at = fields.indexOf(SHAPED);
  const value = at < 0 ? sql`null::numeric` : sql`${column(at)}::numeric`;
  const most = sql`max(value) over () - min(value) over ()`;
  return sql`
    select time, ${sql.join(values)}
      from (select time, value, min(value) over () as lowest, ${most} as range, ${levelsOf(most)} as levels
              from (select time, value, nullif(value - lag(value) over (order by value), 0) as step
                      from (select time, ${value} as value from (${rows}) raw) exact) stepped) scaled
     order by time`;
}

/** As `levelsOf` in market/prices/shape.ts. */
const levelsOf = (range: RawBuilder<unknown>) => sql`
  case ${sql.join(
    [LEVELS, ...FEWER_LEVELS].map(
      (levels) =>
        sql`when ${range} >= ${levels * TICKS_A_LEVEL}::int * min(step) over () then ${levels}::int`,
    ),
    sql` `,
  )} else ${FEWEST_LEVELS}::int end`;

const column = (position: number) => sql.ref(`field${position}`);

const toJson = (value: RawBuilder<unknown>) =>
  sql`'[' || coalesce(string_agg('[' || time || ',' || coalesce(${value}::text, 'null') || ']', ','), '') || ']'`;
