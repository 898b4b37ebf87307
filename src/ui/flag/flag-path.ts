import type { Language } from '#domain/languages/languages.ts';

/** Document B, section 2. */
export const flagPath = (language: Language): string => `/img/flag/${language}.svg`;
