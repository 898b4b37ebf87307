import { sql } from 'kysely';
import { isLanguage } from '#domain/languages/languages.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { LabelOverride } from './label-catalog.server.ts';

export async function findLabelOverrides(database: Database): Promise<LabelOverride[]> {
  const { rows } = await sql<LabelOverride>`
    select module, key, language, text from label_override order by module, key, language`.execute(database);
  return rows.filter(({ language }) => isLanguage(language));
}

type LabelKey = Omit<LabelOverride, 'text'>;

export async function findLabelOverride(
  database: Database,
  { module, key, language }: LabelKey,
): Promise<string | null> {
  const { rows } = await sql<{ text: string }>`
    select text from label_override
     where module = ${module} and key = ${key} and language = ${language}`.execute(database);
  return rows[0]?.text ?? null;
}

/** Locked until the transaction ends, so that nobody writes over what was not seen. */
export async function lockLabelOverride(
  database: Database,
  { module, key, language }: LabelKey,
): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`label ${module} ${key} ${language}`}, 0))`.execute(
    database,
  );
  return findLabelOverride(database, { module, key, language });
}

export async function writeLabelOverride(
  database: Database,
  { module, key, language, text }: LabelOverride,
  at: Date,
): Promise<void> {
  await sql`
    insert into label_override (module, key, language, text, changed_at)
    values (${module}, ${key}, ${language}, ${text}, ${at})
    on conflict (module, key, language) do update set text = excluded.text, changed_at = excluded.changed_at`.execute(
    database,
  );
}

export async function deleteLabelOverride(
  database: Database,
  { module, key, language }: LabelKey,
): Promise<void> {
  await sql`
    delete from label_override where module = ${module} and key = ${key} and language = ${language}`.execute(
    database,
  );
}
