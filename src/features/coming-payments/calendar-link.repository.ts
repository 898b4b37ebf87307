import { sql } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { int, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** In place of the one that the reader had. */
export async function writeCalendarLink(
  database: Database,
  link: { userId: number; tokenHash: Buffer; language: Language; at: Date },
): Promise<void> {
  await sql`
    insert into calendar_link (user_id, token_hash, language, created_at)
    values (${link.userId}, ${link.tokenHash}, ${link.language}, ${link.at})
    on conflict (user_id) do update
       set token_hash = excluded.token_hash, language = excluded.language, created_at = excluded.created_at`.execute(
    database,
  );
}

export async function deleteCalendarLink(database: Database, userId: number): Promise<void> {
  await sql`delete from calendar_link where user_id = ${userId}`.execute(database);
}

export async function findCalendarLink(database: Database, userId: number): Promise<Date | null> {
  const row = await query({ createdAt: timestamp })`
    select created_at as "createdAt" from calendar_link where user_id = ${userId}`.first(database);
  return row?.createdAt ?? null;
}

/** Whose calendar it opens; a locked account has none. */
export async function findCalendarReader(
  database: Database,
  tokenHash: Buffer,
): Promise<{ userId: number; language: Language } | null> {
  const link = await query({ userId: int, language: text })`
    select user_id as "userId", calendar_link.language
      from calendar_link join site_user on site_user.id = user_id
     where token_hash = ${tokenHash} and locked_at is null`.first(database);
  if (!link) return null;
  const { userId, language } = link;
  return { userId, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
}
