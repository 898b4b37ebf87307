import type { Language } from '#domain/languages/languages.ts';

export const flagPath = (language: Language): string => `/img/flag/${language}.svg`;
