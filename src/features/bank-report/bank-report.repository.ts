import { oneOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { BANK_TABS, BANK_TYPES, type BankChoice } from './bank-choice.ts';

const bankChoiceRow = { tab: oneOf(...BANK_TABS), type: oneOf(...BANK_TYPES) };

/** The editions and types that a bank has reports in. */
export async function findOfferedReports(database: Database, issuerId: number): Promise<BankChoice[]> {
  return query(bankChoiceRow)`
    select distinct case when is_archive then 1 else 2 end as tab, case standard when 'bank_1' then 1 else 2 end as type
      from report
     where issuer_id = ${issuerId} and standard in ('bank_1', 'bank_2')
     order by tab desc, type`.all(database);
}
