import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface FoundForecast {
  readonly code: string;
  readonly names: NameTable;
  readonly measure: 'money' | 'per_share' | 'percent' | 'ratio';
  readonly currency: string | null;
  readonly unitMultiplier: number;
  readonly actual: number | null;
  readonly year: number;
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly forecasts: number;
  readonly asOf: CalendarDay;
}

/** The latest gathering of forecasts, by indicator and year. */
export async function findForecasts(database: Database, issuerId: number): Promise<FoundForecast[]> {
  const { rows } = await sql<FoundForecast>`
    select code, names, measure, currency, unit_multiplier as "unitMultiplier", actual_value::float8 as actual,
           year, low::float8 as low, mean::float8 as mean, high::float8 as high, estimates as forecasts, as_of as "asOf"
      from consensus_estimate join consensus_indicator indicator on indicator.id = indicator_id
     where issuer_id = ${issuerId}
       and as_of = (select max(as_of) from consensus_estimate where issuer_id = ${issuerId})
     order by position, year`.execute(database);
  return rows;
}
