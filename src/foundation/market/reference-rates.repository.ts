import { sql } from 'kysely';
import type { Assumptions } from '#domain/bonds/bond-terms.ts';
import { referenceCodeOf, type StoredBond, toAssumptions } from '#domain/bonds/stored-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#foundation/database/database.server.ts';

/** A base rate, or the growth of prices, as it was told on a day: it holds until the next. */
export interface ReferenceRate {
  readonly code: string;
  readonly day: CalendarDay;
  readonly percent: number;
}

/** What a calculation supposes, and where that comes from, to be stated beside its result. */
export interface StatedAssumptions {
  readonly assumptions: Assumptions;
  /** Null where the bond hangs on no rate, or on one that nobody has told. */
  readonly stated: ReferenceRate | null;
}

/** The newest rate at or before a day stays as it is for all that is to come. */
export async function findAssumptions(
  database: Database,
  stored: Pick<StoredBond, 'couponType' | 'baseRate'>,
  day: CalendarDay,
): Promise<StatedAssumptions> {
  const code = referenceCodeOf(stored);
  const rates = code === null ? null : await findReferenceRates(database, [code], { from: day, to: day });
  const stated = rates?.get(code ?? '')?.at(-1) ?? null;
  return { assumptions: toAssumptions(stored, stated?.percent ?? null), stated };
}

/** By code, oldest first: all that were told within the span, and the one that held when it began. */
export async function findReferenceRates(
  database: Database,
  codes: readonly string[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<Map<string, ReferenceRate[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<ReferenceRate>`
    select code, day, percent::float8 as percent
      from unnest(${codes}::text[]) wanted (code)
      join reference_rate using (code)
     where day <= ${to}
       and day >= coalesce((select max(held.day) from reference_rate held
                             where held.code = wanted.code and held.day <= ${from}), ${from}::date)
     order by code, day`.execute(database);
  return Map.groupBy(rows, ({ code }) => code);
}

/** The rate that held on a day; rates oldest first. */
export function rateOn(rates: readonly ReferenceRate[] | undefined, day: CalendarDay): ReferenceRate | null {
  return rates?.findLast((rate) => rate.day <= day) ?? null;
}
