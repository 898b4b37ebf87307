import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { MOST_ON_MAP } from '#market/bond-map/bond-map.contract.ts';
import { MEASURES, type Measure } from '#market/bond-map/map-axes.ts';
import { latestGrade } from '#market/bonds/latest-grade.repository.ts';
import { date, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { localizedNameOf } from '#platform/i18n/localized-name.repository.ts';

const foundMapRow = {
  /** The JSON of the map's columns. */
  columns: text,
  count: int,
  day: maybe(date),
};
export type FoundMap = RowOf<typeof foundMapRow>;

/** How a map is reported. */
export interface MapFormat {
  readonly language: Language;
  /** The values, or where each bond stands between the least and the greatest of two of them. */
  readonly scale: 'values' | { readonly x: Measure; readonly y: Measure };
}

/** Where the measures of bonds come from, under the name `measured`, and which of them are wanted. */
export interface MeasuredBonds {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/** What the store computed for the latest prices of these bonds. */
export const latestMeasures = (bondIds: readonly number[]): MeasuredBonds => ({
  from: sql`bond_measure measured`,
  where: sql`measured.bond_id = any(${bondIds}::int[])`,
});

/** The largest issues first; counts one more than the map shows, so that it can say that there are more. */
export async function findMap(
  database: Database,
  measured: MeasuredBonds,
  { language, scale }: MapFormat,
): Promise<FoundMap> {
  return query(foundMapRow)`
    with found as (
      select instrument.id, string_id, ${localizedNameOf('instrument', language)} as name, issuer_id,
             currency, issuer_type as sector, coupon_type, matures_on, measured.day, macaulay_duration as duration,
             modified_duration as modified, (matures_on - measured.day) / 365.0 as years, leading_yield as yield, g_spread as spread,
             z_spread, price
        from ${measured.from}
        join bond on bond.instrument_id = measured.bond_id
        join instrument on instrument.id = measured.bond_id
       where price is not null and ${measured.where}
       order by bond.face_value * bond.units_issued desc nulls last, instrument.id
       limit ${MOST_ON_MAP + 1}
    ),
    counted as (select *, row_number() over () as place from found),
    shown as (
      select counted.*, rated.grade, ${scaled(scale)}
        from counted left join lateral (${latestGrade(sql`counted.id`, sql`counted.issuer_id`)}) rated on true
       where place <= ${MOST_ON_MAP}
    )
    select (select count(*)::int from found) as count, (select max(day) from shown) as day,
           (select json_build_object(
              'id', ${column('id')}, 'key', ${column('string_id')}, 'name', ${column('name')}, 'issuer', ${column('issuer_id')},
              'currency', ${column('currency')}, 'sector', ${column('sector')}, 'kind', ${column('coupon_type')},
              'grade', ${column('grade')}, 'matures', ${column('matures_on')},
              'issuers', (select coalesce(json_object_agg(id, ${localizedNameOf('issuer', language)}), '{}') from issuer
                           where id in (select issuer_id from shown)),
              ${figuresOf(scale)}
            ) from shown)::text as columns`.one(database);
}

const column = (name: string) => sql`coalesce(json_agg(${sql.ref(name)} order by place), '[]')`;

/** A figure is reported as precisely as anyone reads it. */
const figure = (name: string) =>
  sql`coalesce(json_agg(trim_scale(round(${sql.ref(name)}::numeric, 4)) order by place), '[]')`;

function figuresOf(scale: MapFormat['scale']): RawBuilder<unknown> {
  if (scale !== 'values')
    return sql`'values', null, 'shape', json_build_object('x', ${figure('shape_x')}, 'y', ${figure('shape_y')})`;
  const figures = MEASURES.map((measure) => sql`${sql.lit(measure)}, ${figure(measure)}`);
  return sql`'values', json_build_object(${sql.join(figures)}), 'shape', null`;
}

function scaled(scale: MapFormat['scale']): RawBuilder<unknown> {
  if (scale === 'values') return sql`null as shape_x, null as shape_y`;
  return sql`${shapeOf(scale.x)} as shape_x, ${shapeOf(scale.y)} as shape_y`;
}

/** So many groups by rank: distances between positions would show, with the terms of all bonds, the yields and prices. */
const RANKS = 10;

/** The group of a bond by its rank, from 0 to 1; where all are alike, in the middle. */
function shapeOf(measure: Measure): RawBuilder<unknown> {
  const value = sql.ref(measure);
  return sql`case when ${value} is null then null
                  when min(${value}) over () = max(${value}) over () then 0.5
                  else round((rank() over (order by ${value}) - 1)::numeric / (count(${value}) over () - 1) * ${RANKS}::int)
                       / ${RANKS}::int end`;
}

const offeredIssuerRow = { id: text, name: text, names: json<NameTable>() };
export type OfferedIssuer = RowOf<typeof offeredIssuerRow>;

const MOST_OFFERED_ISSUERS = 50;

/** Those that owe the most bonds, to be chosen from; all others are found by their names. */
export async function findOfferedIssuers(database: Database): Promise<OfferedIssuer[]> {
  return query(offeredIssuerRow)`
    select string_id as id, name, names
      from (select issuer_id, count(*) as bonds from bond_measure join instrument on instrument.id = bond_id
             where status = 'active' and price is not null group by issuer_id) owed
      join issuer on issuer.id = issuer_id
     order by bonds desc, name limit ${MOST_OFFERED_ISSUERS}`.all(database);
}
