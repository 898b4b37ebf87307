import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { basispoint } from '#platform/brands/basispoint/brand.ts';
import { couponry } from '#platform/brands/couponry/brand.ts';
import { findMethodology } from './methodology.ts';

test.each(LANGUAGES)('IF-08 a reader of %s is led to the methodology in Russian or English', (language) => {
  const variant = language === 'rus' ? 'rus' : 'eng';
  expect(findMethodology(basispoint, language)).toBe(`/brands/basispoint/bank-reports-${variant}.pdf`);
});

test('IF-08 LV-07 in the CBN data mode there is no link to it', () => {
  for (const language of LANGUAGES) expect(findMethodology(couponry, language)).toBeNull();
});

test('IF-08 a brand may point to a paper of its own, in one language or both', () => {
  const brand = { ...basispoint, methodology: { rus: 'https://bank.example/metodika.pdf' } };
  expect(findMethodology(brand, 'rus')).toBe('https://bank.example/metodika.pdf');
  expect(findMethodology(brand, 'deu')).toBe('/brands/basispoint/bank-reports-eng.pdf');
});
