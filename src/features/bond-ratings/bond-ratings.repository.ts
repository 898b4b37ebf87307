import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface GivenRating {
  readonly id: number;
  readonly agency: string;
  readonly grade: string;
  readonly day: CalendarDay;
  readonly isOfBond: boolean;
}

/** A block of a page has an end. */
const MOST_RATINGS = 200;

/** Of the bond and of its issuer as a whole, the latest first. */
export async function findRatings(
  database: Database,
  { bondId, issuerId, today }: { bondId: number; issuerId: number; today: CalendarDay },
): Promise<GivenRating[]> {
  const { rows } = await sql<GivenRating>`
    select id, agency, symbol as grade, assigned_on as day, bond_id is not null as "isOfBond"
      from rating
     where issuer_id = ${issuerId} and (bond_id is null or bond_id = ${bondId}) and assigned_on <= ${today}
     order by assigned_on desc, bond_id nulls last, agency, id
     limit ${MOST_RATINGS}`.execute(database);
  return rows;
}
