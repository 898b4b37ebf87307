import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Scale } from '#market/prices/scale.ts';
import { LEVELS } from '#market/prices/shape.ts';
import { date, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const indexValuesRow = {
  id: int,
  name: text,
  names: json<NameTable>(),
  lastDay: maybe(date),
  /** The JSON of its points, oldest first. */
  points: text,
};
export type IndexValues = RowOf<typeof indexValuesRow>;

/** How numbers are written in the points: the marks between thousands and before decimals. */
export interface Marks {
  readonly group: string;
  readonly decimal: string;
}

interface RequestedValues {
  readonly ids: readonly number[];
  /** Null: the last day of each. */
  readonly span: DaySpan | null;
  readonly scale: Scale;
  /** Each point also shows its value as text. */
  readonly marks?: Marks;
}

/** One for each index that there is, in the requested order. */
export async function findIndexValues(
  database: Database,
  { ids, span, scale, marks }: RequestedValues,
): Promise<IndexValues[]> {
  return query(indexValuesRow)`
    select instrument.id, name, names, newest.day as "lastDay", series.points
      from unnest(${[...ids]}::int[]) with ordinality requested (id, position)
      join market_index on market_index.instrument_id = requested.id
      join instrument on instrument.id = requested.id
      left join lateral (
        select day from index_value where index_id = requested.id order by day desc limit 1
      ) newest on true
     cross join lateral (
       select '[' || coalesce(string_agg(${point(marks, scale)}, ','), '') || ']' as points
         from (${scale === 'values' ? valuesOf(span) : shapeOf(valuesOf(span))}) valued
     ) series
     order by position`.all(database);
}

export async function findKnownIndexes(database: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await query({ id: int })`
    select instrument_id as id from market_index where instrument_id = any(${[...ids]}::int[])`.all(database);
  return rows.map(({ id }) => id);
}

export async function findLastDay(database: Database, indexId: number): Promise<CalendarDay | null> {
  const row = await query({ day: date })`
    select day from index_value where index_id = ${indexId} order by day desc limit 1`.first(database);
  return row?.day ?? null;
}

/** The index hands the days out in order, and keeping that order costs nothing. */
function valuesOf(span: DaySpan | null): RawBuilder<unknown> {
  const days = span ? sql`day between ${span.from} and ${span.to}` : sql`day = newest.day`;
  return sql`select day, value from index_value where index_id = requested.id and ${days} order by day`;
}

/** A flat curve stands in the middle. */
function shapeOf(values: RawBuilder<unknown>): RawBuilder<unknown> {
  const [lowest, highest] = [sql`min(value) over ()`, sql`max(value) over ()`];
  return sql`
    select day, case when ${lowest} = ${highest} then 0.5
                     else round((value - ${lowest}) / (${highest} - ${lowest}) * ${LEVELS}::int) / ${LEVELS}::int end as value
      from (${values}) exact`;
}

function point(marks: Marks | undefined, scale: Scale): RawBuilder<unknown> {
  const written = marks && scale === 'values' ? writtenValue(marks) : sql`''`;
  const text = marks ? sql` || ',"valueFmt":"' || ${written} || '"'` : sql``;
  return sql`'{"date":"' || day || '","date.numeric":' || (day - date '1970-01-01')::int8 * 86400
             || ',"value":' || value::text${text} || '}'`;
}

const writtenValue = ({ group, decimal }: Marks) =>
  sql`translate(to_char(value, 'FM999,999,999,990.00'), ',.', ${group + decimal})`;
