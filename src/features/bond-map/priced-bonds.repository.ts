import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { joinFirstGround } from '#foundation/market/newest-trading.repository.ts';
import { MOST_ON_MAP } from './bond-map.contract.ts';
import { type AskedMap, type MeasuredBonds, matchesTerms } from './bond-map.repository.ts';

export interface PricedBond {
  readonly bondId: number;
  readonly listingId: number;
  readonly currency: string;
  readonly day: CalendarDay;
  readonly price: number;
}

/** A price that is older than this is no longer one of the day. */
const OLDEST_PRICE_DAYS = 10;

/** The largest issues of those that ran on a day, with their last price up to it; one more than the map shows. */
export async function findPricedBonds(
  database: Database,
  { filters, grades }: Pick<AskedMap, 'filters' | 'grades'>,
  day: CalendarDay,
): Promise<PricedBond[]> {
  const { rows } = await sql<PricedBond>`
    with owed as (
      select instrument.id, currency from bond join instrument on instrument.id = bond.instrument_id
       where issued_on <= ${day} and (matures_on is null or matures_on > ${day})
         and (defaulted_on is null or defaulted_on > ${day}) and ${matchesTerms(filters, grades)}
       order by bond.nominal * bond.amount desc, instrument.id
       limit ${MOST_ON_MAP + 1}
    )
    select owed.id as "bondId", place.id as "listingId", owed.currency, priced.day, priced.price
      from owed ${joinFirstGround('owed.id')}
      join lateral (
        select day, last_price::float8 as price from daily_trading
         where listing_id = place.id and day between ${day}::date - ${OLDEST_PRICE_DAYS}::int and ${day} and last_price is not null
         order by day desc limit 1
      ) priced on true`.execute(database);
  return rows;
}

export interface DayMeasure {
  readonly bond_id: number;
  readonly day: CalendarDay;
  readonly price: number;
  readonly ytw: number | null;
  readonly duration: number | null;
  readonly modified: number | null;
  readonly spread: number | null;
  readonly z_spread: number | null;
}

/** Rows that were computed a moment ago, in place of those that the store keeps. */
export const measuredRows = (rows: readonly DayMeasure[]): MeasuredBonds => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as measured (bond_id int, day date, price float8, ytw float8,
    duration float8, modified float8, spread float8, z_spread float8)`;
