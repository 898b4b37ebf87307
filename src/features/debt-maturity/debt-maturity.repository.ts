import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { float, int, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { Repayment } from './debt-schedules.ts';

const repaymentRow = { currency: text, year: int, amount: float, repayments: int };

/** What is still to be repaid, by year: amortisations on their days, the rest of a bond when it matures. */
export async function findRepayments(
  database: Database,
  issuerId: number,
  today: CalendarDay,
): Promise<Repayment[]> {
  return query(repaymentRow)`
    select currency, extract(year from due.day)::int as year,
           (sum(face_value * units_issued * due.percent) / 100)::float8 as amount, count(*)::int as repayments
      from instrument
      join bond on bond.instrument_id = instrument.id
     cross join lateral (
       select day, percent from bond_redemption where bond_id = instrument.id
       union all
       select matures_on, 100 - coalesce(sum(percent), 0) from bond_redemption where bond_id = instrument.id
       having coalesce(sum(percent), 0) < 100
     ) due
     where issuer_id = ${issuerId} and kind = 'bond' and status in ('active', 'suspended') and due.day > ${today}
       and face_value * units_issued is not null
     group by 1, 2
     order by 1, 2`.all(database);
}
