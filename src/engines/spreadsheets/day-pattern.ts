import type { Language } from '#domain/languages/languages.ts';

const DOTS = String.raw`dd\.mm\.yyyy`;
const SLASHES = String.raw`dd\/mm\/yyyy`;
const YEAR_FIRST = String.raw`yyyy\/mm\/dd`;

/** As the pages write days. A mark without a backslash would be changed to that of the reader's computer. */
const PATTERNS: Readonly<Record<Language, string>> = {
  rus: DOTS,
  eng: DOTS,
  pol: DOTS,
  ita: SLASHES,
  deu: DOTS,
  esp: SLASHES,
  chn: YEAR_FIRST,
  ukr: DOTS,
  fra: SLASHES,
  tur: DOTS,
};

export const dayPatternOf = (language: Language): string => PATTERNS[language];
