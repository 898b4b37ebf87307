import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, maybe, text } from '#platform/database/columns.server.ts';
import type { Venue } from './things.ts';

/** What files may name: seeded by the migrations, and the same for a whole run. */
export interface ReferenceData {
  readonly venues: ReadonlyMap<string, Venue>;
  /** ISO 3166-1 alpha-2 of a code of two or three letters or a name in any language of the site; null: unknown. */
  findCountry(word: string): string | null;
  /** ISO 4217 code and what one unit of the file's word is of it, or null where the word is unknown. */
  findCurrency(word: string): { readonly code: string; readonly factor: string } | null;
  findMic(scheme: string, alias: string): string | null;
  /** Of several boards of a venue the lowest is the listing. */
  boardRank(board: string | undefined): number;
  /** Null: unknown. */
  findIndustry(word: string): number | null;
  readonly unclassifiedId: number | null;
}

export async function readReferenceData(client: pg.ClientBase): Promise<ReferenceData> {
  const venues = checkRows(
    { id: int, mic: text, country: text, timeZone: text, currency: maybe(text) },
    await client.query(
      `select id, mic, country, time_zone as "timeZone", default_currency as currency from venue where mic is not null`,
    ),
  );
  const countries = checkRows(
    { word: text, code: text },
    await client.query(
      `select lower(word) as word, code
         from country,
              lateral (select code as word
                       union select alpha3 where alpha3 is not null
                       union select value from jsonb_each_text(names)) words
        order by code`,
    ),
  );
  const currencies = checkRows(
    { alias: text, code: text, factor: text },
    await client.query(
      `select code as alias, code, '1' as factor from currency
        union all select alias, code, factor::text from currency_alias`,
    ),
  );
  const aliases = checkRows(
    { scheme: text, alias: text, mic: text, rank: int },
    await client.query(
      'select scheme, alias, venue.mic, rank from venue_alias join venue on venue.id = venue_id where venue.mic is not null',
    ),
  );
  const industries = checkRows(
    { word: text, id: int },
    await client.query(
      `select alias as word, industry_id as id from industry_alias
        union all select code, id from industry
        union all select lower(names ->> 'eng'), id from industry where names ? 'eng'`,
    ),
  );
  const countryOf = new Map(countries.map(({ word, code }) => [word, code]));
  const currencyOf = new Map(currencies.map(({ alias, code, factor }) => [alias, { code, factor }]));
  const micOf = new Map(aliases.map(({ scheme, alias, mic }) => [`${scheme}\n${alias}`, mic]));
  const rankOf = new Map(aliases.map(({ alias, rank }) => [alias, rank]));
  const industryOf = new Map(industries.map(({ word, id }) => [word, id]));
  return {
    venues: new Map(venues.map((venue) => [venue.mic, venue])),
    findCountry: (word) => countryOf.get(word.trim().toLowerCase()) ?? null,
    findCurrency: (word) => currencyOf.get(word) ?? currencyOf.get(word.toUpperCase()) ?? null,
    findMic: (scheme, alias) => micOf.get(`${scheme}\n${alias}`) ?? null,
    boardRank: (board) => (board === undefined ? 0 : (rankOf.get(board) ?? 99)),
    findIndustry: (word) => industryOf.get(word.trim().toLowerCase()) ?? null,
    unclassifiedId: industryOf.get('unclassified') ?? null,
  };
}
