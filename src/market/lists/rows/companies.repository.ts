import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import { chooseIssuers } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

export interface CompanyRow {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly isBank: boolean;
  readonly country: string;
  readonly industryCode: string;
  readonly industryNames: NameTable;
  readonly stocks: number;
  readonly bonds: number;
  readonly lastReport: CalendarDay | null;
}

/** By name, each with its papers in circulation and its latest report under IFRS. */
export async function findCompanyRows(database: Database, chosen: Chosen): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    with chosen as materialized (${chooseIssuers(chosen)})
    select chosen.id, string_id as "stringId", name, chosen.names, is_bank as "isBank", country,
           industry.code as "industryCode", industry.names as "industryNames", held.stocks, held.bonds, newest.day as "lastReport"
      from chosen
      join industry on industry.id = industry_id
     cross join lateral (
       select count(*) filter (where kind = 'stock' and status <> 'delisted')::int as stocks,
              count(*) filter (where kind = 'bond' and status not in ('matured', 'delisted'))::int as bonds
         from instrument where issuer_id = chosen.id
     ) held
      left join lateral (
        select max(period_end) as day from report
         where issuer_id = chosen.id and standard = 'ifrs' and not is_archive
      ) newest on true
     order by name, chosen.id`.execute(database);
  return rows;
}
