import { sql } from 'kysely';
import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#foundation/database/database.server.ts';

export interface KeptCurve {
  readonly day: CalendarDay;
  readonly curve: GovernmentCurve;
}

/** The newest government curve of a currency that was known on a day. */
export async function findGovernmentCurve(
  database: Database,
  currency: string,
  day: CalendarDay,
): Promise<KeptCurve | null> {
  const { rows } = await sql<KeptCurve>`
    select day, curve from government_curve where currency = ${currency} and day <= ${day}
     order by day desc limit 1`.execute(database);
  return rows[0] ?? null;
}
