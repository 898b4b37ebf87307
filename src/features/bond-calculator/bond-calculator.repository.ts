import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { joinFirstGround, joinNewestDays } from '#foundation/market/newest-trading.repository.ts';

export interface CalculatorBond {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
  /** Of the newest day with a deal on the first ground; null where it never traded. */
  readonly price: number | null;
  readonly day: CalendarDay | null;
  readonly options: readonly {
    readonly kind: 'put' | 'call';
    readonly day: CalendarDay;
    readonly price: number;
  }[];
}

export async function findCalculatorBond(database: Database, id: number): Promise<CalculatorBond | null> {
  const { rows } = await sql<CalculatorBond>`
    select instrument.id, string_id as "stringId", name, instrument.names, instrument.currency,
           newest.last_price::float8 as price, newest.day,
           coalesce((
             select json_agg(json_build_object('kind', kind, 'day', day, 'price', price::float8) order by day)
               from bond_option where bond_id = instrument.id
           ), '[]') as options
      from instrument
      ${joinFirstGround('instrument.id')}
      ${joinNewestDays('place')}
     where instrument.id = ${id} and kind = 'bond'`.execute(database);
  return rows[0] ?? null;
}

/** By string id or ISIN, whichever somebody has at hand. */
export async function findBondId(database: Database, key: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from instrument
     where kind = 'bond' and (string_id = ${key.toLowerCase()} or isin = ${key.toUpperCase()})
     order by string_id = ${key.toLowerCase()} desc, id limit 1`.execute(database);
  return rows[0]?.id ?? null;
}

/** What is known of a rate on a day: it holds until the next. */
export async function findReferenceRate(
  database: Database,
  code: string,
  day: CalendarDay,
): Promise<number | null> {
  const { rows } = await sql<{ percent: number }>`
    select percent::float8 as percent from reference_rate
     where code = ${code} and day <= ${day} order by day desc limit 1`.execute(database);
  return rows[0]?.percent ?? null;
}
