import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface NamedIndex {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
}

/** The indexes of the whole market: those with the most members. */
export async function findLargestIndexes(database: Database, count: number): Promise<NamedIndex[]> {
  const { rows } = await sql<NamedIndex>`
    select instrument.id, name, names
      from (select index_id, count(*) as members from index_member group by index_id) counted
      join instrument on instrument.id = index_id
     order by members desc, instrument.id
     limit ${count}`.execute(database);
  return rows;
}
