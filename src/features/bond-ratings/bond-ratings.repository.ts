import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { OUTLOOKS } from '#domain/ratings/outlook.ts';
import { bool, date, int, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const givenRatingRow = {
  id: int,
  agency: text,
  grade: text,
  outlook: maybe(oneOf(...OUTLOOKS)),
  day: date,
  isOfBond: bool,
};
export type GivenRating = RowOf<typeof givenRatingRow>;

/** A block of a page has an end. */
const MOST_RATINGS = 200;

/** Of the bond, if one is named, and of its issuer as a whole, the latest first. */
export async function findRatings(
  database: Database,
  { bondId, issuerId, today }: { bondId: number | null; issuerId: number; today: CalendarDay },
): Promise<GivenRating[]> {
  return query(givenRatingRow)`
    select id, agency, symbol as grade, outlook, assigned_on as day, bond_id is not null as "isOfBond"
      from rating
     where issuer_id = ${issuerId} and (bond_id is null or bond_id = ${bondId}::int) and assigned_on <= ${today}
     order by assigned_on desc, bond_id nulls last, agency, id
     limit ${MOST_RATINGS}`.all(database);
}
