import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import { toRowId } from '#platform/database/row-id.ts';

export interface Company {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly country: string;
  readonly isBank: boolean;
  readonly industryCode: string;
  readonly industryNames: NameTable;
  readonly registrationNumber: string | null;
  readonly hasDefault: boolean;
}

/** By string id, which may itself be a number, or else by row id where an old link has one. */
export async function findCompany(database: Database, key: string): Promise<Company | null> {
  const { rows } = await sql<Company>`
    select issuer.id, string_id as "stringId", name, issuer.names, country, is_bank as "isBank",
           industry.code as "industryCode", industry.names as "industryNames", registration_number as "registrationNumber",
           exists (select from instrument where issuer_id = issuer.id and status = 'defaulted') as "hasDefault"
      from issuer
      join industry on industry.id = industry_id
      left join issuer_profile on issuer_profile.issuer_id = issuer.id
     where issuer.id = coalesce((select id from issuer where string_id = ${key}), ${toRowId(key)}::int)`.execute(
    database,
  );
  return rows[0] ?? null;
}
