import { int } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** By the instrument's id. */
export async function findIssuersOf(
  database: Database,
  instrumentIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await query({ id: int, issuerId: int })`
    select id, issuer_id as "issuerId" from instrument
     where id = any(${[...instrumentIds]}::int[]) and issuer_id is not null`.all(database);
  return new Map(rows.map(({ id, issuerId }) => [id, issuerId]));
}
