import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { bool, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const peerRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  isBank: bool,
  industryCode: text,
  rating: maybe(text),
};
export type FoundPeer = RowOf<typeof peerRow>;

/**
 * The issuer itself, then those of its industry that report under the same kind of accounts, the nearest in total assets first. Only
 * what is reported in the same currency is compared in size; others come after.
 */
export async function findPeers(
  database: Database,
  { issuerId, today, most }: { issuerId: number; today: CalendarDay; most: number },
): Promise<FoundPeer[]> {
  return query(peerRow)`
    with sized as (
      select issuer.id, latest.currency, latest.assets
        from issuer
        join issuer own on own.id = ${issuerId} and own.industry_id = issuer.industry_id and own.is_bank = issuer.is_bank
       cross join lateral (
         select report.currency, value * unit_multiplier as assets
           from report
           join report_fact on report_id = report.id
           join statement_line line on line.id = line_id and line.code = 'total_assets'
          where report.issuer_id = issuer.id and report.standard in ('ifrs', 'us-gaap') and not is_archive and value > 0
            and period_end between ${today}::date - 550 and ${today}::date
          order by period_end desc, known_at desc limit 1
       ) latest
    )
    select issuer.id, string_id as "stringId", issuer.name, issuer.names, is_bank as "isBank",
           industry.code as "industryCode",
           (select symbol from rating
             where rating.issuer_id = issuer.id and bond_id is null and assigned_on <= ${today}
             order by assigned_on desc, agency limit 1) as rating
      from sized
      join issuer using (id)
      join industry on industry.id = industry_id
      join sized own on own.id = ${issuerId}
     order by issuer.id = ${issuerId} desc, sized.currency <> own.currency, abs(ln(sized.assets / own.assets)), issuer.id
     limit ${most}`.all(database);
}
