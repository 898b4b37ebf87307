import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';

/** What can stand beside each other: things of one kind, named as their lists. */
export const COMPARED_KINDS = SEARCH_CATEGORIES;
export type ComparedKind = SearchCategory;

export const MOST_COMPARED = 10;
export const COMPARE_PATH = '/compare/';

/** A string id, or a number. */
export const COMPARED_KEY = /^[a-z0-9][a-z0-9-]{0,99}$/;

export interface Compared {
  readonly kind: ComparedKind;
  readonly keys: readonly string[];
  /** That amounts and curves are converted to; without it they are as quoted. */
  readonly currency?: string | null;
}

/** What an address compares; null where it makes no sense: no kind, no key, or more than ten. */
export function parseCompared(kind: string | undefined, ids: string): Compared | null {
  const known = COMPARED_KINDS.find((each) => each === kind);
  const keys = [...new Set(ids.split(',').map((part) => part.trim()))];
  if (!known || keys.length > MOST_COMPARED || !keys.every((key) => COMPARED_KEY.test(key))) return null;
  return { kind: known, keys };
}

/** Without its question mark. */
export const comparedQuery = ({ kind, keys, currency }: Compared): string =>
  `kind=${kind}&ids=${keys.join()}${currency ? `&currency=${currency}` : ''}`;

export const comparePath = (compared: Compared): string => `${COMPARE_PATH}?${comparedQuery(compared)}`;
