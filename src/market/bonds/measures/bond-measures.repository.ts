import { sql } from 'kysely';
import type { BondMeasure } from '#domain/bonds/measures/measure-bond.ts';
import { NAMED_ENDS, type NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { joinFirstVenue } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** What follows from the latest price of a bond, as the store keeps it: yields in percent, spreads in basis points. */
const storedMeasureRow = {
  price: float,
  /** Money for one unit; null where the rate of the period is not known. */
  accrued: maybe(float),
  /** Null where the terms are not supported. */
  outstanding: maybe(float),
  /** To maturity. */
  ytm: maybe(float),
  /** The lowest of maturity and calls; to the next call; to the next put; the highest of maturity and puts. */
  ytw: maybe(float),
  ytc: maybe(float),
  ytp: maybe(float),
  ytb: maybe(float),
  /** Which of them the site shows first; what stands below is computed to the same end. */
  leading: maybe(oneOf(...NAMED_ENDS)),
  leadingYield: maybe(float),
  workoutEnd: maybe(oneOf('maturity', 'put', 'call')),
  averageLife: maybe(float),
  street: maybe(float),
  currentYield: maybe(float),
  duration: maybe(float),
  modified: maybe(float),
  convexity: maybe(float),
  /** Money for one unit and one basis point. */
  pointValue: maybe(float),
  spread: maybe(float),
  zSpread: maybe(float),
  /** Of a floating-rate note, in basis points. */
  discountMargin: maybe(float),
  bondId: int,
  listingId: maybe(int),
  day: date,
  workoutDay: maybe(date),
  /** Why there is no yield: a `NoValue`, or that the terms are not supported. */
  why: maybe(text),
};
export type StoredMeasure = RowOf<typeof storedMeasureRow>;

/** By the bond's id; a bond that has no price has no measure. */
export async function findMeasures(
  database: Database,
  bondIds: readonly number[],
): Promise<Map<number, StoredMeasure>> {
  if (bondIds.length === 0) return new Map();
  const rows = await query(storedMeasureRow)`
    select bond_id as "bondId", listing_id as "listingId", day, price, accrued_interest as accrued,
           outstanding, ytm, ytw, yield_to_call as ytc, yield_to_put as ytp, yield_to_best as ytb, leading_end as leading,
           leading_yield as "leadingYield", workout_type as "workoutEnd", workout_on as "workoutDay",
           average_life as "averageLife", discount_margin as "discountMargin", street_yield as street, current_yield as "currentYield", macaulay_duration as duration, modified_duration as modified, convexity,
           pvbp as "pointValue", g_spread as spread, z_spread as "zSpread", no_yield_reason as why
      from bond_measure where bond_id = any(${bondIds}::int[])`.all(database);
  return new Map(rows.map((row) => [row.bondId, row]));
}

const staleBondRow = { bondId: int, listingId: int, currency: text, day: date, price: float };
export type StaleBond = RowOf<typeof staleBondRow>;

/**
 * The bonds among these instruments whose latest price on their first venue has no measure that is younger than the curve it is
 * compared with, or leads with another yield; with `isAll` each that has a price.
 */
export async function findStaleBonds(
  database: Database,
  instrumentIds: readonly number[],
  { isAll, leading }: { isAll: boolean; leading: NamedEnd },
): Promise<readonly StaleBond[]> {
  return await query(staleBondRow)`
    select owed.id as "bondId", place.id as "listingId", owed.currency, newest.day, newest.last_price::float8 as price
      from bond join instrument owed on owed.id = bond.instrument_id
      ${joinFirstVenue('owed.id')}
      cross join lateral (
        select day, last_price from daily_trading
         where listing_id = place.id and last_price is not null order by day desc limit 1
      ) newest
      left join bond_measure stored on stored.bond_id = owed.id
      left join lateral (
        select computed_at from government_curve
         where government_curve.currency = owed.currency and government_curve.day <= newest.day
         order by day desc limit 1
      ) curve on true
     where owed.id = any(${instrumentIds}::int[]) and owed.status in ('active', 'suspended', 'defaulted')
       and (${isAll} or stored.bond_id is null or stored.day <> newest.day
            or stored.listing_id is distinct from place.id or stored.price is distinct from newest.last_price::float8
            or stored.computed_at < curve.computed_at or stored.leading_end is distinct from ${leading})
     order by owed.id`.all(database);
}

/** By their ids, in order. */
export async function findBondsToMeasure(database: Database): Promise<readonly number[]> {
  const rows = await query({ id: int })`
    select instrument_id as id from bond join instrument on instrument.id = instrument_id
     where status in ('active', 'suspended', 'defaulted') order by instrument_id`.all(database);
  return rows.map(({ id }) => id);
}

export interface NewMeasure {
  readonly bondId: number;
  readonly listingId: number;
  readonly day: CalendarDay;
  readonly price: number;
  /** Null where the terms are not supported. */
  readonly measure: BondMeasure | null;
}

export const UNKNOWN_TERMS = 'unknown_terms';

/** One statement, so that a batch is stored as a whole or not at all. */
export async function storeMeasures(
  database: Database,
  batch: readonly NewMeasure[],
  leading: NamedEnd,
): Promise<void> {
  if (batch.length === 0) return;
  const rows = batch.map(({ bondId, listingId, day, price, measure }) => ({
    bond_id: bondId,
    listing_id: listingId,
    day,
    price,
    accrued_interest: measure?.accrued ?? null,
    outstanding: measure?.outstanding ?? null,
    ytm: measure?.ytm ?? null,
    ytw: measure?.ytw ?? null,
    yield_to_call: measure?.ytc ?? null,
    yield_to_put: measure?.ytp ?? null,
    yield_to_best: measure?.ytb ?? null,
    leading_end: leading,
    leading_yield: measure?.leadingYield ?? null,
    workout_type: measure?.workoutEnd ?? null,
    workout_on: measure?.workoutDay == null ? null : toCalendarDay(measure.workoutDay),
    average_life: measure?.averageLife ?? null,
    discount_margin: measure?.discountMargin ?? null,
    street_yield: measure?.street ?? null,
    current_yield: measure?.currentYield ?? null,
    macaulay_duration: measure?.duration ?? null,
    modified_duration: measure?.modified ?? null,
    convexity: measure?.convexity ?? null,
    pvbp: measure?.pointValue ?? null,
    g_spread: measure?.spread ?? null,
    z_spread: measure?.zSpread ?? null,
    no_yield_reason: measure ? measure.why : UNKNOWN_TERMS,
  }));
  await sql`
    insert into bond_measure (${columns})
    select ${columns} from jsonb_populate_recordset(null::bond_measure, ${JSON.stringify(rows)}::jsonb)
    on conflict (bond_id) do update set (${columns}, computed_at) = (${excluded}, clock_timestamp())`.execute(
    database,
  );
}

const MEASURE_COLUMNS = [
  'bond_id',
  'listing_id',
  'day',
  'price',
  'accrued_interest',
  'outstanding',
  'ytm',
  'ytw',
  'yield_to_call',
  'yield_to_put',
  'yield_to_best',
  'leading_end',
  'leading_yield',
  'workout_type',
  'workout_on',
  'average_life',
  'discount_margin',
  'street_yield',
  'current_yield',
  'macaulay_duration',
  'modified_duration',
  'convexity',
  'pvbp',
  'g_spread',
  'z_spread',
  'no_yield_reason',
] as const;

const columns = sql.join(MEASURE_COLUMNS.map((name) => sql.ref(name)));
const excluded = sql.join(MEASURE_COLUMNS.map((name) => sql.ref(`excluded.${name}`)));

/** Those of bonds that have ended, or are listed nowhere any more. Gives how many there were. */
export async function deleteEndedMeasures(database: Database): Promise<number> {
  const rows = await query({ id: int })`
    select bond_id as id from bond_measure join instrument on instrument.id = bond_id
     where instrument.status not in ('active', 'suspended', 'defaulted')
        or not exists (select from listing where listing.instrument_id = bond_id and listing.status <> 'delisted')`.all(
    database,
  );
  if (rows.length === 0) return 0;
  await sql`delete from bond_measure where bond_id = any(${rows.map(({ id }) => id)}::int[])`.execute(
    database,
  );
  return rows.length;
}
