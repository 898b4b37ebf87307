import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#domain/languages/languages.ts';
import { CODE_PATTERN, fallbackLanguages } from '#domain/languages/localized-name.ts';
import { SCRIPT_LETTERS, scriptOfLanguage } from '#domain/languages/scripts.ts';

/** `localizedName` as an expression, where the store writes the names itself. `table` has `name` and `names`. */
export function localizedNameOf(table: string, language: Language): RawBuilder<string> {
  const name = sql.ref(`${table}.name`);
  const names = sql.ref(`${table}.names`);
  const scripts = SCRIPT_LETTERS.map(([script, letters]) => sql`when ${name} ~ ${letters} then ${script}`);
  const script = scriptOfLanguage(language);
  const inScript = script === 'latin' ? sql`coalesce(${names} ->> 'eng', ${name})` : name;
  const others = fallbackLanguages(language).map((each) => sql`${names} ->> ${each}`);
  return sql`coalesce(
    ${names} ->> ${language},
    case when ${name} !~ ${CODE_PATTERN} and case ${sql.join(scripts, sql` `)} end = ${script}
         then ${inScript} end,
    ${sql.join(others)},
    ${name})`;
}
