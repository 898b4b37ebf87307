import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { KnownRate } from './known-bond.ts';

/** Base rates and the growth of prices by code, each as it was ever reported, oldest first. */
export async function findReferenceRates(
  database: Database,
  codes: readonly string[],
): Promise<Map<string, readonly KnownRate[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<KnownRate & { readonly code: string }>`
    select code, day, percent::float8 as percent
      from reference_rate where code = any(${codes}::text[])
     order by code, day`.execute(database);
  return Map.groupBy(rows, ({ code }) => code);
}
