import type { NameTable } from '#domain/languages/localized-name.ts';
import { json, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedValueRow = {
  facet: oneOf('industry', 'venue', 'house', 'index'),
  code: text,
  name: text,
  names: json<NameTable>(),
};
export type NamedValue = RowOf<typeof namedValueRow>;

/** What the values of facets are called that the store knows: industries, venues, houses of ETFs and what these follow. */
export async function findValueNames(database: Database): Promise<NamedValue[]> {
  return query(namedValueRow)`
    select 'industry' as facet, code, code as name, names from industry
    union all
    select 'venue', code, code, names from venue
    union all
    select 'house', string_id, name, names from issuer
     where exists (select from instrument where issuer_id = issuer.id and kind = 'etf')
    union all
    select 'index', string_id, name, names from instrument
     where id in (select tracked_index_id from etf)`.all(database);
}
