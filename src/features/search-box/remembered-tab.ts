import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';

const KEY = 'search_tab';

/** Storage that the browser refuses is a tab that nobody chose. */
export function recallTab(): SearchCategory | null {
  try {
    const remembered = localStorage.getItem(KEY);
    return SEARCH_CATEGORIES.find((each) => each === remembered) ?? null;
  } catch {
    return null;
  }
}

export function rememberTab(category: SearchCategory): void {
  try {
    localStorage.setItem(KEY, category);
  } catch {}
}
