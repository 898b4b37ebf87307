import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { OUTLOOKS } from '#domain/ratings/outlook.ts';
import { date, maybe, oneOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** Of the issuer as a whole, whichever agency spoke last. */
export async function findIssuerRating(database: Database, issuerId: number, today: CalendarDay) {
  return query({ grade: text, agency: text, outlook: maybe(oneOf(...OUTLOOKS)), date })`
    select symbol as grade, agency, outlook, assigned_on as date
      from rating where issuer_id = ${issuerId} and bond_id is null and assigned_on <= ${today}
     order by assigned_on desc, agency limit 1`.first(database);
}
