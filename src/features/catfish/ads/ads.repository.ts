import { sql } from 'kysely';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { bool, date, float, int, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { imageHash } from '../catfish.repository.ts';
import type { ImageType } from './image-type.ts';

const adRow = {
  id: int,
  name: text,
  text,
  link: text,
  language: maybe(oneOf(...LANGUAGES)),
  brand: maybe(text),
  startsOn: date,
  endsOn: maybe(date),
  isOn: bool,
  shows: float,
  clicks: float,
  imageHash: maybe(text),
};
export type AdRow = RowOf<typeof adRow>;

export interface AdImage {
  readonly bytes: Buffer;
  readonly type: ImageType;
}

/** What an operator decides; the counts are the readers'. */
export interface Ad extends Omit<AdRow, 'id' | 'shows' | 'clicks' | 'imageHash'> {
  /** Undefined leaves the picture as it is. */
  readonly image: AdImage | null | undefined;
}

const columns = sql`
  id, name, text, link, language, brand, starts_on as "startsOn", ends_on as "endsOn", is_active as "isOn",
  impressions::float8 as shows, clicks::float8 as clicks, ${imageHash} as "imageHash"`;

/** The latest first. */
export async function findAds(database: Database): Promise<AdRow[]> {
  return query(adRow)`select ${columns} from advertisement order by id desc`.all(database);
}

export async function findAd(database: Database, id: number): Promise<AdRow | null> {
  return query(adRow)`select ${columns} from advertisement where id = ${id}`.first(database);
}

/** Nobody else changes it until the transaction ends. */
export async function lockAd(database: Database, id: number): Promise<AdRow | null> {
  return query(adRow)`select ${columns} from advertisement where id = ${id} for update`.first(database);
}

export async function insertAd(database: Database, ad: Ad): Promise<AdRow> {
  const rows = await query(adRow)`
    insert into advertisement
      (name, text, link, language, brand, starts_on, ends_on, is_active, image, image_type)
    values (${ad.name}, ${ad.text}, ${ad.link}, ${ad.language}, ${ad.brand}, ${ad.startsOn}, ${ad.endsOn}, ${ad.isOn},
            ${ad.image?.bytes ?? null}, ${ad.image?.type ?? null})
    returning ${columns}`.all(database);
  return written(rows);
}

export async function updateAd(database: Database, id: number, ad: Ad): Promise<AdRow> {
  const picture =
    ad.image === undefined
      ? sql``
      : sql`, image = ${ad.image?.bytes ?? null}, image_type = ${ad.image?.type ?? null}`;
  const rows = await query(adRow)`
    update advertisement
       set name = ${ad.name}, text = ${ad.text}, link = ${ad.link}, language = ${ad.language}, brand = ${ad.brand},
           starts_on = ${ad.startsOn}, ends_on = ${ad.endsOn}, is_active = ${ad.isOn} ${picture}
     where id = ${id}
    returning ${columns}`.all(database);
  return written(rows);
}

export async function setAdOn(database: Database, id: number, isOn: boolean): Promise<AdRow> {
  const rows = await query(adRow)`
    update advertisement set is_active = ${isOn} where id = ${id} returning ${columns}`.all(database);
  return written(rows);
}

export async function removeAd(database: Database, id: number): Promise<void> {
  await sql`delete from advertisement where id = ${id}`.execute(database);
}

function written([row]: readonly AdRow[]): AdRow {
  if (!row) throw new Error('the advertisement is locked by this transaction, so it is there');
  return row;
}
