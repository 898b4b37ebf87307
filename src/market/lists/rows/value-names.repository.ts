import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface NamedValue {
  readonly facet: 'industry' | 'venue' | 'house' | 'index';
  readonly code: string;
  readonly name: string;
  readonly names: NameTable;
}

/** What the values of facets are called that the store knows: industries, venues, houses of ETFs and what these follow. */
export async function findValueNames(database: Database): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select 'industry' as facet, code, code as name, names from industry
    union all
    select 'venue', code, code, names from venue
    union all
    select 'house', string_id, name, names from issuer
     where exists (select from instrument where issuer_id = issuer.id and kind = 'etf')
    union all
    select 'index', string_id, name, names from instrument
     where id in (select tracked_index_id from etf)`.execute(database);
  return rows;
}
