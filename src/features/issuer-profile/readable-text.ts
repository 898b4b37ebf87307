import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';

export interface ReadableText {
  readonly text: string;
  /** Null where it is the reader's own. */
  readonly language: Language | null;
}

/** The text in the reader's language, else in English, else in whatever language there is. Null where there is none. */
export function readableText(texts: NameTable, language: Language): ReadableText | null {
  const order = [language, DEFAULT_LANGUAGE, ...Object.keys(texts).filter(isLanguage)];
  for (const code of order) {
    const text = texts[code]?.trim();
    if (text) return { text, language: code === language ? null : code };
  }
  return null;
}
