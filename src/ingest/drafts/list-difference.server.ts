import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, float, int, json, maybe, text } from '#platform/database/columns.server.ts';
import type { KnownMode } from '../load/difference.server.ts';
import {
  differenceOf,
  hasLeft,
  type LoadColumn,
  type LoadTable,
  stageOf,
} from '../load/tables/load-table.ts';
import type { ListedChange, ListedDifference, ListedSeries } from './changes.repository.ts';

const MOST_CHANGED = 5_000;
const MOST_NEW = 1_000;
const MOST_SERIES = 12;
const POINTS = 120;

/** The rows that a checked run would add or change, while its session can show them. */
export async function listDifference(
  client: pg.ClientBase,
  tables: readonly LoadTable[],
  known: KnownMode,
): Promise<ListedDifference> {
  const changes: ListedChange[] = [];
  for (const table of tables)
    for (const isNew of [false, true]) changes.push(...(await listRows(client, table, known, isNew)));
  for (const table of tables.filter(({ isWhole }) => isWhole))
    changes.push(...(await listLeft(client, table)));
  const prices = tables.find(({ name }) => name === 'daily_trading');
  return { changes, series: prices ? await listSeries(client, prices) : [] };
}

async function listRows(
  client: pg.ClientBase,
  table: LoadTable,
  known: KnownMode,
  isNew: boolean,
): Promise<ListedChange[]> {
  const columns = table.values.filter(isShown);
  const rows = checkRows(
    {
      isNew: bool,
      subject: text,
      about: text,
      was: json<(string | null)[]>(),
      becomes: json<(string | null)[]>(),
      change: maybe(float),
    },
    await client.query(
      `select not d.is_known as "isNew", coalesce(${subjectOf(table)}, '') as subject,
              ${table.day ? `coalesce(s.${table.day}::text, '')` : `''`} as about,
              jsonb_build_array(${columns.map((column) => writtenOf('t', column)).join(', ')}) as was,
              jsonb_build_array(${columns.map((column) => writtenOf('s', column)).join(', ')}) as becomes,
              ${relativeChange(table)} as change
         from ${differenceOf(table)} d join ${stageOf(table)} s using (n)
         left join ${table.name} t on ${table.key.map(({ name }) => `t.${name} = s.${name}`).join(' and ')}
        where d.is_known = ${isNew ? 'false' : 'true'}
        order by change desc nulls last, s.n limit ${isNew ? MOST_NEW : MOST_CHANGED}`,
    ),
  );
  return rows.map(({ was, becomes, ...row }) => ({
    record: table.record,
    ...row,
    fields: columns.flatMap(({ name }, place) => {
      const [old = null, given = null] = [was[place], becomes[place]];
      const wanted = known === 'fill' ? (old ?? given) : (given ?? old);
      return wanted === null || wanted === old ? [] : [[name, old, wanted] as const];
    }),
  }));
}

/** Rows that a new list lacks. */
async function listLeft(client: pg.ClientBase, table: LoadTable): Promise<ListedChange[]> {
  const columns = table.values.filter(isShown);
  const rows = checkRows(
    { subject: text, about: text, was: json<(string | null)[]>() },
    await client.query(
      `select coalesce(${subjectOf(table)}, '') as subject, ${table.day ? `s.${table.day}::text` : `''`} as about,
              jsonb_build_array(${columns.map((column) => writtenOf('s', column)).join(', ')}) as was
         from (select t.* from ${table.name} t where ${hasLeft(table)}) s
        order by ${table.key.map(({ name }) => `s.${name}`).join(', ')} limit ${MOST_CHANGED}`,
    ),
  );
  return rows.map(({ was, ...row }) => ({
    record: table.record,
    ...row,
    isNew: false,
    change: null,
    fields: columns.flatMap(({ name }, place) => {
      const old = was[place] ?? null;
      return old === null ? [] : [[name, old, null] as const];
    }),
  }));
}

