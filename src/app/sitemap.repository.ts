import { sql } from 'kysely';
import { int, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** What has a page of its own, and is listed in parts. */
const ENTITIES = {
  stocks: sql`(select id, string_id from instrument where kind = 'stock')`,
  bonds: sql`(select id, string_id from instrument where kind = 'bond')`,
  etf: sql`(select id, string_id from instrument where kind = 'etf')`,
  company: sql`(select id, string_id from issuer)`,
} as const;

export type SitemapEntity = keyof typeof ENTITIES;

export async function countSitemapParts(
  database: Database,
  entity: SitemapEntity,
  size: number,
): Promise<number> {
  const row = await query({ parts: int })`
    select ceil(count(*) / ${size}::float8)::int as parts from ${ENTITIES[entity]} entity`.first(database);
  return row?.parts ?? 0;
}

export async function findStringIds(
  database: Database,
  entity: SitemapEntity,
  { size, part }: { size: number; part: number },
): Promise<string[]> {
  const rows = await query({ stringId: text })`
    select string_id as "stringId" from ${ENTITIES[entity]} entity order by id limit ${size} offset ${(part - 1) * size}`.all(
    database,
  );
  return rows.map((row) => row.stringId);
}
