import { date, float, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { KnownRate } from './known-bond.ts';

const knownRateRow = { day: date, percent: float };

/** Base rates and the growth of prices by code, each as it was ever reported, oldest first. */
export async function findReferenceRates(
  database: Database,
  codes: readonly string[],
): Promise<Map<string, readonly KnownRate[]>> {
  if (codes.length === 0) return new Map();
  const rows = await query({ ...knownRateRow, code: text })`
    select code, day, percent::float8 as percent
      from reference_rate where code = any(${codes}::text[])
     order by code, day`.all(database);
  return Map.groupBy(rows, ({ code }) => code);
}