/** Numbers of things say nothing to a reader. */
const isShown = ({ name }: LoadColumn) => !name.endsWith('_id') || name === 'string_id';

const writtenOf = (row: 's' | 't', { name, type }: LoadColumn) =>
  type === 'numeric' ? `trim_scale(${row}.${name})::text` : `${row}.${name}::text`;

const NUMBERS = new Set<LoadColumn['type']>(['numeric', 'bigint', 'int', 'smallint']);

function relativeChange({ values }: LoadTable): string {
  const numbers = values.filter(({ name, type }) => NUMBERS.has(type) && !name.endsWith('_id'));
  if (numbers.length === 0) return 'null::float8';
  const each = numbers.map(({ name }) => `abs(s.${name} - t.${name})::numeric / nullif(abs(t.${name}), 0)`);
  return `least(greatest(${each.join(', ')}), 1e300)::float8`;
}

const LISTING = (id: string) => `coalesce(
  (select concat_ws(' ', l.ticker, v.mic) from listing l join venue v on v.id = l.venue_id where l.id = ${id}),
  (select concat_ws(' ', l.ticker, v.mic) from stage_listing l join venue v on v.id = l.venue_id where l.id = ${id} limit 1))`;
const INSTRUMENT = (id: string) => `coalesce(
  (select concat_ws(' ', i.ticker, i.name) from instrument i where i.id = ${id}),
  (select concat_ws(' ', i.ticker, i.name) from stage_instrument i where i.id = ${id} limit 1))`;
const ISSUER = (id: string) => `coalesce(
  (select i.name from issuer i where i.id = ${id}),
  (select i.name from stage_issuer i where i.id = ${id} limit 1))`;

/** Whom a row is about, in words. */
function subjectOf({ name, entity }: LoadTable): string {
  if (name === 'listing')
    return `concat_ws(' ', s.ticker, (select v.mic from venue v where v.id = s.venue_id))`;
  if (name === 'instrument') return `concat_ws(' ', s.ticker, s.name)`;
  if (name === 'issuer') return 's.name';
  if (name === 'instrument_code') return `concat_ws(' ', s.scheme, nullif(s.place, ''), s.value)`;
  if (entity === 'listing_id') return LISTING('s.listing_id');
  if (['instrument_id', 'bond_id', 'index_id', 'etf_id'].includes(entity)) return INSTRUMENT(`s.${entity}`);
  if (entity === 'issuer_id') return ISSUER('s.issuer_id');
  return `s.${entity}::text`;
}

/** Of the listings with most changes: enough points for a small chart. */
async function listSeries(client: pg.ClientBase, table: LoadTable): Promise<ListedSeries[]> {
  const listings = checkRows(
    { id: int, subject: text },
    await client.query(
      `select touched.id, coalesce(${LISTING('touched.id')}, '') as subject
         from (select s.listing_id as id, count(*) filter (where d.is_known) as changed, count(*) as rows
                 from ${differenceOf(table)} d join ${stageOf(table)} s using (n)
                group by 1 order by changed desc, rows desc limit ${MOST_SERIES}) touched`,
    ),
  );
  const series: ListedSeries[] = [];
  for (const { id, subject } of listings) {
    const points = checkRows(
      { day: text, was: maybe(float), becomes: maybe(float) },
      await client.query(
        `with days as (
           select coalesce(s.day, t.day) as day, t.last_price as was, coalesce(s.last_price, t.last_price) as becomes
             from (select day, last_price from stage_daily_trading where listing_id = $1) s
             full join (select day, last_price from daily_trading where listing_id = $1) t on t.day = s.day),
         numbered as (select *, row_number() over (order by day) as n, count(*) over () as total from days)
         select day::text, was::float8, becomes::float8 from numbered
          where n % greatest(1, total / ${POINTS}) = 0 or n = total order by day`,
        [id],
      ),
    );
    series.push({ subject, points: points.map(({ day, was, becomes }) => [day, was, becomes] as const) });
  }
  return series;
}
