import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { MOST_ON_MAP } from '#market/bond-map/bond-map.contract.ts';
import { type MapFilters, RANGES, type RangeKey } from '#market/bond-map/map-selection.ts';
import { latestGrade } from '#market/bonds/latest-grade.repository.ts';
import { joinFirstVenue } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { MeasuredBonds } from './bond-map.repository.ts';

const pricedBondRow = { bondId: int, listingId: int, currency: text, day: date, price: float };
export type PricedBond = RowOf<typeof pricedBondRow>;

/** A price that is older than this is no longer one of the day. */
const OLDEST_PRICE_DAYS = 10;

/** Filters of a query for a past day. */
export interface RequestedPast {
  readonly filters: MapFilters;
  /** The grades that the requested bands stand for; null where every rating will do. */
  readonly grades: { readonly among: readonly string[]; readonly orNone: boolean } | null;
  /** Only these, where an issuer is requested. */
  readonly bonds: readonly number[] | null;
}

/** The largest issues of those that ran on a day, with their last price up to it; one more than the map shows. */
export async function findPricedBonds(
  database: Database,
  requested: RequestedPast,
  day: CalendarDay,
): Promise<PricedBond[]> {
  return query(pricedBondRow)`
    with owed as (
      select instrument.id, currency from bond join instrument on instrument.id = bond.instrument_id
       where issued_on <= ${day} and (is_perpetual or matures_on > ${day}) and coupon_type is not null
         and (defaulted_on is null or defaulted_on > ${day}) and ${matchesTerms(requested)}
       order by bond.face_value * bond.units_issued desc nulls last, instrument.id
       limit ${MOST_ON_MAP + 1}
    )
    select owed.id as "bondId", place.id as "listingId", owed.currency, priced.day, priced.price
      from owed ${joinFirstVenue('owed.id')}
      join lateral (
        select day, last_price::float8 as price from daily_trading
         where listing_id = place.id and day between ${day}::date - ${OLDEST_PRICE_DAYS}::int and ${day} and last_price is not null
         order by day desc limit 1
      ) priced on true`.all(database);
}

export interface DayMeasure {
  readonly bond_id: number;
  readonly day: CalendarDay;
  readonly price: number;
  readonly leading_yield: number | null;
  readonly duration: number | null;
  readonly modified: number | null;
  readonly spread: number | null;
  readonly z_spread: number | null;
}

/** Rows that were computed a moment ago, in place of those that the store keeps. */
export const pastMeasures = (rows: readonly DayMeasure[], filters: MapFilters): MeasuredBonds => ({
  from: sql`
    (select bond_id, day, price, leading_yield, duration as macaulay_duration, modified as modified_duration, spread as g_spread, z_spread
       from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as computed (bond_id int, day date, price float8, leading_yield float8,
         duration float8, modified float8, spread float8, z_spread float8)) as measured`,
  where: matchesRanges(filters),
});

/** All grades that agencies have given. */
export async function findGrades(database: Database): Promise<string[]> {
  const rows = await query({ grade: text })`select distinct symbol as grade from rating`.all(database);
  return rows.map(({ grade }) => grade);
}

/** What was agreed when a bond was issued, and who owes it. */
function matchesTerms({
  filters: { currency, sector, kind },
  grades,
  bonds,
}: RequestedPast): RawBuilder<unknown> {
  return allOf([
    currency.length > 0 && sql`currency = any(${currency})`,
    sector.length > 0 && sql`issuer_type = any(${sector})`,
    kind.length > 0 && sql`coupon_type = any(${kind})`,
    bonds && sql`instrument.id = any(${bonds}::int[])`,
    grades && gradedAmong(grades),
  ]);
}

function gradedAmong({ among, orNone }: NonNullable<RequestedPast['grades']>): RawBuilder<unknown> {
  const grade = sql`(${latestGrade(sql`instrument.id`, sql`instrument.issuer_id`)})`;
  return sql`case when ${grade} is null then ${orNone}::boolean else ${grade} = any(${among}) end`;
}

const RANGED: Readonly<Record<RangeKey, RawBuilder<unknown>>> = {
  yield: sql`leading_yield`,
  duration: sql`macaulay_duration`,
  price: sql`price`,
  years: sql`(matures_on - measured.day) / 365.0`,
};

function matchesRanges({ ranges }: MapFilters): RawBuilder<unknown> {
  return allOf(
    RANGES.flatMap((key) => {
      const { from, to } = ranges[key];
      return [from !== null && sql`${RANGED[key]} >= ${from}`, to !== null && sql`${RANGED[key]} <= ${to}`];
    }),
  );
}

function allOf(conditions: readonly (RawBuilder<unknown> | false | null)[]): RawBuilder<unknown> {
  const set = conditions.filter((condition) => condition !== false && condition !== null);
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `);
}
