import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface StoredProfile {
  readonly descriptions: NameTable;
  readonly addresses: NameTable;
  readonly website: string | null;
  readonly registrationNumber: string | null;
  readonly registeredOn: CalendarDay | null;
  readonly founded: number | null;
  readonly employees: number | null;
  readonly country: string;
  readonly industryCode: string;
  readonly industryNames: NameTable;
}

export async function findProfile(database: Database, issuerId: number): Promise<StoredProfile | null> {
  const { rows } = await sql<StoredProfile>`
    select descriptions, addresses, website, registration_number as "registrationNumber",
           registered_on as "registeredOn", founded, employees,
           issuer.country, industry.code as "industryCode", industry.names as "industryNames"
      from issuer_profile
      join issuer on issuer.id = issuer_id
      join industry on industry.id = industry_id
     where issuer_id = ${issuerId}`.execute(database);
  return rows[0] ?? null;
}
