import { bool } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** As the demo market demands it: it is loaded where nobody has brought anything. */
export async function hasMarketData(database: Database): Promise<boolean> {
  const { has } = await query({ has: bool })`
    select exists (select from source) or exists (select from issuer) as has`.one(database);
  return has;
}
