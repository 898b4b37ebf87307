import { sql } from 'kysely';
import type { Language } from '#domain/languages/languages.ts';
import { json } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { StoredSettings } from './merge-settings.ts';

/** Empty also where the account is gone while its session is still remembered. */
export async function findStoredSettings(database: Database, userId: number): Promise<StoredSettings> {
  const row = await query({ settings: json<StoredSettings>() })`
    select settings from site_user where id = ${userId}`.first(database);
  return row?.settings ?? {};
}

/** Two changes at once both count: the second one begins with what the first one left. */
export async function changeStoredSettings<Settings extends StoredSettings>(
  database: Database,
  userId: number,
  change: (stored: StoredSettings) => Settings,
): Promise<Settings> {
  return database.transaction().execute(async (transaction) => {
    await sql`select from site_user where id = ${userId} for update`.execute(transaction);
    const settings = change(await findStoredSettings(transaction, userId));
    const json = JSON.stringify(settings);
    await sql`update site_user set settings = ${json}::jsonb where id = ${userId}`.execute(transaction);
    return settings;
  });
}

export async function updateEmailLanguage(
  database: Database,
  userId: number,
  language: Language | null,
): Promise<void> {
  await sql`update site_user set language = ${language} where id = ${userId}`.execute(database);
}
