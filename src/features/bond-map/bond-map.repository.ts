import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { MOST_ON_MAP } from './bond-map.contract.ts';
import { MEASURES, type Measure } from './map-axes.ts';
import type { MapFilters, RangeKey } from './map-selection.ts';

export interface FoundMap {
  /** The JSON of the map's columns. */
  readonly columns: string;
  readonly count: number;
  readonly day: CalendarDay | null;
}

export interface AskedMap {
  readonly filters: MapFilters;
  /** The grades that the asked bands stand for; null where every rating will do. */
  readonly grades: { readonly among: readonly string[]; readonly orNone: boolean } | null;
  readonly language: Language;
  /** The values, or where each bond stands between the least and the greatest of two of them. */
  readonly scale: 'values' | { readonly x: Measure; readonly y: Measure };
  /** What has ended since then was there on that day. */
  readonly isPast?: boolean;
}

/** Where the measures of the bonds come from: what the store computed for the newest prices, or rows for another day. */
export type MeasuredBonds = RawBuilder<unknown>;

export const NEWEST_MEASURES: MeasuredBonds = sql`bond_measure measured`;

/** One more than the map shows, so that it can say that there are more. */
export async function findMap(
  database: Database,
  { filters, grades, language, scale, isPast = false }: AskedMap,
  measured: MeasuredBonds = NEWEST_MEASURES,
): Promise<FoundMap> {
  const { rows } = await sql<FoundMap>`
    with found as (
      select instrument.id, string_id, coalesce(instrument.names->>${language}, instrument.name) as name, issuer_id,
             currency, sector, coupon_type, matures_on, measured.day, duration, modified,
             (matures_on - measured.day) / 365.0 as years, ytw as yield, spread, z_spread, price
        from ${measured}
        join bond on bond.instrument_id = measured.bond_id
        join instrument on instrument.id = measured.bond_id
       where price is not null and (${isPast}::boolean or instrument.status = 'active')
         and ${matchesTerms(filters, grades)} and ${matchesRanges(filters)}
       order by bond.nominal * bond.amount desc, instrument.id
       limit ${MOST_ON_MAP + 1}
    ),
    counted as (select *, row_number() over () as place from found),
    shown as (
      select counted.*, rated.grade, ${scaled(scale)}
        from counted left join lateral (${newestGrade(sql`counted.id`, sql`counted.issuer_id`)}) rated on true
       where place <= ${MOST_ON_MAP}
    )
    select (select count(*)::int from found) as count, (select max(day) from shown) as day,
           (select json_build_object(
              'id', ${column('id')}, 'key', ${column('string_id')}, 'name', ${column('name')}, 'issuer', ${column('issuer_id')},
              'currency', ${column('currency')}, 'sector', ${column('sector')}, 'kind', ${column('coupon_type')},
              'grade', ${column('grade')}, 'matures', ${column('matures_on')},
              'issuers', (select coalesce(json_object_agg(id, coalesce(names->>${language}, name)), '{}') from issuer
                           where id in (select issuer_id from shown)),
              ${figuresOf(scale)}
            ) from shown)::text as columns`.execute(database);
  return rows[0] ?? { columns: '', count: 0, day: null };
}

const column = (name: string) => sql`coalesce(json_agg(${sql.ref(name)} order by place), '[]')`;

/** A figure is told as precisely as anyone reads it. */
const figure = (name: string) =>
  sql`coalesce(json_agg(trim_scale(round(${sql.ref(name)}::numeric, 4)) order by place), '[]')`;

function figuresOf(scale: AskedMap['scale']): RawBuilder<unknown> {
  if (scale !== 'values')
    return sql`'values', null, 'shape', json_build_object('x', ${figure('shape_x')}, 'y', ${figure('shape_y')})`;
  const figures = MEASURES.map((measure) => sql`${sql.lit(measure)}, ${figure(measure)}`);
  return sql`'values', json_build_object(${sql.join(figures)}), 'shape', null`;
}

function scaled(scale: AskedMap['scale']): RawBuilder<unknown> {
  if (scale === 'values') return sql`null as shape_x, null as shape_y`;
  return sql`${shapeOf(scale.x)} as shape_x, ${shapeOf(scale.y)} as shape_y`;
}

/** A place without a unit; where all are alike, in the middle. */
function shapeOf(measure: Measure): RawBuilder<unknown> {
  const value = sql.ref(measure);
  return sql`case when ${value} is null then null
                  when min(${value}) over () = max(${value}) over () then 0.5
                  else (${value} - min(${value}) over ()) / (max(${value}) over () - min(${value}) over ()) end`;
}

