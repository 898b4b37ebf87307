import { isLongEnough, SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { admitToSearch, type Searcher, verdictOnSearch } from '#market/search/search-gate.server.ts';
import { NO_ITEMS, toSuggestions } from '#market/search/suggest/to-suggestions.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { chooseCategory, toResultPage } from './result-page.ts';
import type { SearchResultsData } from './search-results.contract.ts';

interface Requested {
  readonly q: string;
  readonly category?: SearchCategory | undefined;
  readonly page: number;
}

/** One page of hits in one category, and the counts of all; nothing at all for whom the search is not for. */
export async function readSearchResults(
  { q, category: wanted, page: wantedPage }: Requested,
  context: PageContext & Searcher,
): Promise<Unopened<SearchResultsData>> {
  const term = cleanTerm(q);
  const switches = readBrand(context.brand).search;
  const offered = SEARCH_CATEGORIES.filter((each) => switches[each]);
  const nothing = { term, counts: {}, items: NO_ITEMS, search_error: null, page: 1, pages: 0 };
  const unsearched = { ...nothing, category: chooseCategory(offered, wanted, {}) };
  if (verdictOnSearch(context) !== 'allowed') return { ...unsearched, state: 'locked' };
  if (!isLongEnough(term)) return { ...unsearched, state: 'too_short' };

  await admitToSearch(context);
  const found = await context.search.ask({ term });
  const counts = Object.fromEntries(offered.map((each) => [each, found[each]?.total ?? 0]));
  const category = chooseCategory(offered, wanted, counts);
  const { page, pages, offset } = toResultPage(wantedPage, counts[category] ?? 0);
  const hits = offset === 0 ? found : await context.search.ask({ term, category, offset });
  const suggestions = (await toSuggestions([category], hits, context))[category];
  const { items, search_error } = suggestions ?? nothing;
  return { term, state: 'found', counts, category, items, search_error, page, pages };
}
