import { sql } from 'kysely';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { findStoredBonds } from './bond-terms.repository.ts';
import type { KnownBond, KnownRate } from './known-bond.ts';

/** Null where it is no bond, or its terms cannot be reckoned with. */
export async function findKnownBond(database: Database, bondId: number): Promise<KnownBond | null> {
  return (await findKnownBonds(database, [bondId])).get(bondId) ?? null;
}

/** By the bond's id; what is no bond, or has terms that cannot be reckoned with, is left out. */
export async function findKnownBonds(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, KnownBond>> {
  if (ids.length === 0) return new Map();
  const [stored, options] = await Promise.all([findStoredBonds(database, ids), findOptions(database, ids)]);
  const reckoned = [...stored].flatMap(([id, bond]) => {
    const terms = toBondTerms(bond);
    if (!terms) return [];
    const hangsOnRate = terms.coupon.kind === 'floating' || terms.coupon.kind === 'indexed';
    return [{ id, terms, rateName: hangsOnRate ? bond.baseRate : null }];
  });
  const rates = await findRates(
    database,
    reckoned.flatMap(({ rateName }) => rateName ?? []),
  );
  return new Map(
    reckoned.map(({ id, terms, rateName }) => [
      id,
      {
        terms,
        options: options
          .filter(({ bondId }) => bondId === id)
          .map(({ kind, day, percent }) => ({ kind, day: toDayNumber(day), percent })),
        rateName,
        rates: rates.filter(({ code }) => code === rateName).map(({ day, percent }) => ({ day, percent })),
      },
    ]),
  );
}

interface StoredOption {
  readonly bondId: number;
  readonly kind: 'put' | 'call';
  readonly day: CalendarDay;
  readonly percent: number;
}

async function findOptions(database: Database, ids: readonly number[]): Promise<StoredOption[]> {
  const { rows } = await sql<StoredOption>`
    select bond_id as "bondId", kind, day, price::float8 as percent
      from bond_option where bond_id = any(${[...ids]}::int[]) order by day, kind`.execute(database);
  return rows;
}

async function findRates(
  database: Database,
  codes: readonly string[],
): Promise<(KnownRate & { code: string })[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<KnownRate & { code: string }>`
    select code, day, percent::float8 as percent
      from reference_rate where code = any(${[...new Set(codes)]}::text[]) order by day`.execute(database);
  return rows;
}
