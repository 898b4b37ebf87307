import { sql } from 'kysely';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { findStoredBonds } from './bond-terms.repository.ts';
import type { KnownBond, KnownRate } from './known-bond.ts';

interface StoredOption {
  readonly kind: 'put' | 'call';
  readonly day: CalendarDay;
  readonly percent: number;
}

/** Null where it is no bond, or its terms cannot be reckoned with. */
export async function findKnownBond(database: Database, bondId: number): Promise<KnownBond | null> {
  const [stored, options] = await Promise.all([
    findStoredBonds(database, [bondId]),
    findOptions(database, bondId),
  ]);
  const bond = stored.get(bondId);
  const terms = bond ? toBondTerms(bond) : null;
  if (!bond || !terms) return null;
  const rateName = terms.coupon.kind === 'floating' || terms.coupon.kind === 'indexed' ? bond.baseRate : null;
  return {
    terms,
    options: options.map(({ day, ...option }) => ({ ...option, day: toDayNumber(day) })),
    rateName,
    rates: rateName === null ? [] : await findRates(database, rateName),
  };
}

async function findOptions(database: Database, bondId: number): Promise<StoredOption[]> {
  const { rows } = await sql<StoredOption>`
    select kind, day, price::float8 as percent from bond_option where bond_id = ${bondId} order by day, kind`.execute(
    database,
  );
  return rows;
}

async function findRates(database: Database, code: string): Promise<KnownRate[]> {
  const { rows } = await sql<KnownRate>`
    select day, percent::float8 as percent from reference_rate where code = ${code} order by day`.execute(
    database,
  );
  return rows;
}
