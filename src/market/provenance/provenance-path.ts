import type { SearchCategory } from '#domain/search/categories.ts';

/** The page that says where the data on an instrument or issuer come from. */
export const provenancePath = (category: SearchCategory, stringId: string): string =>
  `/sources/${category}/${stringId}/`;
