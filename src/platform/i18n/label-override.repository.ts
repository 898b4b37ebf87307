import { sql } from 'kysely';
import { isLanguage } from '#domain/languages/languages.ts';
import { text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { LabelOverride } from './label-catalog.server.ts';

/** A language that the site no longer has may still be in the store. */
const labelOverrideRow = { module: text, key: text, language: text, text };

export async function findLabelOverrides(database: Database): Promise<LabelOverride[]> {
  const rows = await query(labelOverrideRow)`
    select module, key, language, text from label_override order by module, key, language`.all(database);
  return rows.flatMap(({ language, ...label }) => (isLanguage(language) ? [{ ...label, language }] : []));
}

type LabelKey = Omit<LabelOverride, 'text'>;

export async function findLabelOverride(
  database: Database,
  { module, key, language }: LabelKey,
): Promise<string | null> {
  const row = await query({ text })`
    select text from label_override
     where module = ${module} and key = ${key} and language = ${language}`.first(database);
  return row?.text ?? null;
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
