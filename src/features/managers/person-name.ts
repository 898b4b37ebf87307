import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';

export interface WrittenName {
  readonly name: string;
  /** BCP 47; null: the page's own, or not known. */
  readonly name_lang: string | null;
}

/**
 * A person's name in the reader's language, else in the own alphabet where the reader knows it, else in Latin letters,
 * else as it is.
 */
export function personName(own: string, names: NameTable, language: Language): WrittenName {
  const translated = names[language];
  if (translated !== undefined) return { name: translated, name_lang: null };
  if (!isReadable(own, language) && names.eng !== undefined) return { name: names.eng, name_lang: 'en' };
  return { name: own, name_lang: HAN.test(own) && language !== 'chn' ? 'zh' : null };
}

const HAN = /\p{Script=Han}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

function isReadable(name: string, language: Language): boolean {
  if (HAN.test(name)) return language === 'chn';
  return !CYRILLIC.test(name) || language === 'rus' || language === 'ukr';
}
