import { expect, test } from 'vitest';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';
import { parseRecipe, recipeSchema } from './recipe.ts';

const RECIPE = {
  code: 'acme-eod',
  version: 2,
  format: 'any-table',
  record: 'price',
  skipLines: 0,
  encoding: 'windows-1251',
  delimiter: ';',
  decimal: ',',
  columns: {
    ticker: { from: ['<TICKER>', 'Symbol'] },
    day: { from: '<DATE>', as: 'YYYYMMDD|DD/MM/YY' },
    close: { from: '<CLOSE>' },
    volume: { from: '<VOL>', missing: ['', '0'] },
  },
  constants: { mic: 'MISX', currency: 'RUB' },
  prices: { basis: 'as_traded', unit: '1' },
  known: 'replace',
  create: 'never',
  checks: { gap: 'off', jump: { times: 2.5 } },
} as const;

test('DI-04 a recipe survives being stored as JSON', () => {
  expect(parseRecipe(JSON.parse(JSON.stringify(parseRecipe(RECIPE))))).toEqual(RECIPE);
});

test.each([
  { fault: 'an unknown setting', recipe: { ...RECIPE, skipLine: 1 } },
  { fault: 'an unknown record type', recipe: { ...RECIPE, record: 'prices' } },
  { fault: 'an unknown check', recipe: { ...RECIPE, checks: { gaps: 'off' } } },
  {
    fault: 'a day pattern without a meaning',
    recipe: { ...RECIPE, columns: { day: { from: 'a', as: 'QQ' } } },
  },
  { fault: 'a unit that is no number', recipe: { ...RECIPE, prices: { unit: 'pence' } } },
])('DI-04 a recipe with $fault is refused', ({ recipe }) => {
  expect(recipeSchema.safeParse(recipe).success).toBe(false);
});

test('DI-04 builtin recipes are valid, and each format but any table has one', () => {
  const codes = BUILTIN_RECIPES.map(({ code }) => code);
  expect(codes).toContain('yahoo-daily');
  expect(new Set(codes).size).toBe(codes.length);
});
