import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { bytes, int, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const runningAdRow = { id: int, text, imageHash: maybe(text), link: text };
type RunningAd = RowOf<typeof runningAdRow>;

interface Moment {
  readonly language: Language;
  readonly brand: string;
  readonly today: CalendarDay;
  /** A number that goes up: those that run at the same time take turns. */
  readonly rotation: number;
}

/** The advertisement whose turn it is, or null when none runs. */
export async function findRunningAd(
  database: Database,
  { language, brand, today, rotation }: Moment,
): Promise<RunningAd | null> {
  return query(runningAdRow)`
    with running as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
        from advertisement
       where is_active and starts_on <= ${today} and (ends_on is null or ends_on >= ${today})
         and (language is null or language = ${language})
         and (brand is null or brand = ${brand})
    )
    select id, text, link, ${imageHash} as "imageHash"
      from running join advertisement using (id)
     where place = ${rotation}::bigint % total`.first(database);
}

export async function findAdImage(
  database: Database,
  { id, hash }: { id: number; hash: string },
): Promise<{ bytes: Buffer; type: string } | null> {
  return query({ bytes, type: text })`
    select image as bytes, image_type as type
      from advertisement where id = ${id} and ${imageHash} = ${hash}`.first(database);
}

/** Null where there is no picture. */
export const imageHash = sql`left(encode(sha256(image), 'hex'), 16)`;
