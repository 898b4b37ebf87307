import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { bool, date, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { chooseIssuers } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

const companyRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  isBank: bool,
  country: text,
  industryCode: text,
  industryNames: json<NameTable>(),
  stocks: int,
  bonds: int,
  lastReport: maybe(date),
  grade: maybe(text),
};
export type CompanyRow = RowOf<typeof companyRow>;

/** By name, each with its papers in circulation and its latest consolidated report. */
export async function findCompanyRows(
  database: Database,
  chosen: Chosen,
  today: CalendarDay,
): Promise<CompanyRow[]> {
  return query(companyRow)`
    with chosen as materialized (${chooseIssuers(chosen)})
    select chosen.id, string_id as "stringId", name, chosen.names, is_bank as "isBank", country,
           industry.code as "industryCode", industry.names as "industryNames", held.stocks, held.bonds, newest.day as "lastReport", rated.grade
      from chosen
      join industry on industry.id = industry_id
     cross join lateral (
       select count(*) filter (where kind = 'stock' and status <> 'delisted')::int as stocks,
              count(*) filter (where kind = 'bond' and status not in ('matured', 'delisted'))::int as bonds
         from instrument where issuer_id = chosen.id
     ) held
      left join lateral (
        select max(period_end) as day from report
         where issuer_id = chosen.id and standard in ('ifrs', 'us-gaap') and not is_archive
      ) newest on true
      left join lateral (
        select symbol as grade from rating where issuer_id = chosen.id and bond_id is null and assigned_on <= ${today}
         order by assigned_on desc, agency limit 1
      ) rated on true
     order by name, chosen.id`.all(database);
}
