import type { Language } from '#domain/languages/languages.ts';
import type { Brand } from '#platform/brands/brand.ts';

/** It is written in two languages: whoever does not read Russian is given the English one (IF-08). */
export const METHODOLOGY_LANGUAGES = ['rus', 'eng'] as const;
export type MethodologyLanguage = (typeof METHODOLOGY_LANGUAGES)[number];

export const methodologyPath = (brandId: string, language: MethodologyLanguage): string =>
  `/brands/${brandId}/bank-reports-${language}.pdf`;

/** Where the methodology stands for the readers of a brand; null in the CBN data mode. */
export function findMethodology(brand: Brand, language: Language): string | null {
  if (brand.usesCbnData) return null;
  const variant = language === 'rus' ? 'rus' : 'eng';
  return brand.methodology?.[variant] ?? methodologyPath(brand.id, variant);
}