/** The bond's own rating before its issuer's, the newest of them. */
const newestGrade = (bondId: RawBuilder<unknown>, issuerId: RawBuilder<unknown>) => sql`
  select grade from rating
   where rating.issuer_id = ${issuerId} and (rating.bond_id = ${bondId} or rating.bond_id is null)
   order by rating.bond_id is null, given_on desc limit 1`;

const RANGED: Readonly<Record<RangeKey, RawBuilder<unknown>>> = {
  yield: sql`ytw`,
  duration: sql`duration`,
  price: sql`price`,
  years: sql`(matures_on - measured.day) / 365.0`,
};

/** What was agreed when a bond was issued, and who owes it. */
export function matchesTerms(filters: MapFilters, grades: AskedMap['grades']): RawBuilder<unknown> {
  const { currency, sector, kind, issuer } = filters;
  return allOf([
    currency.length > 0 && sql`currency = any(${currency})`,
    sector.length > 0 && sql`sector = any(${sector})`,
    kind.length > 0 && sql`coupon_type = any(${kind})`,
    issuer !== '' && sql`issuer_id in (${issuersNamed(issuer)})`,
    grades && gradedAmong(grades),
  ]);
}

function matchesRanges({ ranges }: MapFilters): RawBuilder<unknown> {
  return allOf(
    Object.entries(RANGED).flatMap(([key, value]) => {
      const { from, to } = ranges[key as RangeKey];
      return [from !== null && sql`${value} >= ${from}`, to !== null && sql`${value} <= ${to}`];
    }),
  );
}

function allOf(conditions: readonly (RawBuilder<unknown> | false | null)[]): RawBuilder<unknown> {
  const set = conditions.filter((condition) => condition !== false && condition !== null);
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `);
}

function gradedAmong({ among, orNone }: NonNullable<AskedMap['grades']>): RawBuilder<unknown> {
  const grade = sql`(${newestGrade(sql`instrument.id`, sql`instrument.issuer_id`)})`;
  return sql`case when ${grade} is null then ${orNone}::boolean else ${grade} = any(${among}) end`;
}

/** More issuers than this are no name but a letter. */
const MOST_ISSUERS = 200;

/** The one that is meant by its own id, and only without such a one those whose names have the words in them. */
const issuersNamed = (text: string) => sql`
  select id from issuer where string_id = ${text}
  union all
  (select id from issuer
    where searched like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})
      and not exists (select from issuer meant where meant.string_id = ${text})
    order by id limit ${MOST_ISSUERS})`;

export interface FoundFacets {
  readonly currencies: readonly Counted[];
  readonly sectors: readonly Counted[];
  readonly kinds: readonly Counted[];
  readonly grades: readonly (Omit<Counted, 'id'> & { readonly id: string | null })[];
  readonly issuers: readonly (Counted & { readonly name: string; readonly names: NameTable })[];
}

interface Counted {
  readonly id: string;
  readonly count: number;
}

const MOST_OFFERED_ISSUERS = 300;

/** What there is to choose from, and how many bonds each choice has. */
export async function findFacets(database: Database): Promise<FoundFacets> {
  const { rows } = await sql<FoundFacets>`
    with active as materialized (
      select instrument.id, currency, sector, coupon_type, issuer_id
        from bond_measure join bond on instrument_id = bond_id join instrument on instrument.id = bond_id
       where instrument.status = 'active' and price is not null
    )
    select ${countedBy(sql`select currency as id from active`)} as currencies,
           ${countedBy(sql`select sector as id from active`)} as sectors,
           ${countedBy(sql`select coupon_type as id from active`)} as kinds,
           ${countedBy(sql`select (${newestGrade(sql`active.id`, sql`active.issuer_id`)}) as id from active`)} as grades,
           (select coalesce(json_agg(counted), '[]') from (
              select string_id as id, name, names, count(*)::int as count
                from active join issuer on issuer.id = issuer_id
               group by issuer.id order by count(*) desc, name limit ${MOST_OFFERED_ISSUERS}
            ) counted) as issuers`.execute(database);
  return rows[0] ?? { currencies: [], sectors: [], kinds: [], grades: [], issuers: [] };
}

const countedBy = (ids: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(counted), '[]') from (
     select id, count(*)::int as count from (${ids}) each group by id order by count(*) desc, id
   ) counted)`;
