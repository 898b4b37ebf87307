import type { NameTable } from '#domain/languages/localized-name.ts';
import type { SearchCategory } from '#domain/search/categories.ts';
import { instrumentIdOf } from '#market/instruments/security.repository.ts';
import { int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { toRowId } from '#platform/database/row-id.ts';

const subjectRow = {
  stringId: text,
  name: text,
  names: json<NameTable>(),
  instrumentId: maybe(int),
  issuerId: maybe(int),
};
export type Subject = RowOf<typeof subjectRow>;

const KINDS = { bonds: 'bond', stocks: 'stock', indexes: 'index', etf: 'etf' } as const;

export async function findSubject(
  database: Database,
  category: SearchCategory,
  key: string,
): Promise<Subject | null> {
  if (category === 'companies')
    return query(subjectRow)`
      select string_id as "stringId", name, names, null::int as "instrumentId", id as "issuerId" from issuer
       where id = coalesce((select id from issuer where string_id = ${key}), ${toRowId(key)}::int)`.first(
      database,
    );
  return query(subjectRow)`
    select string_id as "stringId", name, names, id as "instrumentId", issuer_id as "issuerId" from instrument
     where kind = ${KINDS[category]} and id = ${instrumentIdOf(KINDS[category], key)}`.first(database);
}
