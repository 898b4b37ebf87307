import { entityPath } from '#domain/search/categories.ts';

/** The page of all that analysts wrote about an issuer. */
export const allLink = (issuerStringId: string): string =>
  `${entityPath('companies', issuerStringId)}analytics/`;
