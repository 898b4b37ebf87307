import type { NameTable } from '#domain/languages/localized-name.ts';
import { date, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const storedProfileRow = {
  descriptions: json<NameTable>(),
  addresses: json<NameTable>(),
  website: maybe(text),
  registrationNumber: maybe(text),
  registeredOn: maybe(date),
  founded: maybe(int),
  employees: maybe(int),
  country: text,
  industryCode: text,
  industryNames: json<NameTable>(),
};
export type StoredProfile = RowOf<typeof storedProfileRow>;

export async function findProfile(database: Database, issuerId: number): Promise<StoredProfile | null> {
  return query(storedProfileRow)`
    select descriptions, addresses, website, registration_number as "registrationNumber",
           registered_on as "registeredOn", founded, employees,
           issuer.country, industry.code as "industryCode", industry.names as "industryNames"
      from issuer_profile
      join issuer on issuer.id = issuer_id
      join industry on industry.id = industry_id
     where issuer_id = ${issuerId}`.first(database);
}
