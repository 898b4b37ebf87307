/** What can be looked up, in the order of the documents: a box shows its tabs in it. */
export const SEARCH_CATEGORIES = ['bonds', 'stocks', 'indexes', 'companies', 'etf'] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

/** From how many characters on a search begins. */
const SHORTEST_TERM = 3;
/** Two are a word in Chinese. */
const SHORTEST_HAN_TERM = 2;
export const LONGEST_TERM = 100;

/** Where a pick leads. */
const PATHS: Readonly<Record<SearchCategory, string>> = {
  bonds: '/bonds/',
  stocks: '/stocks/',
  indexes: '/indexes/',
  companies: '/company/',
  etf: '/etf/',
};

export const entityPath = (category: SearchCategory, id: string | number): string =>
  `${PATHS[category]}${id}/`;

/** What a path leads to: the other way round. */
export function parseEntityPath(
  path: string,
): { readonly category: SearchCategory; readonly id: string } | null {
  const category = SEARCH_CATEGORIES.find((each) => path.startsWith(PATHS[each]));
  const [id = ''] = category ? path.slice(PATHS[category].length).split('/') : [];
  return category && id ? { category, id } : null;
}

/** Whether a term is long enough once it is trimmed. */
export function isLongEnough(term: string): boolean {
  const letters = [...term.trim()];
  const isHan = letters.some((letter) => /\p{Script=Han}/u.test(letter));
  return letters.length >= (isHan ? SHORTEST_HAN_TERM : SHORTEST_TERM);
}
