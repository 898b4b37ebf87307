import { parseRecipe, type Recipe } from './recipe.ts';
import { templateRecipes } from './templates.ts';

const files = import.meta.glob<unknown>('./builtin/*.json', { eager: true, import: 'default' });

/** Recipes that come with the site. They can be copied, never changed. */
export const BUILTIN_RECIPES: readonly Recipe[] = [
  ...Object.values(files).map(parseRecipe),
  ...templateRecipes(),
];
