import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Issuer } from './instruments.ts';

export interface Named {
  readonly name: string;
  readonly names: NameTable;
}

export const PREFERRED_WORDS: Readonly<Record<Language, string>> = {
  rus: 'прив.',
  eng: 'pref.',
  pol: 'uprz.',
  ita: 'priv.',
  deu: 'Vz.',
  esp: 'pref.',
  chn: '优先股',
  ukr: 'прив.',
  fra: 'priv.',
  tur: 'imtiyazlı',
};

/** The issuer's name in every language it is known in, each followed by what distinguishes this instrument from the others. */
export function nameAfterIssuer(issuer: Issuer, suffix: (language: Language) => string): Named {
  const entries = Object.entries(issuer.names) as [Language, string][];
  return {
    name: joinName(issuer.language, issuer.name, suffix(issuer.language)),
    names: Object.fromEntries(
      entries.map(([language, name]) => [language, joinName(language, name, suffix(language))]),
    ),
  };
}

function joinName(language: Language, name: string, suffix: string): string {
  return language === 'chn' ? `${name} ${suffix}` : `${name}, ${suffix}`;
}
