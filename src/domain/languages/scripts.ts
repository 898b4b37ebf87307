import type { Language } from './languages.ts';

export type Script = 'latin' | 'cyrillic' | 'han';

/** Letters of a script; PostgreSQL understands the same ranges. The first that is found decides. */
export const SCRIPT_LETTERS: readonly (readonly [Script, string])[] = [
  ['han', '[㐀-䶿一-鿿]'],
  ['cyrillic', '[Ѐ-ԯ]'],
  ['latin', '[A-Za-zÀ-ɏ]'],
];

const PATTERNS = SCRIPT_LETTERS.map(([script, letters]) => [script, new RegExp(letters, 'u')] as const);

/** The script of a name, null where it has none of those that the site is read in. */
export function scriptOf(name: string): Script | null {
  return PATTERNS.find(([, letters]) => letters.test(name))?.[0] ?? null;
}

export function scriptOfLanguage(language: Language): Script {
  if (language === 'chn') return 'han';
  return language === 'rus' || language === 'ukr' ? 'cyrillic' : 'latin';
}
