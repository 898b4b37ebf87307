import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { date, int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { MANAGER_ROLES } from './manager-role.ts';

const foundSeatRow = {
  personId: int,
  name: text,
  names: json<NameTable>(),
  role: oneOf(...MANAGER_ROLES),
  since: date,
  until: maybe(date),
};
export type FoundSeat = RowOf<typeof foundSeatRow>;

const seatElsewhereRow = { ...foundSeatRow, issuer: json<NamedIssuer>() };
export type SeatElsewhere = RowOf<typeof seatElsewhereRow>;

/** Everyone who has or had a part in running the issuer, the first in rank before the others. */
export async function findSeats(database: Database, issuerId: number): Promise<FoundSeat[]> {
  return query(foundSeatRow)`
    select ${seatColumns}
      from person_role seat join person on person.id = seat.person_id
     where seat.issuer_id = ${issuerId}
     order by ${rank}, seat.since, person.name, seat.id`.all(database);
}

/** Far more than the managers of any issuer hold; those of the lowest rank here are left out. */
const MOST_SEATS_ELSEWHERE = 500;

/** What those who run the issuer on a day have or had to do with others: by their rank here, what is still held first. */
export async function findSeatsElsewhere(
  database: Database,
  issuerId: number,
  today: CalendarDay,
): Promise<SeatElsewhere[]> {
  return query(seatElsewhereRow)`
    with here as (
      select person_id, min(${rank}) as rank
        from person_role seat
       where issuer_id = ${issuerId} and coalesce(until, ${today}) >= ${today}
       group by person_id
    )
    select ${seatColumns}, ${issuerObject} as issuer
      from here
      join person on person.id = here.person_id
      join person_role seat on seat.person_id = person.id and seat.issuer_id <> ${issuerId}
      join issuer on issuer.id = seat.issuer_id
     order by here.rank, person.name, person.id, coalesce(seat.until, ${today}) < ${today}, issuer.name, ${rank}, seat.id
     limit ${MOST_SEATS_ELSEWHERE}`.all(database);
}

const rank = sql`array_position(${[...MANAGER_ROLES]}::text[], seat.role)`;

const seatColumns = sql`person.id as "personId", person.name, person.names, seat.role, seat.since, seat.until`;
