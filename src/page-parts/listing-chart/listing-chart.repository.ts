import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedIndexRow = { id: int, name: text, names: json<NameTable>() };
export type NamedIndex = RowOf<typeof namedIndexRow>;

/** The indexes of the whole market: those with the most members. */
export async function findLargestIndexes(database: Database, count: number): Promise<NamedIndex[]> {
  return query(namedIndexRow)`
    select instrument.id, name, names
      from (select index_id, count(*) as members from index_member group by index_id) counted
      join instrument on instrument.id = index_id
     order by members desc, instrument.id
     limit ${count}`.all(database);
}
