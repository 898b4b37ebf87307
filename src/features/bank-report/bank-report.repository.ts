import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { BankChoice } from './bank-choice.ts';

/** The editions and types that a bank has reports in. */
export async function findOfferedReports(database: Database, issuerId: number): Promise<BankChoice[]> {
  const { rows } = await sql<BankChoice>`
    select distinct case when is_archive then 1 else 2 end as tab, case standard when 'bank_1' then 1 else 2 end as type
      from report
     where issuer_id = ${issuerId} and standard in ('bank_1', 'bank_2')
     order by tab desc, type`.execute(database);
  return rows;
}
