import type { Language } from './languages.ts';

/** Names in other languages, where they are known. */
export type NameTable = Readonly<Partial<Record<Language, string>>>;

/** The name in the reader's language, or as registered where there is none. */
export function localizedName(registered: string, names: NameTable, language: Language): string {
  return names[language] ?? registered;
}
