import { sql } from 'kysely';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { DayCurve, DayValue } from './bond-series.ts';

export interface NamedBond {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
}

export async function findNamedBond(database: Database, bondId: number): Promise<NamedBond | null> {
  const { rows } = await sql<NamedBond>`
    select id, name, names, currency from instrument where id = ${bondId} and kind = 'bond'`.execute(
    database,
  );
  return rows[0] ?? null;
}

/** Clean prices in percent, oldest first. */
export async function findPrices(
  database: Database,
  listingId: number,
  { from, to }: DaySpan,
): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select day, last_price::float8 as value from daily_trading
     where listing_id = ${listingId} and day between ${from} and ${to} and last_price is not null
     order by day`.execute(database);
  return rows;
}

/** The curves of the days, and the one that was known when they began; oldest first. */
export async function findDayCurves(
  database: Database,
  currency: string,
  { from, to }: DaySpan,
): Promise<DayCurve[]> {
  const { rows } = await sql<DayCurve>`
    select day, curve from government_curve
     where currency = ${currency} and day <= ${to}
       and day >= coalesce((select max(day) from government_curve where currency = ${currency} and day <= ${from}), ${from})
     order by day`.execute(database);
  return rows;
}
