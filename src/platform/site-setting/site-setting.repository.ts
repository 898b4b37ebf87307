import { sql } from 'kysely';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { Brand } from '#platform/brands/brand.ts';
import { DEFAULT_BRAND, readBrand } from '#platform/brands/brands.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import { listOf, maybe, text } from '#platform/database/columns.server.ts';
import { type Database, isDatabaseGone } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface SiteSetting {
  /** Null: the name of the brand. */
  readonly name: string | null;
  /** Those that menus and search engines are offered. */
  readonly languages: readonly Language[];
}

/** A brand under the name that the site was given. */
export const namedBrand = (id: string, { name }: SiteSetting): Brand => {
  const brand = readBrand(id);
  return name !== null && id === DEFAULT_BRAND ? { ...brand, name } : brand;
};

const AS_BUILT: SiteSetting = { name: null, languages: LANGUAGES };

/** For whatever must be drawn: without a database, what was known last. */
export async function findSiteSetting(valueCache: ValueCache): Promise<SiteSetting> {
  try {
    return await valueCache.read({ value: 'site-setting' }, ['labels'], readSiteSetting);
  } catch (error) {
    if (isDatabaseGone(error)) return AS_BUILT;
    throw error;
  }
}

async function readSiteSetting(database: Database): Promise<SiteSetting> {
  const row = await query({ name: maybe(text), languages: listOf(text) })`
    select name, languages from site_setting`.first(database);
  const languages = row?.languages.filter(isLanguage) ?? [];
  return { name: row?.name ?? null, languages: languages.length > 0 ? languages : LANGUAGES };
}

export async function insertSiteSetting(
  database: Database,
  { name, languages, at }: SiteSetting & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into site_setting (name, languages, set_at) values (${name}, ${languages}, ${at})
    on conflict (id) do update set name = excluded.name, languages = excluded.languages, set_at = excluded.set_at`.execute(
    database,
  );
}
