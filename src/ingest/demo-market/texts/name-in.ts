import type { Language } from '#domain/languages/languages.ts';
import type { Issuer } from '../catalogue/instruments.ts';

const ALPHABETS: Readonly<Partial<Record<Language, string>>> = {
  rus: 'cyrillic',
  ukr: 'cyrillic',
  chn: 'han',
};

/** The name as a text in this language would spell it: the issuer's own where its readers know the letters. */
export function nameIn({ language: own, name, names }: Issuer, language: Language): string {
  const known = names[language];
  if (known) return known;
  const alphabet = ALPHABETS[own];
  return alphabet === undefined || alphabet === ALPHABETS[language] ? name : (names.eng ?? name);
}
