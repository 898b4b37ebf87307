import { sql } from 'kysely';
import type { Database } from '#foundation/database/database.server.ts';

export async function countSitemapParts(database: Database, size: number): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select ceil(count(*) / ${size}::float8)::int as parts from instrument where kind = 'stock'`.execute(
    database,
  );
  return rows[0]?.parts ?? 0;
}

export async function findStringIds(
  database: Database,
  { size, part }: { size: number; part: number },
): Promise<string[]> {
  const { rows } = await sql<{ stringId: string }>`
    select string_id as "stringId" from instrument
     where kind = 'stock' order by id limit ${size} offset ${(part - 1) * size}`.execute(database);
  return rows.map((row) => row.stringId);
}
