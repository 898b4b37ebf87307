import type { NameTable } from '#domain/languages/localized-name.ts';
import { bool, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { toRowId } from '#platform/database/row-id.ts';

const companyRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  country: text,
  isBank: bool,
  industryCode: text,
  industryNames: json<NameTable>(),
  registrationNumber: maybe(text),
  hasDefault: bool,
};
export type Company = RowOf<typeof companyRow>;

/** By string id, which may itself be a number, or else by row id where an old link has one. */
export async function findCompany(database: Database, key: string): Promise<Company | null> {
  return query(companyRow)`
    select issuer.id, string_id as "stringId", name, issuer.names, country, is_bank as "isBank",
           industry.code as "industryCode", industry.names as "industryNames", registration_number as "registrationNumber",
           exists (select from instrument where issuer_id = issuer.id and status = 'defaulted') as "hasDefault"
      from issuer
      join industry on industry.id = industry_id
      left join issuer_profile on issuer_profile.issuer_id = issuer.id
     where issuer.id = coalesce((select id from issuer where string_id = ${key}), ${toRowId(key)}::int)`.first(
    database,
  );
}
