import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { Issuer } from '../catalogue/instruments.ts';

/** The name as a page in this language shows it. */
export const nameIn = ({ name, names }: Issuer, language: Language): string =>
  localizedName(name, names, language);
