import { expect, test } from 'vitest';
import { findSlug } from './find-slug.ts';
import { foldColumnName } from './fold-column-name.ts';
import { recognitionScore } from './recognition-score.ts';

test.each([
  { name: '\ufeff"Adj_Close "', folded: 'adj close' },
  { name: ' NAME OF  COMPANY', folded: 'name of company' },
  { name: '<DATE>', folded: '<date>' },
  { name: 'Adj Close**', folded: 'adj close' },
  { name: 'ДАТА', folded: 'дата' },
  { name: 'e\u0301tat', folded: 'état' },
])('DI-03 the column "$name" is compared as "$folded"', ({ name, folded }) => {
  expect(foldColumnName(name)).toBe(folded);
});

test('DI-03 the score is zero without a required column, and grows with the optional ones and the sample', () => {
  const all = { found: 2, of: 2 };
  expect(recognitionScore({ required: { found: 1, of: 2 }, optional: all, sample: all })).toBe(0);
  expect(recognitionScore({ required: all, optional: all, sample: all })).toBeCloseTo(1);
  expect(
    recognitionScore({ required: all, optional: { found: 1, of: 4 }, sample: { found: 10, of: 20 } }),
  ).toBeCloseTo(0.75);
  expect(
    recognitionScore({ required: all, optional: { found: 0, of: 0 }, sample: { found: 0, of: 20 } }),
  ).toBeCloseTo(0.8);
});

test.each([
  { name: '20 Microns Limited', slug: '20-microns-limited' },
  { name: 'Сбербанк России', slug: 'sberbank-rossii' },
  { name: "L'Oréal S.A.", slug: 'loreal-s-a' },
  { name: 'Źródło & Łąka', slug: 'zrodlo-laka' },
  { name: '澳柯玛', slug: null },
  { name: 'A股', slug: null },
  { name: '—', slug: null },
])('the address of $name is $slug', ({ name, slug }) => {
  expect(findSlug(name)).toBe(slug);
});
