import { sql } from 'kysely';

/** A week without trading, and not more: an index that is younger than a year has no change over one. */
const LATEST_START = sql`(interval '1 year' - interval '7 days')`;

/** Joins the days of the query's `instrument`, an index: `newest`, the last one, `before`, the one before it, and `year`, the first of the year that ends with it. */
export const joinIndexLevels = sql`
     cross join lateral (
       select day, value, batch_id from index_value where index_id = instrument.id order by day desc limit 1
     ) newest
      left join lateral (
        select day, value from index_value where index_id = instrument.id and day < newest.day order by day desc limit 1
      ) before on true
      left join lateral (
        select day, value from index_value
         where index_id = instrument.id and day between newest.day - interval '1 year' and newest.day - ${LATEST_START}
         order by day limit 1
      ) year on true`;
